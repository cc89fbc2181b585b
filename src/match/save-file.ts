/** How long a file can be read after its link was clicked: some browsers ask first where to save it. */
const KEPT_MS = 60_000;

/** Gives a file to the browser, which saves it under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  [link.href, link.download] = [address, file.name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
