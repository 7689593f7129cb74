import {
  androidOf,
  type Danger,
  type Entry,
  type Facts,
  type FileKind,
  type Identity,
  type Obstacle,
  type Phone,
  type Report,
  type SignerCertificate,
  type SplitSet,
  type Verdict,
} from '@sideguide/apk-verify';
import { harmless } from '@sideguide/cli-kit';
import { describeObstacle } from './obstacle-words.ts';
import { signedSince } from './signed-since.ts';

/** A verdict in a sentence, and a remedy if there is something to do. */
export interface VerdictText {
  readonly sentence: string;
  readonly remedy?: string;
}

const dangers: Readonly<Record<Danger, string>> = {
  damaged: 'it is damaged, most often by a download that broke off',
  tricked: 'it is built so that a phone installs something else than what was signed',
  unsigned: 'nobody signed it',
  altered: 'it was changed after it was signed',
  'weak-signature': 'its signature is of a kind that this Android no longer takes for it',
  'public-key': 'it is signed with a published key, which anybody can use',
  mismatch: 'it bears the package name of a known app and is signed by somebody else',
};

const bundleRemedy = 'It is a bundle of parts that a phone does not install by itself: get the APK of the app instead.';
const zip64Remedy =
  'If it is yours, pack it without ZIP64: below 4 GB and 65,535 files no tool needs it. If not, ask the developer for another file.';
const partRemedy = 'It is one file of an app that comes in several, which no tap installs: get the app as one APK.';
const downloadAgain = 'Download it again from the developer’s website.';

const kinds: Readonly<Record<Exclude<FileKind, 'apk'>, VerdictText>> = {
  apks: { sentence: 'a bundle of split APKs (.apks)', remedy: bundleRemedy },
  xapk: { sentence: 'a bundle of APKs (.xapk)', remedy: bundleRemedy },
  apkm: { sentence: 'a bundle of APKs (.apkm)', remedy: bundleRemedy },
  aab: { sentence: 'an Android App Bundle, which is for stores only', remedy: 'Get the APK of the app instead.' },
  zip: {
    sentence: 'a ZIP archive of something else',
    remedy: 'If the app is packed in it, unpack it and check that file.',
  },
  html: {
    sentence: 'a web page saved under its name',
    remedy: 'Open the page in a browser and download the file itself.',
  },
  part: { sentence: 'a part of a download that broke off', remedy: downloadAgain },
  idsig: {
    sentence: 'a signature (.idsig) that belongs to an APK',
    remedy: 'Check the APK itself: it holds the signatures that a phone goes by.',
  },
  empty: { sentence: 'the file is empty', remedy: downloadAgain },
  other: { sentence: 'what is in it is nothing that Android installs', remedy: downloadAgain },
};

/** Names the signers for a sentence by their certificates' subjects, which the owners choose freely. */
const signerName = (signers: readonly SignerCertificate[]): string =>
  signers.map(({ subject, sha256 }) => (subject ? `“${harmless(subject, 80)}”` : sha256.slice(0, 16))).join(' and ') ||
  'nobody that this Android reads';

const nameOf = (packageName: string | undefined, entries: readonly Entry[]): string =>
  entries.find((entry) => entry.package === packageName)?.name ?? harmless(packageName ?? 'an app without a name', 80);

function unknownApp(verdict: Verdict, identity: Identity & { readonly who: 'unknown-app' }): VerdictText {
  const sentence = `Unknown app: ${harmless(verdict.package ?? '', 80)}, signed by ${signerName(verdict.signers)}.`;
  const similarNames = identity.resembles.map((name) => harmless(name, 80)).join(', ');
  if (similarNames)
    return {
      sentence,
      remedy: `Beware: it bears the name of a known app (${similarNames}) and is not that app.`,
    };
  const sameSignerNames = identity.sameSigner.map((name) => harmless(name, 80)).join(', ');
  return {
    sentence,
    remedy: sameSignerNames
      ? `The same key signs ${sameSignerNames}, so it comes from the same developer.`
      : 'It is complete. Only the developer can tell you whether that signer is the right one: compare the SHA-256 below.',
  };
}

/** Returns the text for an app that is signed with the debug key of a developer's computer. */
function debugKey(verdict: Verdict & { readonly identity: Identity }, entries: readonly Entry[]): VerdictText {
  const { identity } = verdict;
  const warning =
    identity.who === 'unknown-app' && identity.resembles.length ? unknownApp(verdict, identity).remedy : '';
  return {
    sentence: `Unknown app, signed with the debug key of a developer’s computer: ${nameOf(verdict.package, entries)}.`,
    remedy:
      warning ||
      'It is complete, but the key says nothing about who made it, and the next version may have another key: it then does not install over this one. If it is yours: this is a debug build; sign the release.',
  };
}

/** Returns the text for a verified file, depending on whose signature it is. */
function describeIdentity(verdict: Verdict, identity: Identity, entries: readonly Entry[]): VerdictText {
  if (identity.who === 'unknown-app') return unknownApp(verdict, identity);
  const name = nameOf(verdict.package, entries);
  const publisher = entries.find((entry) => entry.package === verdict.package)?.publisher ?? '';
  if (identity.who === 'other-channel')
    return {
      sentence: `Genuine, but the build of another place: ${name} as ${identity.channel} signs it.`,
      remedy: 'Updates of the download page do not install over it: keep to one place.',
    };
  return { sentence: `Genuine: ${name}, signed by ${publisher}.` };
}

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

/** Returns the verdict in words. `entries` and `phone` are those that the verdict was made with. */
export function describeVerdict(verdict: Verdict, entries: readonly Entry[], phone: Phone = {}): VerdictText {
  switch (verdict.answer) {
    case 'genuine':
    case 'other-channel':
    case 'unknown-app':
      return describeIdentity(verdict, verdict.identity, entries);
    case 'debug-key':
      return debugKey(verdict, entries);
    case 'will-not-install': {
      const { identity } = verdict;
      const isPhoneKnown = phone.sdk !== undefined || phone.abis !== undefined;
      const exclusion = isPhoneKnown ? 'not for your phone' : 'no phone installs it';
      const remedy = isPart(verdict)
        ? partRemedy
        : 'See the reasons below. The developer’s website may have a file that fits.';
      if (identity.who !== 'unknown-app')
        return { sentence: `Genuine, but ${exclusion}: ${nameOf(verdict.package, entries)}.`, remedy };
      const { sentence, remedy: warning } = unknownApp(verdict, identity);
      return {
        sentence: sentence.replace('Unknown app:', `Unknown app, and ${exclusion}:`),
        remedy: identity.resembles.length && warning ? warning : remedy,
      };
    }
    case 'not-judged':
      return {
        sentence: `Cannot be judged: Android 17 and later go by a newer signature (v3.2) in this file, which is not read here.`,
        remedy:
          phone.sdk === undefined
            ? 'For an older phone, name its Android: --android 16'
            : 'Download the file from the developer’s website, and compare.',
      };
    case 'another-app':
      return {
        sentence: `Another app: this is ${nameAndPackage(verdict.package, entries)}, not ${nameAndPackage(verdict.wanted, entries)}.`,
        remedy: 'Name the file of that app.',
      };
    case 'do-not-install': {
      const page = entries.find((entry) => entry.package === verdict.package)?.page;
      if (verdict.detail === 'zip64')
        return {
          sentence: 'Do not install this file: it is a ZIP64 archive, which phones refuse.',
          remedy: zip64Remedy,
        };
      // The detail of a mismatch is the other signer's digest, which the rows below show in full.
      const detail = verdict.detail && verdict.danger !== 'mismatch' ? ` (${harmless(verdict.detail, 60)})` : '';
      return {
        sentence: `Do not install this file: ${dangers[verdict.danger]}${detail}.`,
        remedy: page
          ? `Delete it, and download the app from ${page}`
          : 'Delete it, and download the app from the developer’s website.',
      };
    }
    case 'not-an-app': {
      const { sentence, remedy } = kinds[verdict.kind];
      const base = verdict.base && `Its base: ${describeVerdict(verdict.base, entries, phone).sentence}`;
      const advice = [base, verdict.set && describeSet(verdict.set), remedy].filter(Boolean).join('\n');
      return { sentence: `Not an app file: ${sentence}.`, ...(advice ? { remedy: advice } : {}) };
    }
  }
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
