/** Ends the process, with status 2, once nobody reads its output any more, as in `sideguide check … | head`. */
export function exitOnClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(2));
}
