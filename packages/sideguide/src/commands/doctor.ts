import { join, resolve } from 'node:path';
import { call, type HelpPage, harmless, harmlessJson, paintFor, readCall, Stop } from '@sideguide/cli-kit';
import { type Complaint, lookOver, ofFiles, ofServer } from '../operator/doctor.ts';
import { readGuide, showFindings } from '../operator/guide.ts';
import { folderOption } from '../operator/options.ts';

const name = `${call} doctor`;

const page: HelpPage = {
  usage: `${name} [APK…] [--site ADDRESS] [--strict] [--json]`,
  about: `Looks over your guide: the settings and every app, links, languages, the contrast of your colour, facts that are
stale (more than 180 days). With files: are they apps of the guide, signed by a certificate of their entry? With an
address: does the server send every file and header as the build has them? Each finding comes with its remedy.`,
  options: {
    site: { value: 'ADDRESS', help: 'ask this server too; nothing else of this command uses the network' },
    strict: { help: 'hints count as mistakes' },
    ...folderOption,
    out: { value: 'DIR', help: 'folder of the built site; dist in the folder of the guide if nothing is said' },
    json: { help: 'print JSON: a list of findings with weight, file, field, reason, remedy' },
  },
  sections: {
    'Exit status':
      '0  no mistake (hints may be there)\n1  at least one mistake; with --strict a hint is one\n2  wrong usage, or no guide here',
  },
  example: `${name} app.apk --site https://guide.example/`,
};

/** Runs `sideguide doctor`. */
export async function run(argv: readonly string[]): Promise<number> {
  const given = readCall(argv, page, name);
  if (!given) return 0;
  const { folder, site, out, strict, json } = given.values;
  if (typeof site === 'string' && !/^https?:\/\/[^/]/.test(site))
    throw new Stop(`“${harmless(site, 80)}” is no address.`, `Write it whole: ${name} --site https://guide.example/`);
  const guide = await readGuide(typeof folder === 'string' ? folder : undefined);
  const dist = typeof out === 'string' ? resolve(out) : join(guide.folder.path, 'dist');
  const found: Complaint[] = [
    ...lookOver(guide, dist, new Date().toISOString().slice(0, 10)),
    ...(await ofFiles(guide, given.positionals)),
    ...(typeof site === 'string' ? await ofServer(guide, site, dist) : []),
  ];
  const mistakes = found.filter(({ weight }) => strict === true || weight === 'mistake').length;
  if (json) console.log(harmlessJson(found));
  else print(found, mistakes, given.positionals.length, site !== undefined);
  return mistakes ? 1 : 0;
}

function print(found: readonly Complaint[], mistakes: number, files: number, asked: boolean): void {
  const paint = paintFor(process.stdout, process.env);
  for (const weight of ['mistake', 'hint'] as const) {
    const these = found.filter((one) => one.weight === weight);
    if (these.length)
      console.log(
        `${paint(weight === 'mistake' ? 'bad' : 'warn', weight === 'mistake' ? 'Mistakes' : 'Hints')}\n${showFindings(these)}\n`,
      );
  }
  const looked = `settings, apps, links, languages, colours, facts${files ? `, ${files === 1 ? 'one file' : `${files} files`}` : ''}${asked ? ', the server' : ''}`;
  const sum = mistakes
    ? `Mistakes: ${mistakes}.`
    : found.length
      ? `No mistakes; hints: ${found.length}.`
      : 'All is well.';
  console.log(`${paint(mistakes ? 'bad' : 'good', sum)} Looked at: ${looked}.`);
}
