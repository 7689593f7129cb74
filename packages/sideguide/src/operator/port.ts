import type { Server } from 'node:http';
import { type Options, Stop } from '@sideguide/cli-kit';
import { listen, parsePort } from '@sideguide/site-kit/serve';

export const portOption = {
  port: { value: 'PORT', help: 'the port; PORT of the environment, else 4173, if nothing is said' },
} satisfies Options;

/** Returns the requested port; 0 takes any free one. Throws `Stop` if it is invalid. */
export function parsePortOption(port: string | undefined): number {
  if (port === '0') return 0;
  try {
    return parsePort(port ?? process.env.PORT);
  } catch {
    throw new Stop('The port has to be a number from 1 to 65535.', 'Write: --port 8080');
  }
}

/** Starts a server and returns its port. Throws `Stop` if the requested one cannot be had; `name` is the command. */
export async function listenOrStop(server: Server, port: number, name: string): Promise<number> {
  try {
    return (await listen(server, port)).port;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new Stop(`${sentence}.`, `Choose another: ${name} --port ${port < 65535 ? port + 1 : 4173}`);
  }
}

/** Waits for Ctrl-C (SIGINT) or SIGTERM, then runs `cleanUp`. */
export const waitForStop = (cleanUp: () => void): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      cleanUp();
      resolve();
      // Exit even if something still keeps the process alive.
      setImmediate(() => process.exit(0));
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
