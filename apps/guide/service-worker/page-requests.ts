// What a page waits for comes first: the flow is cached only while no request of a page is on the network.

let running = 0;
const waiting: (() => void)[] = [];

/** Counts a page's request as running until it has been answered. */
export async function pageRequest<Answer>(answering: Promise<Answer>): Promise<Answer> {
  running += 1;
  try {
    return await answering;
  } finally {
    running -= 1;
    if (running === 0) for (const go of waiting.splice(0)) go();
  }
}

/** Resolves when no request of a page is on the network. */
export const quiet = (): Promise<void> =>
  running === 0 ? Promise.resolve() : new Promise((done) => void waiting.push(done));
