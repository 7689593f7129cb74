import { type Given, type Options, Stop } from '@sideguide/cli-kit';
import { parsePort } from '@sideguide/site-kit/serve';

export const portOption: Options = {
  port: { value: 'PORT', help: 'the port; PORT of the environment, else 4173, if nothing is said' },
};

/** The port that is asked for; 0 takes any free one. `Stop` for what is none. */
export function portOf({ values: { port } }: Given): number {
  if (port === '0') return 0;
  try {
    return parsePort(typeof port === 'string' ? port : process.env.PORT);
  } catch {
    throw new Stop('The port has to be a number from 1 to 65535.', 'Write: --port 8080');
  }
}

/** Waits for Ctrl-C, or for the end of the terminal; runs `end` then. */
export const untilStopped = (end: () => void): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      end();
      resolve();
      // Whatever still holds the process has nothing more to say.
      setImmediate(() => process.exit(0));
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
