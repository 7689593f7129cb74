/** Work that finishes within this many milliseconds shows no progress. */
const delayMs = 700;

export interface Progress {
  readonly update: (done: number, total: number) => void;
  /** Clears the progress line. */
  readonly end: () => void;
}

/** Shows the progress of long work as one line on the terminal; does nothing if the stream is not a terminal. */
export function watchProgress(
  what: string,
  stream: NodeJS.WriteStream = process.stderr,
  clock: () => number = () => performance.now(),
): Progress {
  if (!stream.isTTY) return { update: () => undefined, end: () => undefined };
  const start = clock();
  let lastLine = '';
  return {
    update(done, total) {
      if (clock() - start < delayMs || total <= 0) return;
      const line = `${what}: ${Math.floor((100 * done) / total)} %`;
      if (line === lastLine) return;
      lastLine = line;
      stream.write(`\r\u001b[K${line}`);
    },
    end() {
      if (lastLine) stream.write('\r\u001b[K');
    },
  };
}
