import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isSource } from '@sideguide/cli-kit';

/** A Chromium, and the arguments and environment to start it with. */
export interface Printer {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Returns where systems install browsers that are not on the path. */
function defaultPaths(env: NodeJS.ProcessEnv): string[] {
  const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  );
  const onWindows = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  return [...onMac, ...onWindows];
}

/**
 * Finds a browser that can print: the one named in `SIDEGUIDE_BROWSER`, in a clone that of the tests, else one that is
 * installed on this machine. Undefined if there is none.
 */
export async function findPrinter(env: NodeJS.ProcessEnv = process.env): Promise<Printer | undefined> {
  // Chromium refuses to run as root otherwise; it opens only a page of ours.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (env.SIDEGUIDE_BROWSER) return { executablePath: env.SIDEGUIDE_BROWSER, args, env: {} };
  if (isSource) {
    // Not part of the packaged command, which brings no browser.
    const finderModule = '../../../../tools/browser/find-browser.ts';
    const { findBrowser } = (await import(/* webpackIgnore: true */ finderModule)) as {
      readonly findBrowser: (options: object) => Promise<Printer>;
    };
    return findBrowser({ hasSystemFonts: true }).catch(() => undefined);
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const executablePath = [...onPath, ...defaultPaths(env)].find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath, args, env: {} };
}
