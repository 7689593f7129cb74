import type { Entry, Facts, FileKind, Identity, Obstacle, SplitSet, Verdict } from '@sideguide/apk-verify';
import type { ReactNode } from 'react';
import { clean } from './clean.ts';
import type { CheckSign } from './file-icon.tsx';
import type { Say } from './words.tsx';

/** What the reader should do now. */
export type NextAction =
  | 'go-on'
  /** Only the reader can decide by comparing; nothing is recommended. */
  | 'compare'
  | 'get-again'
  | 'get-genuine'
  | 'choose-other';

/** The result in one sentence, the reason, and what to do next. */
export interface Headline {
  readonly sign: CheckSign;
  /** Initial of the app on the file; only set if it is certain whose file it is. */
  readonly initial?: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly act: NextAction;
}

interface Known {
  readonly facts: Facts | null;
  readonly entries: readonly Entry[];
  /** Language tag of the reader, to choose the app's name in the file. */
  readonly tag: string;
}

/** Returns the kind of a file that is not an app; kinds whose difference does not matter to a reader are merged. */
const notAnApp = (kind: Exclude<FileKind, 'apk'>) => {
  if (kind === 'apks' || kind === 'xapk' || kind === 'apkm') return 'bundle';
  return kind === 'idsig' ? 'other' : kind;
};

/** Returns the name of a known app by its package; never a name that the file claims. */
const nameOf = (id: string | undefined, { entries }: Known): string | undefined =>
  entries.find((entry) => entry.package === id)?.name;

/** Returns the app's name as the file claims it, in the reader's language if available. */
export const appLabelOf = ({ facts, tag }: Pick<Known, 'facts' | 'tag'>): string =>
  facts ? clean(facts.labels[tag] ?? facts.label) : '';

/** Returns the verdict in the reader's language. */
export function headlineOf(verdict: Verdict, known: Known, say: Say): Headline {
  const id = clean(verdict.package ?? '');
  const name = nameOf(id, known) ?? id;
  const initial = name.charAt(0).toUpperCase();
  switch (verdict.answer) {
    case 'genuine':
      return {
        sign: 'good',
        initial,
        act: 'go-on',
        title: say('genuine', { app: name }),
        text: why(verdict, say),
      };
    case 'other-channel':
      return {
        sign: 'good',
        initial,
        act: 'go-on',
        title: say('other-channel', { app: name, channel: channelOf(verdict) }),
        text: say('other-channel-why'),
      };
    case 'will-not-install':
      return willNotInstall(verdict, known, say);
    case 'unknown-app':
      return unknownApp(verdict, known, say);
    case 'debug-key':
      return (
        lookalike(verdict, known, say) ?? {
          sign: 'question',
          act: 'compare',
          title: say('debug-key'),
          text: say('debug-key-why'),
        }
      );
    case 'not-judged':
      return { sign: 'question', act: 'compare', title: say('unjudged'), text: say('unjudged-why') };
    case 'another-app':
      return anotherApp(verdict, known, say);
    case 'do-not-install':
      return {
        sign: 'stop',
        act: 'get-genuine',
        title: say('stop'),
        text: say(`danger-${verdict.danger}`, { app: name || appLabelOf(known) }),
      };
    case 'not-an-app':
      return (
        dangerousBundle(verdict, known, say) ?? {
          sign: 'no',
          act: 'get-again',
          title: say(`not-${notAnApp(verdict.kind)}`),
          text: say(`not-${notAnApp(verdict.kind)}-then`),
        }
      );
  }
}

/** Returns a warning headline for a bundle whose base is dangerous or whose parts are not one app's. */
function dangerousBundle({ base, set }: NotAnApp, known: Known, say: Say): Headline | undefined {
  if (base?.answer === 'do-not-install') return headlineOf(base, known, say);
  const [danger] = differencesIn(set).flatMap((one) => dangerKeys[one] ?? []);
  if (base && danger) return { sign: 'stop', act: 'get-again', title: say('stop'), text: say(danger) };
  return base && 'identity' in base ? lookalike(base, known, say) : undefined;
}

/** Returns the keys of what is in a bundle: whose app its base is, and whether its parts belong together. */
export function bundleKeysOf({ base, set }: NotAnApp): readonly string[] {
  // No phone takes two parts of one name, or a part of another app.
  if (differencesIn(set).length > 0) return ['obstacle-built-wrong'];
  const keys: string[] = [];
  const ofBase = base && bundleKeys[base.answer];
  if (ofBase) keys.push(ofBase);
  // Something in a part that the base alone does not have.
  const isRefused = base?.answer !== 'will-not-install' && set?.installs === 'no';
  if (base && isRefused) return [...keys, 'bundle-refused'];
  if (set && (!base || set.obstacles.some(({ code }) => code === 'part-unread'))) keys.push('bundle-open');
  else if (set && set.parts > 1) keys.push('bundle-together');
  return keys;
}

/** Returns the names for those sentences. */
export function bundleValues({ base }: NotAnApp, known: Known): { app: string; other: string; channel: string } {
  const id = clean(base?.package ?? '');
  const name = nameOf(id, known) ?? id;
  return { app: name, other: name, channel: base && 'identity' in base ? channelOf(base) : '' };
}

type NotAnApp = Extract<Verdict, { answer: 'not-an-app' }>;

/** The sentence for each verdict on a bundle's base. */
const bundleKeys: Partial<Readonly<Record<Verdict['answer'], string>>> = {
  genuine: 'bundle-genuine',
  'other-channel': 'bundle-channel',
  'unknown-app': 'bundle-unknown',
  'debug-key': 'bundle-unjudged',
  'not-judged': 'bundle-unjudged',
  'will-not-install': 'bundle-refused',
  'another-app': 'bundle-another',
};

/** What a part of a bundle does not share with its base. */
type Differs = Extract<Obstacle['detail'], { differs: unknown }>['differs'];

/** The sentence for a part because of which nobody should install a bundle. */
const dangerKeys: Partial<Readonly<Record<Differs, string>>> = {
  signers: 'bundle-apart',
  version: 'bundle-apart',
  signature: 'danger-altered',
  trick: 'danger-tricked',
};

const differencesIn = (set: SplitSet | undefined): readonly Differs[] =>
  set?.obstacles.flatMap(({ detail }) => (detail && 'differs' in detail ? [detail.differs] : [])) ?? [];

/** A verdict for a sound file. */
type Sound = Extract<Verdict, { identity: Identity }>;

const channelOf = ({ identity }: Sound): string => ('channel' in identity ? clean(identity.channel) : '');

const why = ({ identity }: Sound, say: Say): ReactNode =>
  'rotated' in identity && identity.rotated ? say('genuine-rotated') : say('genuine-why');

/** Returns the headline for a sound file that does not install on this phone. */
function willNotInstall({ identity, package: id = '', installability }: Sound, known: Known, say: Say): Headline {
  const first = installability.obstacles[0];
  const isTooOld = first?.code === 'FAILED_OLDER_SDK';
  const name = nameOf(id, known);
  if (identity.who === 'unknown-app' || !name)
    return { sign: 'no', act: 'get-again', title: say('refused-unknown'), text: say('refused-why') };
  return {
    sign: 'no',
    initial: name.charAt(0).toUpperCase(),
    act: 'get-again',
    title: say(isTooOld ? 'too-old' : 'refused'),
    text: say(isTooOld ? 'too-old-why' : 'refused-why', { app: name }),
  };
}

/** Returns a warning headline for an unknown app that resembles a known one; undefined for any other. */
function lookalike({ identity, package: id = '' }: Sound, known: Known, say: Say): Headline | undefined {
  const [copied] = identity.who === 'unknown-app' ? identity.resembles : [];
  if (copied === undefined) return undefined;
  return {
    sign: 'stop',
    act: 'get-genuine',
    title: say('lookalike', { app: nameOf(copied, known) ?? copied }),
    text: say('lookalike-why', { package: clean(id) }),
  };
}

/** Returns the headline for an intact, signed app whose signer is not known. */
const unknownApp = (verdict: Sound, known: Known, say: Say): Headline =>
  lookalike(verdict, known, say) ?? {
    sign: 'question',
    act: 'compare',
    title: say('unknown'),
    text: say('unknown-why'),
  };

function anotherApp(verdict: Extract<Verdict, { answer: 'another-app' }>, known: Known, say: Say): Headline {
  const { identity, wanted, package: id = '' } = verdict;
  const other = nameOf(id, known) ?? clean(id);
  const names = { app: nameOf(wanted, known) ?? wanted, other };
  return (
    lookalike(verdict, known, say) ?? {
      sign: 'no',
      act: 'choose-other',
      title: say('another', { other }),
      text: identity.who === 'unknown-app' ? say('another-unknown', names) : say('another-genuine', names),
    }
  );
}
