import { join, resolve } from 'node:path';
import { call, command, type HelpPage, harmless, harmlessJson, paintFor, Stop } from '@sideguide/cli-kit';
import { checkServer } from '../operator/check-server.ts';
import { checkFiles, examineGuide } from '../operator/doctor.ts';
import type { DoctorFinding } from '../operator/doctor-finding.ts';
import { readGuide, showFindings } from '../operator/guide.ts';
import { folderOption } from '../operator/options.ts';

const name = `${call} doctor`;

const page = {
  usage: `${name} [APK…] [--site ADDRESS] [--strict] [--json]`,
  about: `Looks over your guide: the settings and every app, links, languages, the contrast of your colour, facts that are
stale (more than 180 days). With files: are they apps of the guide, signed by a certificate of their entry, and the very
files that the entry notes? With an address: does the server send every file and header as the build has them? Each
finding comes with its place and its remedy.`,
  options: {
    site: { value: 'ADDRESS', help: 'ask this server too; nothing else of this command uses the network' },
    strict: { help: 'hints count as mistakes' },
    ...folderOption,
    out: { value: 'DIR', help: 'folder of the built site; dist in the folder of the guide if nothing is said' },
    json: { help: 'print JSON: a list of findings with weight, file, line, column, field, reason, remedy' },
  },
  sections: {
    'Exit status':
      '0  no mistake (hints may be there)\n1  at least one mistake; with --strict a hint is one\n2  wrong usage, or no guide here',
  },
  example: `${name} app.apk --site https://guide.example/`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values: { folder, site, out, strict, json }, positionals }) => {
  if (site !== undefined && !/^https?:\/\/[^/]/.test(site))
    throw new Stop(`“${harmless(site, 80)}” is no address.`, `Write it whole: ${name} --site https://guide.example/`);
  const guide = await readGuide(folder);
  const dist = out ? resolve(out) : join(guide.folder.path, 'dist');
  const findings: DoctorFinding[] = [
    ...examineGuide(guide, dist, new Date().toISOString().slice(0, 10)),
    ...(await checkFiles(guide, positionals)),
    ...(site ? await checkServer(guide, site, dist) : []),
  ];
  const mistakeCount = findings.filter(({ weight }) => strict === true || weight === 'mistake').length;
  if (json) console.log(harmlessJson(findings));
  else printFindings(findings, mistakeCount, positionals.length, site !== undefined);
  return mistakeCount ? 1 : 0;
});

function printFindings(
  findings: readonly DoctorFinding[],
  mistakeCount: number,
  fileCount: number,
  isServerChecked: boolean,
): void {
  const paint = paintFor(process.stdout, process.env);
  for (const weight of ['mistake', 'hint'] as const) {
    const ofWeight = findings.filter((finding) => finding.weight === weight);
    if (ofWeight.length)
      console.log(
        `${paint(weight === 'mistake' ? 'bad' : 'warn', weight === 'mistake' ? 'Mistakes' : 'Hints')}\n${showFindings(ofWeight)}\n`,
      );
  }
  const subjects = `settings, apps, links, languages, colours, facts${fileCount ? `, ${fileCount === 1 ? 'one file' : `${fileCount} files`}` : ''}${isServerChecked ? ', the server' : ''}`;
  const summary = mistakeCount
    ? `Mistakes: ${mistakeCount}.`
    : findings.length
      ? `No mistakes; hints: ${findings.length}.`
      : 'All is well.';
  console.log(`${paint(mistakeCount ? 'bad' : 'good', summary)} Looked at: ${subjects}.`);
}
