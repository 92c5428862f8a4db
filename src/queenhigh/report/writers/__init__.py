"""How it is told: blocks as HTML, Markdown, SVG, a terminal or a notebook."""
