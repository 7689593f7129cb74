import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileDigest } from '@sideguide/apk-verify/node';
import { call, folderArgument, harmless } from '@sideguide/cli-kit';
import {
  type Content,
  datedFacts,
  type Finding,
  freshDays,
  publishedTags,
  sourceTag,
  staleFacts,
} from '@sideguide/content-kit';
import { appFile, catalogueOf, findSettings, largest, located, settingsName } from '@sideguide/content-kit/files';
import { nearest } from '@sideguide/guide-core/schema';
import { filesBelow } from '@sideguide/site-kit/verify';
import { answerFor, type FileAnswer } from '../commands/answers.ts';
import { type DoctorFinding, hint, mistake } from './doctor-finding.ts';
import type { OperatorGuide } from './guide.ts';
import { missingPin } from './pin.ts';

const ageOf = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / 86_400_000;

/** Finds missing settings, and a guide without apps. */
function checkSettings({ folder: { path, settings, apps, findings } }: OperatorGuide): DoctorFinding[] {
  const file = findSettings(path) ?? settingsName;
  // A field with a mistake, or with a mistyped name, is not in the settings either, and the mistake says so already.
  const hasMistake = (name: string) =>
    findings.some(
      ({ file: at, field }) =>
        at === file && ([name, '(whole file)'].includes(field) || nearest(field, [name]) === name),
    );
  const missing = (['name', 'contact', 'address'] as const).filter(
    (name) => settings[name] === undefined && !hasMistake(name),
  );
  const texts = {
    name: [
      'the guide has no name of its own, and its page /about names nobody who runs it',
      'Write "name": "My guide".',
    ],
    contact: ['readers are told of nobody they could ask, on /about neither', 'Write "contact": "help@example.org".'],
    address: ['nobody knows where the guide will open', 'Write "address": "https://guide.example/".'],
  } as const;
  return [
    ...missing.map((field) => hint(file, field, texts[field][0], texts[field][1])),
    ...(Object.keys(apps).length || findings.some((finding) => finding.file.startsWith('apps/'))
      ? []
      : [
          hint(
            'apps',
            '(folder)',
            'there is no app of yours',
            `Run: ${call} add app.apk --page URL${folderArgument(path)}`,
          ),
        ]),
  ];
}

/** Finds a pinned package that hosts do not have. */
function checkPin({ folder: { path } }: OperatorGuide): DoctorFinding[] {
  const file = missingPin(path);
  if (file === undefined) return [];
  return [
    mistake(
      'package.json',
      'dependencies.sideguide',
      `it names ${harmless(file, 120)}, and a host that builds your guide has only this folder`,
      `Copy the package's file into this folder, and run: npm install ./${harmless(basename(file), 60)}`,
    ),
  ];
}

/** Whether an address never resolves: names below `.invalid` are used as stand-ins (RFC 2606). */
const isPlaceholder = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname.endsWith('.invalid');

/** Finds app entries that are well-formed but doubtful. */
function checkApps({ folder: { path, apps } }: OperatorGuide, today: string): DoctorFinding[] {
  return Object.entries(apps).flatMap(([id, { page, checked, confidence, certificates = [] }]) => {
    const file = appFile(path, id);
    const age = ageOf(checked, today);
    return [
      ...(isPlaceholder(page)
        ? [mistake(file, 'page', 'it is a stand-in that leads nowhere', 'Write the page with the download.')]
        : []),
      ...(Array.isArray(certificates) && certificates.some((certificate) => /^(.)\1*$/.test(certificate?.sha256 ?? ''))
        ? [mistake(file, 'certificates', 'a digest is a stand-in', `Run: ${call} add app.apk${folderArgument(path)}`)]
        : []),
      ...(confidence === 'low'
        ? [
            hint(
              file,
              'confidence',
              'it is low: name, publisher and certificate stand as the file itself, or the repository, says them',
              'Check name and publisher. Is it your own app? Write "high". If not, name a second place that has the certificate in "sources" first.',
            ),
          ]
        : []),
      ...(age > freshDays
        ? [
            hint(
              file,
              'checked',
              `it was checked ${Math.floor(age)} days ago`,
              'Compare page and certificate again, then write the day of today.',
            ),
          ]
        : []),
      ...(age < -1 ? [mistake(file, 'checked', 'the day lies ahead', 'Write the day on which it was checked.')] : []),
    ];
  });
}

/** Returns where a data file belongs that lies beside the settings, by the field that only a step or an app has. */
function folderMeant(path: string, name: string): 'apps' | 'steps' | undefined {
  const file = join(path, name);
  if (!/\.jsonc?$/.test(name) || statSync(file).size > largest) return undefined;
  const text = readFileSync(file, 'utf8');
  if (/"place"\s*:/.test(text) && /"words"\s*:/.test(text)) return 'steps';
  return /"package"\s*:/.test(text) && /"certificates"\s*:/.test(text) ? 'apps' : undefined;
}

/** Finds files that nobody reads, such as an icon whose name is no app's, and folders whose name is mistyped. */
function checkUnread({ folder: { path, apps } }: OperatorGuide): DoctorFinding[] {
  const ids = Object.keys(apps);
  const icons = ids.flatMap((id) => [`apps/${id}.svg`, `apps/${id}.png`]);
  const isRead = (file: string) => /^[^/]+\/[^/]+\.jsonc?(?:\.sample)?$/.test(file) || icons.includes(file);
  const remedyFor = (file: string): string => {
    const [folder = '', ...names] = file.split('/');
    if (names.length > 1) return `Move it into the folder ${folder} itself.`;
    if (/\.(?:svg|png)$/.test(file))
      return `Give an icon the name of its app’s file: apps/${ids[0] ?? 'org.example.app'}.svg.`;
    return 'Write it as JSON, in a file that ends in .jsonc.';
  };
  const files = filesBelow(path)
    .filter((file) => /^(?:apps|steps)\/(?!\.)/.test(file) && !isRead(file))
    .map((file) => hint(file, '(whole file)', 'nobody reads it', remedyFor(file)));
  const all = readdirSync(path, { withFileTypes: true });
  const loose = all.flatMap((one) => {
    const folder = one.isFile() ? folderMeant(path, one.name) : undefined;
    return folder ? [hint(one.name, '(whole file)', 'nobody reads it', `Move it into the folder ${folder}.`)] : [];
  });
  const names = all.flatMap((one) => (one.isDirectory() ? one.name : []));
  const folders = names.flatMap((name) => {
    const meant = nearest(name, ['apps', 'steps']);
    // Where small and capital letters are the same, both names are one folder.
    const isOther = meant !== undefined && (names.includes(meant) || !existsSync(join(path, meant)));
    return isOther ? hint(name, '(folder)', 'nobody reads it', `Move its files into the folder ${meant}.`) : [];
  });
  return [...files, ...loose, ...folders];
}

/** Finds stale facts about phones and apps that come with the package. */
function checkPackageFacts(content: Content, today: string): DoctorFinding[] {
  const stale = staleFacts(content, today);
  const [oldest] = stale;
  if (!oldest) return [];
  return [
    hint(
      'sideguide',
      'facts',
      `${stale.length} of ${datedFacts(content).length} facts of the package were checked more than ${freshDays} days ago, the oldest on ${oldest.checked}`,
      'Take a newer version of the package.',
    ),
  ];
}

/** Returns the paths of all texts except those that are among `excluded`. */
const textPaths = (value: unknown, excluded: readonly string[] = [], path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => textPaths(child, excluded, `${path}/${key}`))
    : excluded.includes(String(value))
      ? []
      : [path];

/** Finds languages that are offered but incomplete. */
function checkLanguages(content: Content, { folder }: OperatorGuide): DoctorFinding[] {
  const words = (tag: string) => {
    const { ui, namespaces, check, steps, messages } = content.locales[tag]!;
    return { ui, namespaces, check, steps, messages };
  };
  // Plural forms differ between languages, so only the key of a plural counts.
  const sourcePaths = new Set(
    textPaths(words(sourceTag(content))).filter((key) => !/\/(?:zero|one|two|few|many|other)$/.test(key)),
  );
  const tagsByMissing = new Map<number, string[]>();
  for (const tag of publishedTags(folder.content)) {
    const translatedPaths = new Set(textPaths(words(tag), content.locales[tag]!.standIns));
    const missing = [...sourcePaths].filter((key) => !translatedPaths.has(key)).length;
    tagsByMissing.set(missing, [...(tagsByMissing.get(missing) ?? []), `“${tag}”`]);
  }
  const file = findSettings(folder.path) ?? settingsName;
  return [...tagsByMissing].flatMap(([missing, tags]) => {
    if (missing === 0) return [];
    const reason = `${missing} of ${sourcePaths.size} texts are not translated in ${tags.join(', ')}, and stand there in the source language`;
    return [hint(file, 'languages', reason, 'Leave the language out, or help to translate it.')];
  });
}

/** Returns what operators can do about a file that is not an app of the guide: it is theirs more often than a fake. */
function remedyFor(file: string, { text, examined }: FileAnswer, path: string): string {
  const add = `${call} add ${harmless(file, 80)}`;
  const verdict = examined?.verdict;
  if (verdict?.answer === 'unknown-app')
    return `If it is yours: ${add} --page https://example.org/download${folderArgument(path)}`;
  if (verdict?.answer === 'do-not-install' && verdict.danger === 'mismatch')
    return `If you have changed keys: ${add} --yes${folderArgument(path)}. If not, it is a fake.`;
  return text.remedy ?? `See: ${call} check ${harmless(file, 80)}`;
}

/**
 * Compares files with the guide's entries: each must be an app of the guide, signed with one of its certificates, and
 * should be the file whose version, size and SHA-256 readers are told.
 */
export async function checkFiles({ folder }: OperatorGuide, files: readonly string[]): Promise<DoctorFinding[]> {
  if (folder.findings.some(({ file }) => file.startsWith('apps/')))
    return files.map((file) =>
      mistake(file, 'certificates', 'it was compared with nothing: an app has mistakes', 'Mend those first.'),
    );
  const { entries } = catalogueOf(folder.content, folder.path);
  const findings: DoctorFinding[] = [];
  for (const file of files) {
    const answer = await answerFor(file, { phone: {}, entries });
    if (answer.status !== 0) {
      findings.push(mistake(file, 'certificates', answer.text.sentence, remedyFor(file, answer, folder.path)));
      continue;
    }
    const facts = answer.examined?.facts;
    const noted = facts ? folder.apps[facts.package] : undefined;
    if (facts && noted?.sha256 && (await fileDigest(file)) !== noted.sha256)
      findings.push(
        hint(
          file,
          'sha256',
          `it is version ${harmless(facts.versionName || '?', 40)}, and readers are told of another file, version ${harmless(noted.version ?? '?', 40)}`,
          `If this is the file that they get: ${call} add ${harmless(file, 80)}${folderArgument(folder.path)}`,
        ),
      );
  }
  return findings;
}

/** Finds a site that was built before the data were changed. */
function checkBuildAge({ folder }: OperatorGuide, dist: string): DoctorFinding[] {
  const built = join(dist, 'site.json');
  if (!existsSync(built)) return [];
  const { mtimeMs } = statSync(built);
  const dataFiles = [
    findSettings(folder.path) ?? settingsName,
    ...filesBelow(folder.path).filter((file) => /^(?:apps|steps)\/[^/]+\.jsonc?$/.test(file)),
  ];
  const newer = dataFiles.filter((file) => statSync(join(folder.path, file)).mtimeMs > mtimeMs);
  return newer.length
    ? [
        hint(
          'dist',
          '(folder)',
          `it was built before ${newer[0]} was changed`,
          `Run: ${call} build${folderArgument(folder.path)}`,
        ),
      ]
    : [];
}

/** Returns what stops a build: mistakes in the data, and what would mislead readers. `today` is `YYYY-MM-DD`. */
export const mistakesOf = (guide: OperatorGuide, today: string): Finding[] => [
  ...guide.folder.findings,
  ...checkApps(guide, today)
    .filter(({ weight }) => weight === 'mistake')
    .map(({ weight: _, ...finding }) => located(guide.folder.path, finding)),
];

/** Returns everything that can be found on this machine. `today` is `YYYY-MM-DD`. */
export function examineGuide(guide: OperatorGuide, dist: string, today: string): DoctorFinding[] {
  const findings = [
    ...guide.folder.findings.map((finding): DoctorFinding => ({ weight: 'mistake', ...finding })),
    ...checkSettings(guide),
    ...checkApps(guide, today),
    ...checkLanguages(guide.content, guide),
    ...checkPackageFacts(guide.content, today),
    ...checkPin(guide),
    ...checkUnread(guide),
    ...checkBuildAge(guide, dist),
  ];
  return findings.map((finding) => located(guide.folder.path, finding));
}
