/** Work that is over sooner is not spoken of, in milliseconds. */
const patience = 700;

export interface Progress {
  readonly tell: (done: number, all: number) => void;
  /** Takes the line away again. */
  readonly end: () => void;
}

/** A line on the terminal that says how far a long work is; nothing where nobody looks. */
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
