import {
  androidOf,
  type Entry,
  type Facts,
  type Obstacle,
  type Phone,
  type Report,
  type SignerCertificate,
  type SplitSet,
  type Verdict,
  type VerdictKey,
  verdictKey,
} from '@sideguide/apk-verify';
import { harmless } from '@sideguide/cli-kit';
import { describeObstacle } from './obstacle-words.ts';
import { signedSince } from './signed-since.ts';

/** A verdict in a sentence, and a remedy if there is something to do. */
export interface VerdictText {
  readonly sentence: string;
  readonly remedy?: string;
}

const bundleRemedy = 'It is a bundle of parts that a phone does not install by itself: get the APK of the app instead.';
const zip64Remedy =
  'If it is yours, pack it without ZIP64: below 4 GB and 65,535 files no tool needs it. If not, ask the developer for another file.';
const partRemedy = 'It is one file of an app that comes in several, which no tap installs: get the app as one APK.';
const downloadAgain = 'Download it again from the developer’s website.';

/** Names the signers for a sentence by their certificates' subjects, which the owners choose freely. */
const signerName = (signers: readonly SignerCertificate[]): string =>
  signers.map(({ subject, sha256 }) => (subject ? `“${harmless(subject, 80)}”` : sha256.slice(0, 16))).join(' and ') ||
  'nobody that this Android reads';

const nameOf = (packageName: string | undefined, entries: readonly Entry[]): string =>
  entries.find((entry) => entry.package === packageName)?.name ?? harmless(packageName ?? 'an app without a name', 80);

const channelOf = (verdict: Verdict): string =>
  'identity' in verdict && 'channel' in verdict.identity ? verdict.identity.channel : '';

function nameAndPackage(packageName: string | undefined, entries: readonly Entry[]): string {
  const name = nameOf(packageName, entries);
  const printable = harmless(packageName ?? '', 80);
  return name === printable || !printable ? name : `${name} (${printable})`;
}

/** Says whether all parts of a bundle install together. */
function describeSet({ installs, obstacles, parts }: SplitSet): string {
  const reasons = (wanted: Obstacle['certainty']) =>
    obstacles
      .filter(({ status, certainty, code }) => status !== 'installs' && certainty === wanted && !ofInstalled.test(code))
      .map(describeObstacle)
      .join('; ');
  if (installs === 'no') return `Its ${parts} parts do not install together: ${reasons('sure')}.`;
  if (installs === 'depends') return `Whether its ${parts} parts install together depends: ${reasons('depends')}.`;
  return parts === 1 ? 'It has one part.' : `Its ${parts} parts belong together: same package, version and signer.`;
}

/** Depends on what is on the phone already, which is not known for a bundle. */
const ofInstalled = /^FAILED_(?:VERSION_DOWNGRADE|UPDATE_INCOMPATIBLE)$/;

/** Whether the file is a split, or a base that does not install without its splits. */
const isPart = ({ installability }: Verdict): boolean =>
  installability.obstacles.some(({ code, detail }) => code === 'FAILED_MISSING_SPLIT' || (detail && 'split' in detail));

/** What the sentences of a verdict name. */
interface Case {
  readonly verdict: Verdict;
  readonly entries: readonly Entry[];
  readonly phone: Phone;
  readonly name: string;
  readonly entry: Entry | undefined;
}

/** The apps of an unknown app's identity, for a sentence. */
function namesFrom({ verdict }: Case, list: 'resembles' | 'sameSigner'): string {
  if (!('identity' in verdict) || verdict.identity.who !== 'unknown-app') return '';
  return verdict.identity[list].map((name) => harmless(name, 80)).join(', ');
}

const exclusionOf = ({ phone }: Case): string =>
  phone.sdk !== undefined || phone.abis !== undefined ? 'not for your phone' : 'no phone installs it';

const signedBy = ({ verdict }: Case): string =>
  `${harmless(verdict.package ?? '', 80)}, signed by ${signerName(verdict.signers)}.`;

const refusalRemedy = ({ verdict }: Case): string =>
  isPart(verdict) ? partRemedy : 'See the reasons below. The developer’s website may have a file that fits.';

const genuine = ({ name, entry }: Case): VerdictText => ({
  sentence: `Genuine: ${name}, signed by ${entry?.publisher ?? ''}.`,
});

const refused = (one: Case): VerdictText => ({
  sentence: `Genuine, but ${exclusionOf(one)}: ${one.name}.`,
  remedy: refusalRemedy(one),
});

function another({ verdict, entries }: Case): VerdictText {
  const wanted = 'wanted' in verdict ? verdict.wanted : undefined;
  return {
    sentence: `Another app: this is ${nameAndPackage(verdict.package, entries)}, not ${nameAndPackage(wanted, entries)}.`,
    remedy: 'Name the file of that app.',
  };
}

function unknown(one: Case): VerdictText {
  const sameSigner = namesFrom(one, 'sameSigner');
  return {
    sentence: `Unknown app: ${signedBy(one)}`,
    remedy: sameSigner
      ? `The same key signs ${sameSigner}, so it comes from the same developer.`
      : 'It is complete. Only the developer can tell you whether that signer is the right one: compare the SHA-256 below.',
  };
}

/** Returns a function that says why nobody should install a file, with what the verdict names unless the rows below do. */
const danger =
  (reason: string, { isDetailed = true } = {}) =>
  ({ verdict, entry }: Case): VerdictText => {
    const detail = 'detail' in verdict && isDetailed ? verdict.detail : undefined;
    if (detail === 'zip64')
      return { sentence: 'Do not install this file: it is a ZIP64 archive, which phones refuse.', remedy: zip64Remedy };
    return {
      sentence: `Do not install this file: ${reason}${detail ? ` (${harmless(detail, 60)})` : ''}.`,
      remedy: entry?.page
        ? `Delete it, and download the app from ${entry.page}`
        : 'Delete it, and download the app from the developer’s website.',
    };
  };

/** Returns a function that says what else a file is. */
const noApp =
  (kind: string, remedy: string) =>
  ({ verdict, entries, phone }: Case): VerdictText => {
    const { base, set } = verdict as Extract<Verdict, { answer: 'not-an-app' }>;
    const ofBase = base && `Its base: ${describeVerdict(base, entries, phone).sentence}`;
    return {
      sentence: `Not an app file: ${kind}.`,
      remedy: [ofBase, set && describeSet(set), remedy].filter(Boolean).join('\n'),
    };
  };

/** What the command says for each key of a verdict. */
const words: Readonly<Record<VerdictKey, (one: Case) => VerdictText>> = {
  genuine,
  'genuine-rotated': genuine,
  'other-channel': ({ verdict, name }) => ({
    sentence: `Genuine, but the build of another place: ${name} as ${channelOf(verdict)} signs it.`,
    remedy: 'Updates of the download page do not install over it: keep to one place.',
  }),
  'too-old': refused,
  refused,
  'refused-unknown': (one) => ({
    sentence: `Unknown app, and ${exclusionOf(one)}: ${signedBy(one)}`,
    remedy: refusalRemedy(one),
  }),
  unknown,
  lookalike: (one) => ({
    sentence: `Unknown app${one.verdict.answer === 'will-not-install' ? `, and ${exclusionOf(one)}` : ''}: ${signedBy(one)}`,
    remedy: `Beware: it bears the name of a known app (${namesFrom(one, 'resembles')}) and is not that app.`,
  }),
  'debug-key': ({ name }) => ({
    sentence: `Unknown app, signed with the debug key of a developer’s computer: ${name}.`,
    remedy:
      'It is complete, but the key says nothing about who made it, and the next version may have another key: it then does not install over this one. If it is yours: this is a debug build; sign the release.',
  }),
  unjudged: ({ phone }) => ({
    sentence:
      'Cannot be judged: Android 17 and later go by a newer signature (v3.2) in this file, which is not read here.',
    remedy:
      phone.sdk === undefined
        ? 'For an older phone, name its Android: --android 16'
        : 'Download the file from the developer’s website, and compare.',
  }),
  'another-genuine': another,
  'another-unknown': another,
  'danger-damaged': danger('it is damaged, most often by a download that broke off'),
  'danger-tricked': danger('it is built so that a phone installs something else than what was signed'),
  'danger-unsigned': danger('nobody signed it'),
  'danger-altered': danger('it was changed after it was signed'),
  'danger-weak-signature': danger('its signature is of a kind that this Android no longer takes for it'),
  'danger-public-key': danger('it is signed with a published key, which anybody can use'),
  // The detail is the other signer's digest, which the rows show in full.
  'danger-mismatch': danger('it bears the package name of a known app and is signed by somebody else', {
    isDetailed: false,
  }),
  'not-apks': noApp('a bundle of split APKs (.apks)', bundleRemedy),
  'not-xapk': noApp('a bundle of APKs (.xapk)', bundleRemedy),
  'not-apkm': noApp('a bundle of APKs (.apkm)', bundleRemedy),
  'not-aab': noApp('an Android App Bundle, which is for stores only', 'Get the APK of the app instead.'),
  'not-zip': noApp('a ZIP archive of something else', 'If the app is packed in it, unpack it and check that file.'),
  'not-html': noApp('a web page saved under its name', 'Open the page in a browser and download the file itself.'),
  'not-part': noApp('a part of a download that broke off', downloadAgain),
  'not-idsig': noApp(
    'a signature (.idsig) that belongs to an APK',
    'Check the APK itself: it holds the signatures that a phone goes by.',
  ),
  'not-empty': noApp('the file is empty', downloadAgain),
  'not-other': noApp('what is in it is nothing that Android installs', downloadAgain),
};

/** Returns the verdict in words. `entries` and `phone` are those that the verdict was made with. */
export function describeVerdict(verdict: Verdict, entries: readonly Entry[], phone: Phone = {}): VerdictText {
  const entry = entries.find((one) => one.package === verdict.package);
  return words[verdictKey(verdict)]({ verdict, entries, phone, entry, name: nameOf(verdict.package, entries) });
}

/** Returns the sentence for a signature valid only on newer versions than the file's minimum, if no phone was given. */
export function addMinAndroid(
  { sentence, ...rest }: VerdictText,
  facts: Facts | null,
  report: Report | null,
): VerdictText {
  const since = report?.verified ? signedSince(report) : 0;
  if (!facts || since <= Math.max(facts.minSdk, 21)) return { sentence, ...rest };
  const from = androidOf(since) ?? `API level ${since}`;
  return { sentence: `${sentence.replace(/\.$/, '')}, for Android ${from} and later only.`, ...rest };
}
