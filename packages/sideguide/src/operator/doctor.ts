import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
import { appFile, catalogueOf, findSettings, settingsName } from '@sideguide/content-kit/files';
import { filesBelow, verifyServed } from '@sideguide/site-kit/verify';
import { answerFor } from '../commands/answers.ts';
import type { OwnGuide } from './guide.ts';

/** A finding of the doctor: a mistake stops the build or misleads readers, a hint does not. */
export interface Complaint extends Finding {
  readonly weight: 'mistake' | 'hint';
}

const ageOf = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / 86_400_000;

const mistake = (file: string, field: string, reason: string, remedy: string): Complaint => ({
  weight: 'mistake',
  file,
  field,
  reason,
  remedy,
});
const hint = (file: string, field: string, reason: string, remedy: string): Complaint => ({
  ...mistake(file, field, reason, remedy),
  weight: 'hint',
});

/** Finds missing settings, and a guide without apps. */
function ofSettings({ folder: { path, settings, apps } }: OwnGuide): Complaint[] {
  const file = findSettings(path) ?? settingsName;
  const lacking = (['name', 'contact', 'address'] as const).filter((field) => settings[field] === undefined);
  const why = {
    name: ['the guide has no name of its own', 'Write "name": "My guide".'],
    contact: ['readers are told of nobody they could ask', 'Write "contact": "help@example.org".'],
    address: ['nobody knows where the guide will open', 'Write "address": "https://guide.example/".'],
  } as const;
  return [
    ...lacking.map((field) => hint(file, field, why[field][0], why[field][1])),
    ...(Object.keys(apps).length
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

/** Whether an address never resolves: names below `.invalid` are used as stand-ins (RFC 2606). */
const isStandIn = (address: string): boolean => URL.canParse(address) && new URL(address).hostname.endsWith('.invalid');

/** Finds app entries that are well-formed but doubtful. */
function ofApps({ folder: { path, apps } }: OwnGuide, today: string): Complaint[] {
  return Object.entries(apps).flatMap(([id, { page, checked, confidence, certificates = [] }]) => {
    const file = appFile(path, id);
    const age = ageOf(checked, today);
    return [
      ...(isStandIn(page)
        ? [mistake(file, 'page', 'it is a stand-in that leads nowhere', 'Write the page with the download.')]
        : []),
      ...(Array.isArray(certificates) && certificates.some((one) => /^(.)\1*$/.test(one?.sha256 ?? ''))
        ? [mistake(file, 'certificates', 'a digest is a stand-in', `Run: ${call} add app.apk${folderArgument(path)}`)]
        : []),
      ...(confidence === 'low'
        ? [
            hint(
              file,
              'confidence',
              'it is low: name, publisher and certificate stand as the file itself says them',
              'Read them through, name a second place that has the certificate in "sources", then write "high".',
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

/** Finds stale facts about phones and apps that come with the package. */
function ofPackage(content: Content, today: string): Complaint[] {
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

/** Returns the paths of all texts except those that are among `others`. */
const keysOf = (value: unknown, others: readonly string[] = [], at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => keysOf(one, others, `${at}/${key}`))
    : others.includes(String(value))
      ? []
      : [at];

/** Finds languages that are offered but incomplete. */
function ofLanguages(content: Content, { folder }: OwnGuide): Complaint[] {
  const words = (tag: string) => {
    const { ui, namespaces, check, steps, messages } = content.locales[tag]!;
    return { ui, namespaces, check, steps, messages };
  };
  // Plural forms differ between languages, so only the key of a plural counts.
  const wanted = new Set(
    keysOf(words(sourceTag(content))).filter((key) => !/\/(?:zero|one|two|few|many|other)$/.test(key)),
  );
  const lacking = new Map<number, string[]>();
  for (const tag of publishedTags(folder.content)) {
    const there = new Set(keysOf(words(tag), content.locales[tag]!.standIns));
    const missing = [...wanted].filter((key) => !there.has(key)).length;
    lacking.set(missing, [...(lacking.get(missing) ?? []), `“${tag}”`]);
  }
  const file = findSettings(folder.path) ?? settingsName;
  return [...lacking].flatMap(([missing, tags]) => {
    if (missing === 0) return [];
    const reason = `${missing} of ${wanted.size} texts are not translated in ${tags.join(', ')}, and stand there in the source language`;
    return [hint(file, 'languages', reason, 'Leave the language out, or help to translate it.')];
  });
}

/** Compares files with the guide's entries: each must be an app of the guide, signed with one of its certificates. */
export async function ofFiles({ folder }: OwnGuide, files: readonly string[]): Promise<Complaint[]> {
  if (folder.findings.some(({ file }) => file.startsWith('apps/')))
    return files.map((file) =>
      mistake(file, 'certificates', 'it was compared with nothing: an app has mistakes', 'Mend those first.'),
    );
  const { entries } = catalogueOf(folder.content, folder.path);
  const found: Complaint[] = [];
  for (const file of files) {
    const { status, said } = await answerFor(file, { phone: {}, entries });
    if (status !== 0)
      found.push(
        mistake(file, 'certificates', said.sentence, said.remedy ?? `See: ${call} check ${harmless(file, 80)}`),
      );
  }
  return found;
}

/** Finds differences between what a server sends and the build, its headers first. */
export async function ofServer({ folder }: OwnGuide, address: string, dist: string): Promise<Complaint[]> {
  if (!existsSync(join(dist, 'site.json')))
    return [
      mistake(
        'dist',
        '(folder)',
        'there is no built guide to compare the server with',
        `Run: ${call} build${folderArgument(folder.path)}`,
      ),
    ];
  const isPlain = /^http:\/\/(?!localhost|127\.|\[::1\])/.test(address);
  const plain = isPlain
    ? [
        mistake(
          address,
          'https',
          'the guide is served without encryption',
          'Turn on TLS: without it nothing is kept for offline, and others can change the page.',
        ),
      ]
    : [];
  try {
    const { differences } = await verifyServed(address, dist);
    const remedies = {
      header:
        'Take the settings of the build: dist-host for nginx and Caddy, .htaccess and _headers in dist; see docs/host-it.md.',
      missing: 'Upload the whole folder dist, and send index.html at the addresses of site.json.',
      changed: 'Upload dist again; switch off what “optimises” scripts or HTML on the way.',
      extra: 'Take it away, if it is not yours.',
      unreachable: 'Is the address right, and the server running?',
    };
    const words = {
      header: 'another header',
      missing: 'it is not there',
      changed: 'it has another content',
      extra: 'it is not of the build',
      unreachable: 'no answer',
    };
    // A header that is wrong everywhere is reported once.
    const groups = new Map<string, { one: (typeof differences)[number]; count: number }>();
    for (const one of differences) {
      const key = `${one.what} ${one.found}`;
      groups.set(key, { one: groups.get(key)?.one ?? one, count: (groups.get(key)?.count ?? 0) + 1 });
    }
    const all = [...groups.values()].map(({ one: { path, what, found }, count }) =>
      mistake(
        address,
        `/${path}`,
        `${words[what]}${found ? ` (${found})` : ''}${count > 1 ? `, and so at ${count - 1} more` : ''}`,
        remedies[what],
      ),
    );
    return [...plain, ...all];
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [
      ...plain,
      mistake(address, '(address)', said, 'Write it whole: --site https://guide.example/'),
      ...(folder ? [] : []),
    ];
  }
}

/** Finds a site that was built before the data were changed. */
function ofBuild({ folder }: OwnGuide, dist: string): Complaint[] {
  const built = join(dist, 'site.json');
  if (!existsSync(built)) return [];
  const { mtimeMs } = statSync(built);
  const own = [
    findSettings(folder.path) ?? settingsName,
    ...filesBelow(folder.path).filter((file) => /^apps\/[^/]+\.jsonc?$/.test(file)),
  ];
  const newer = own.filter((file) => statSync(join(folder.path, file)).mtimeMs > mtimeMs);
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
export const mistakesOf = (guide: OwnGuide, today: string): Finding[] => [
  ...guide.folder.findings,
  ...ofApps(guide, today)
    .filter(({ weight }) => weight === 'mistake')
    .map(({ weight: _, ...finding }) => finding),
];

/** Returns everything that can be found on this machine. `today` is `YYYY-MM-DD`. */
export function lookOver(guide: OwnGuide, dist: string, today: string): Complaint[] {
  return [
    ...guide.folder.findings.map((finding): Complaint => ({ weight: 'mistake', ...finding })),
    ...ofSettings(guide),
    ...ofApps(guide, today),
    ...ofLanguages(guide.content, guide),
    ...ofPackage(guide.content, today),
    ...ofBuild(guide, dist),
  ];
}
