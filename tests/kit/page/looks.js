// What is wrong with how a page is laid out now, in words; `least` is the smallest side of a target in px.
(least) => {
  const found = []
  const wide = document.documentElement.clientWidth
  const modal = document.querySelector('dialog:modal')
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    (!modal || modal.contains(element))
  const name = (element) => {
    const text = (element.innerText || element.getAttribute('aria-label') || '').trim().slice(0, 40)
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${JSON.stringify(text)}`
  }
  const up = (element) => {
    const chain = []
    for (let each = element; each; each = each.parentElement) chain.push(each)
    return chain
  }
  const styles = new Map()
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
  // What only a screen reader shall find is clipped away on purpose.
  const hidden = (element) => up(element).some((each) => style(each).clipPath === 'inset(50%)')
  const clips = (value) => value === 'hidden' || value === 'clip'
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  // Bars and drawers lie over what scrolls below them: text is held against text of its own layer.
  const layer = (element) =>
    up(element).find((each) => ['fixed', 'sticky'].includes(style(each).position) || each === modal) ?? null

  /** What is left of a piece of text within everything that clips it; nothing where it is scrolled away. */
  function within(rect, element, text) {
    let { left, right, top, bottom } = rect
    for (const each of up(element)) {
      const { overflowX, overflowY, textOverflow } = style(each)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      if (each === document.body || each === document.documentElement) continue
      const box = each.getBoundingClientRect()
      const across = left < box.left - 1 || right > box.right + 1
      const down = top < box.top - 2 || bottom > box.bottom + 2
      const told = textOverflow === 'ellipsis' && up(each).some((one) => one.title || one.ariaLabel)
      if ((across && clips(overflowX) && !told) || (down && clips(overflowY))) {
        found.push(`cut: ${JSON.stringify(text.slice(0, 50))} in ${name(each)}`)
        return null
      }
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
      if (left >= right || top >= bottom) return null
    }
    return { left, right, top, bottom }
  }

  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.data.trim()
    if (!text || !shown(element) || hidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const button = element.closest('button, a.button, select')?.getBoundingClientRect()
    const scroller = up(element).some((each) => scrolls(style(each).overflowX) && each !== document.documentElement)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1 || rect.right <= 0) continue
      const rest = within(rect, element, text)
      if (!rest) continue
      if (!scroller && (rest.left < -1 || rest.right > wide + 1)) found.push(`outside: ${name(element)}`)
      if (button && (rect.left < button.left - 1 || rect.right > button.right + 1 || rect.bottom > button.bottom + 2)) {
        found.push(`out of its button: ${name(element)}`)
      }
      const lead = (rest.bottom - rest.top) / 5 // letters stand within the middle of their line
      texts.push({ ...rest, top: rest.top + lead, bottom: rest.bottom - lead, element, layer: layer(element) })
    }
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 2 && down > 2) found.push(`overlap: ${name(one.element)} and ${name(other.element)}`)
    }
  }

  if (document.documentElement.scrollWidth > wide + 1) {
    const far = [...document.body.querySelectorAll('*')]
      .filter((each) => shown(each) && each.getBoundingClientRect().right > wide + 1)
    found.push(`wider than the screen: ${far.slice(0, 3).map(name).join(', ')}`)
  }

  for (const element of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    if (!shown(element) || hidden(element) || element.matches('.skip')) continue
    if (style(element).display === 'inline') continue // part of a sentence
    const touched = (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) || element
    // What is seen can be smaller than what takes the finger: `::after` lies over it, and further.
    const after = getComputedStyle(touched, '::after')
    const [more, higher] = after.position === 'absolute' ? [after.width, after.height].map(parseFloat) : [0, 0]
    const seen = touched.getBoundingClientRect()
    const [width, height] = [Math.max(seen.width, more), Math.max(seen.height, higher)]
    if (Math.min(width, height) < least - 0.5) {
      found.push(`small: ${name(element)} ${width.toFixed(1)} x ${height.toFixed(1)}`)
    }
  }

  for (const field of document.querySelectorAll('input[placeholder]')) {
    if (!shown(field) || field.value) continue
    const pen = document.createElement('canvas').getContext('2d')
    const { font, paddingLeft, paddingRight } = style(field)
    pen.font = font
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    if (pen.measureText(field.placeholder).width > room + 1) found.push(`cut: ${field.placeholder}`)
  }
  return [...new Set(found)]
}
