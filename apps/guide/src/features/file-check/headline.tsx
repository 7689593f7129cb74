import {
  type Entry,
  type Facts,
  type Identity,
  type Obstacle,
  type SplitSet,
  type Verdict,
  type VerdictKey,
  verdictKey,
} from '@sideguide/apk-verify';
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

/** Returns the name of a known app by its package; never a name that the file claims. */
const nameOf = (id: string | undefined, { entries }: Known): string | undefined =>
  entries.find((entry) => entry.package === id)?.name;

/** Returns the app's name as the file claims it, in the reader's language if available. */
export const appLabelOf = ({ facts, tag }: Pick<Known, 'facts' | 'tag'>): string =>
  facts ? clean(facts.labels[tag] ?? facts.label) : '';

/** The sentences of a verdict by their keys, and what they lead to. */
interface Row {
  readonly sign: CheckSign;
  readonly act: NextAction;
  readonly title: string;
  readonly text: string;
  /** Whether it is certain whose file it is. */
  readonly isKnown?: true;
}

type Family = `danger-${string}` | `not-${string}`;

const rows: Readonly<Record<Exclude<VerdictKey, Family>, Row>> = {
  genuine: { sign: 'good', act: 'go-on', title: 'genuine', text: 'genuine-why', isKnown: true },
  'genuine-rotated': { sign: 'good', act: 'go-on', title: 'genuine', text: 'genuine-rotated', isKnown: true },
  'other-channel': { sign: 'good', act: 'go-on', title: 'other-channel', text: 'other-channel-why', isKnown: true },
  'too-old': { sign: 'no', act: 'get-again', title: 'too-old', text: 'too-old-why', isKnown: true },
  refused: { sign: 'no', act: 'get-again', title: 'refused', text: 'refused-why', isKnown: true },
  'refused-unknown': { sign: 'no', act: 'get-again', title: 'refused-unknown', text: 'refused-why' },
  unknown: { sign: 'question', act: 'compare', title: 'unknown', text: 'unknown-why' },
  lookalike: { sign: 'stop', act: 'get-genuine', title: 'lookalike', text: 'lookalike-why' },
  'debug-key': { sign: 'question', act: 'compare', title: 'debug-key', text: 'debug-key-why' },
  unjudged: { sign: 'question', act: 'compare', title: 'unjudged', text: 'unjudged-why' },
  'another-genuine': { sign: 'no', act: 'choose-other', title: 'another', text: 'another-genuine' },
  'another-unknown': { sign: 'no', act: 'choose-other', title: 'another', text: 'another-unknown' },
};

/** Kinds whose difference does not matter to a reader. */
const sameAs: Partial<Readonly<Record<VerdictKey, string>>> = {
  'not-apks': 'not-bundle',
  'not-xapk': 'not-bundle',
  'not-apkm': 'not-bundle',
  'not-idsig': 'not-other',
};

const danger = (text: string): Row => ({ sign: 'stop', act: 'get-genuine', title: 'stop', text });

function rowOf(key: VerdictKey): Row {
  if (key.startsWith('danger-')) return danger(key);
  if (!key.startsWith('not-')) return rows[key as keyof typeof rows];
  const title = sameAs[key] ?? key;
  return { sign: 'no', act: 'get-again', title, text: `${title}-then` };
}

/** Returns the verdict in the reader's language. */
export function headlineOf(verdict: Verdict, known: Known, say: Say): Headline {
  const warned = verdict.answer === 'not-an-app' ? warningOf(verdict) : undefined;
  const { row, about = verdict } = warned ?? { row: rowOf(verdictKey(verdict)) };
  const { sign, act, title, text, isKnown } = row;
  const values = slotsOf(about, known);
  const initial = isKnown ? values.app.charAt(0).toUpperCase() : undefined;
  return { sign, act, title: say(title, values), text: say(text, values), ...(initial ? { initial } : {}) };
}

/** Returns the names for the sentences of a verdict. */
function slotsOf(verdict: Verdict, known: Known) {
  const id = clean(verdict.package ?? '');
  const name = nameOf(id, known) ?? id;
  const slots = { app: name, other: name, package: id, channel: 'identity' in verdict ? channelOf(verdict) : '' };
  const key = verdictKey(verdict);
  if (key === 'lookalike') {
    const copied = copiedBy(verdict);
    return { ...slots, app: nameOf(copied, known) ?? copied };
  }
  if (verdict.answer === 'another-app') return { ...slots, app: nameOf(verdict.wanted, known) ?? verdict.wanted };
  return { ...slots, app: name || appLabelOf(known) };
}

/** Returns the package of the known app whose name a file bears. */
const copiedBy = (verdict: Verdict): string =>
  ('identity' in verdict && verdict.identity.who === 'unknown-app' && verdict.identity.resembles[0]) || '';

/** Returns the warning about a bundle whose base is dangerous or whose parts are not one app's, and what it is about. */
function warningOf({ base, set }: NotAnApp): { readonly row: Row; readonly about?: Verdict } | undefined {
  if (!base) return undefined;
  if (base.answer === 'do-not-install') return { row: rowOf(verdictKey(base)), about: base };
  const [text] = differencesIn(set).flatMap((one) => dangerKeys[one] ?? []);
  if (text) return { row: { ...danger(text), act: 'get-again' } };
  return verdictKey(base) === 'lookalike' ? { row: rows.lookalike, about: base } : undefined;
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
