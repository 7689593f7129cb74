/**
 * Ends the process once nobody reads its output any more, as in `sideguide check … | head`. The result was not
 * delivered, so the status is 2.
 */
export function exitOnClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(2));
}
