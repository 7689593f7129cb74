import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** One kind of request, and its valid statuses. */
export interface Wish {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

export interface RequestTally {
  /** Milliseconds of every response, in no particular order. */
  readonly times: number[];
  readonly wrong: string[];
}

const one = (
  port: number,
  agent: Agent | false,
  { path, headers = {}, status }: Wish,
  tally: RequestTally,
): Promise<void> =>
  new Promise((done) => {
    const begun = performance.now();
    const end = (complaint?: string) => {
      if (complaint) tally.wrong.push(`${path}: ${complaint}`);
      else tally.times.push(performance.now() - begun);
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

/** Sends `count` requests over `lanes` keep-alive connections, cycling through the wishes. */
export async function many(port: number, wishes: readonly Wish[], count: number, lanes: number): Promise<RequestTally> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const tally: RequestTally = { times: [], wrong: [] };
  let next = 0;
  const lane = async () => {
    while (next < count) await one(port, agent, wishes[next++ % wishes.length]!, tally);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  return tally;
}

/** Sends `count` requests at once, each over its own connection. */
export async function atOnce(port: number, wish: Wish, count: number): Promise<RequestTally> {
  const tally: RequestTally = { times: [], wrong: [] };
  await Promise.all(Array.from({ length: count }, () => one(port, false, wish, tally)));
  return tally;
}

/** Opens connections that stop in the middle of a request, or close during the response. */
export const rude = (port: number, words: string, count: number): Promise<Socket[]> =>
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
