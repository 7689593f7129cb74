import { type Options, type ParsedArgs, Stop } from '@sideguide/cli-kit';
import { parsePort } from '@sideguide/site-kit/serve';

export const portOption: Options = {
  port: { value: 'PORT', help: 'the port; PORT of the environment, else 4173, if nothing is said' },
};

/** Returns the requested port; 0 takes any free one. Throws `Stop` if it is invalid. */
export function parsePortOption({ values: { port } }: ParsedArgs): number {
  if (port === '0') return 0;
  try {
    return parsePort(typeof port === 'string' ? port : process.env.PORT);
  } catch {
    throw new Stop('The port has to be a number from 1 to 65535.', 'Write: --port 8080');
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
