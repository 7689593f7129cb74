/** Work that finishes within this many milliseconds shows no progress. */
const patience = 700;

export interface Progress {
  readonly tell: (done: number, all: number) => void;
  /** Clears the progress line. */
  readonly end: () => void;
}

/** Shows the progress of long work as one line on the terminal; does nothing if the stream is not a terminal. */
export function watchProgress(
  what: string,
  stream: NodeJS.WriteStream = process.stderr,
  clock: () => number = () => performance.now(),
): Progress {
  if (!stream.isTTY) return { tell: () => undefined, end: () => undefined };
  const start = clock();
  let shown = '';
  return {
    tell(done, all) {
      if (clock() - start < patience || all <= 0) return;
      const line = `${what}: ${Math.floor((100 * done) / all)} %`;
      if (line === shown) return;
      shown = line;
      stream.write(`\r\u001b[K${line}`);
    },
    end() {
      if (shown) stream.write('\r\u001b[K');
    },
  };
}
