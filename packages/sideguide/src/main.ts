import { exitOnClosedOutput, harmless, Stop } from '@sideguide/cli-kit';
import { run } from './run.ts';

/** Prints the error that ended the command, without a stack trace. Returns the exit status. */
function reportError(error: unknown): number {
  const stop =
    error instanceof Stop
      ? error
      : new Stop(
          `Sideguide made a mistake of its own: ${harmless(String(error).split('\n', 1)[0]!, 300)}.`,
          'Nothing was found out. Please report the sentence above and how the file can be had.',
          3,
        );
  console.error(`${stop.message}\n${stop.remedy}`);
  return stop.status;
}

/** Runs the command that this process's arguments name, and sets the exit status. */
async function start(): Promise<void> {
  exitOnClosedOutput();
  process.on('uncaughtException', (error) => process.exit(reportError(error)));
  process.exitCode = await run(process.argv.slice(2)).catch(reportError);
}

await start();
