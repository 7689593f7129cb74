/** Milliseconds that the browser has to start the download; until then the file stays in memory. */
const revokeDelayMs = 60_000;

/** Saves a generated file as a download. Nothing is sent or fetched. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
