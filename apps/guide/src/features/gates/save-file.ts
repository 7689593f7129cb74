/** Milliseconds that a browser may take to begin; the file lies in the page's memory so long. */
const patience = 60_000;

/** Offers a file that was made on the phone to be kept there. Nothing is sent or fetched. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
