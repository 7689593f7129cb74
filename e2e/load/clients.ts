import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** One kind of request, and its valid statuses. */
export interface RequestCase {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

export interface RequestTally {
  /** Milliseconds of every response, in no particular order. */
  readonly times: number[];
  readonly problems: string[];
}

const sendOne = (
  port: number,
  agent: Agent | false,
  { path, headers = {}, status }: RequestCase,
  tally: RequestTally,
): Promise<void> =>
  new Promise((done) => {
    const startTime = performance.now();
    const end = (problem?: string) => {
      if (problem) tally.problems.push(`${path}: ${problem}`);
      else tally.times.push(performance.now() - startTime);
      done();
    };
    request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.resume();
      response.on('error', (error) => end(error.message));
      response.on('end', () => end(response.statusCode === status ? undefined : `${response.statusCode}`));
    })
      .on('error', (error) => end(error.message))
      .end();
  });

/** Sends `count` requests over `concurrency` keep-alive connections, cycling through the cases. */
export async function sendConcurrently(
  port: number,
  requestCases: readonly RequestCase[],
  count: number,
  concurrency: number,
): Promise<RequestTally> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const tally: RequestTally = { times: [], problems: [] };
  let next = 0;
  const runWorker = async () => {
    while (next < count) await sendOne(port, agent, requestCases[next++ % requestCases.length]!, tally);
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  agent.destroy();
  return tally;
}

/** Sends `count` requests at once, each over its own connection. */
export async function sendAtOnce(port: number, requestCase: RequestCase, count: number): Promise<RequestTally> {
  const tally: RequestTally = { times: [], problems: [] };
  await Promise.all(Array.from({ length: count }, () => sendOne(port, false, requestCase, tally)));
  return tally;
}

/** Opens connections that stop in the middle of a request, or close during the response. */
export const openUnfinished = (port: number, words: string, count: number): Promise<Socket[]> =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((done) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(words);
            done(socket);
          });
          socket.on('error', () => done(socket));
        }),
    ),
  );
