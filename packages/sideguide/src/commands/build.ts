import { join, resolve } from 'node:path';
import {
  call,
  command,
  exampleInGuide,
  folderArgument,
  type HelpPage,
  harmless,
  harmlessJson,
  Stop,
  shownPath,
  showSize,
} from '@sideguide/cli-kit';
import { parseBase } from '@sideguide/site-kit';
import { buildSite } from '../operator/build-site.ts';
import { mistakesOf } from '../operator/doctor.ts';
import { readGuide, requireNoFindings } from '../operator/guide.ts';
import { folderOption } from '../operator/options.ts';
import { baseOf } from '../operator/write-site.ts';

const name = `${call} build`;

const page = {
  usage: `${name} [--out DIR] [--base PATH] [--json]`,
  about: `Writes your guide as static files with hashed names, compressed copies and security headers for the usual hosts; the
settings for nginx and Caddy are written to a folder beside it (dist-host). A mistake in your data stops it with file,
line, field, reason and remedy, and leaves the site of the build before.`,
  options: {
    out: { value: 'DIR', help: 'folder for the site; dist in the folder of the guide if nothing is said' },
    base: { value: 'PATH', help: 'folder of the server, e.g. /guide/; that of “address” if nothing is said' },
    ...folderOption,
    json: { help: 'print JSON: folder, base, files, digest of button.js, bytes of the first load; or the findings' },
  },
  sections: {
    'Exit status': `0  built
1  the data have mistakes; nothing was changed
2  wrong usage, no guide here, or the folder cannot be written
130  stopped with Ctrl-C; nothing was changed`,
  },
  example: exampleInGuide('build'),
} satisfies HelpPage;

/** Returns the base that was given, or else that of the guide's own address. */
export function baseFor(option: string | undefined, address: string | undefined): string {
  try {
    return option === undefined ? baseOf(address) : parseBase(option);
  } catch {
    throw new Stop(`“${harmless(option ?? '', 60)}” is no folder of a server.`, `Write: ${name} --base /guide/`);
  }
}

/** Returns the current day (UTC), `YYYY-MM-DD`. */
export const buildDay = (): string => new Date().toISOString().slice(0, 10);

export const run = command(name, page, async ({ values, positionals }) => {
  const { out, json } = values;
  if (positionals.length)
    throw new Stop('The command takes no words.', `Name the folder like this: ${name} --folder my-guide`);
  const guide = await readGuide(values.folder);
  const { folder } = guide;
  const findings = mistakesOf(guide, buildDay());
  if (json && findings.length) {
    console.log(harmlessJson({ built: false, findings }));
    return 1;
  }
  requireNoFindings(findings);
  const base = baseFor(values.base, folder.settings.address);
  const dist = out ? resolve(out) : join(folder.path, 'dist');
  const { button, bytes, files } = await buildSite(guide, dist, base);
  const result = { folder: dist, base, files, button, firstLoad: bytes, apps: Object.keys(folder.apps) };
  const folderSuffix = folderArgument(folder.path);
  const serveSuffix = out ? ` --out ${shownPath(dist)}` : folderSuffix;
  if (json) console.log(harmlessJson({ built: true, ...result }));
  else console.log(resultText(result, folder.settings.address, { serveSuffix, folderSuffix }));
  return 0;
});

/** The result of a build, as in the JSON output. */
interface BuildResult {
  readonly folder: string;
  readonly base: string;
  readonly files: number;
  /** Digest of the button script, as in `integrity`. */
  readonly button: string;
  readonly firstLoad: { readonly ours: number; readonly react: number };
  readonly apps: readonly string[];
}

/** Returns the result in sentences, with what is left to do. `suffixes` are appended to the commands named there. */
function resultText(
  { folder, base, files, button, firstLoad, apps }: BuildResult,
  address: string | undefined,
  suffixes: { readonly serveSuffix: string; readonly folderSuffix: string },
): string {
  const printable = shownPath(folder);
  return [
    `Built: ${printable}, ${files} files for ${base}; first load ${showSize(firstLoad.ours + firstLoad.react)}.`,
    `Settings for nginx and Caddy: ${printable}-host. Look at it: ${call} serve${suffixes.serveSuffix}`,
    `A button for your page: button.html shows how. button.js has integrity="${button}"`,
    ...(apps.length ? [] : [`It has no app of yours yet: ${call} add app.apk --page URL${suffixes.folderSuffix}`]),
    ...(address ? [] : ['The settings have no “address” yet: where will it open?']),
  ].join('\n');
}
