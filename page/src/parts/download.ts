/** A file that the page itself has made. */

export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
