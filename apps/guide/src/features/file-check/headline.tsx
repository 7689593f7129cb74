import type { Entry, Facts, FileKind, Identity, Verdict } from '@sideguide/apk-verify';
import type { ReactNode } from 'react';
import { clean } from './clean.ts';
import type { SealSign } from './seal.tsx';
import type { CheckSentence } from './words.tsx';

/** What the reader should do now. */
export type NextAction =
  | 'go-on'
  /** Only the reader can find out; nothing is recommended. */
  | 'compare'
  | 'get-again'
  | 'get-genuine'
  | 'choose-other';

/** The answer in one sentence, why, and what to do next. */
export interface Headline {
  readonly sign: SealSign;
  /** Initial on the file; only where it is certain whose file it is. */
  readonly initial?: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly act: NextAction;
}

interface Known {
  readonly facts: Facts | null;
  readonly entries: readonly Entry[];
  /** Language of the reader, for the app's name in the file. */
  readonly tag: string;
}

/** What a file is to a reader if it is no app: kinds that differ to the makers of files only have one name. */
const notAnApp = (kind: Exclude<FileKind, 'apk'>) => {
  if (kind === 'apks' || kind === 'xapk' || kind === 'apkm') return 'bundle';
  return kind === 'idsig' ? 'other' : kind;
};

/** The name of an app that is known by its package; nothing that the file says of itself. */
const nameOf = (id: string | undefined, { entries }: Known): string | undefined =>
  entries.find((entry) => entry.package === id)?.name;

/** What the file calls itself, in the reader's language if it does so. */
export const appLabelOf = ({ facts, tag }: Pick<Known, 'facts' | 'tag'>): string =>
  facts ? clean(facts.labels[tag] ?? facts.label) : '';

/** The verdict in the reader's words. */
export function headline(verdict: Verdict, known: Known, tell: CheckSentence): Headline {
  const id = clean(verdict.package ?? '');
  const name = nameOf(id, known) ?? id;
  const initial = name.charAt(0).toUpperCase();
  switch (verdict.answer) {
    case 'genuine':
      return { sign: 'good', initial, act: 'go-on', title: tell('genuine', { app: name }), text: why(verdict, tell) };
    case 'other-channel':
      return {
        sign: 'good',
        initial,
        act: 'go-on',
        title: tell('other-channel', { app: name, channel: channelOf(verdict) }),
        text: tell('other-channel-why'),
      };
    case 'will-not-install':
      return willNotInstall(verdict, known, tell);
    case 'unknown-app':
      return unknownApp(verdict, known, tell);
    case 'not-judged':
      return { sign: 'question', act: 'compare', title: tell('unjudged'), text: tell('unjudged-why') };
    case 'another-app':
      return anotherApp(verdict, known, tell);
    case 'do-not-install':
      return {
        sign: 'stop',
        act: 'get-genuine',
        title: tell('stop'),
        text: tell(`danger-${verdict.danger}`, { app: name || appLabelOf(known) }),
      };
    case 'not-an-app':
      return {
        sign: 'no',
        act: 'get-again',
        title: tell(`not-${notAnApp(verdict.kind)}`),
        text: tell(`not-${notAnApp(verdict.kind)}-then`),
      };
  }
}

/** Verdicts of sound files. */
type Sound = Extract<Verdict, { identity: Identity }>;

const channelOf = ({ identity }: Sound): string => ('channel' in identity ? clean(identity.channel) : '');

const why = ({ identity }: Sound, tell: CheckSentence): ReactNode =>
  'rotated' in identity && identity.rotated ? tell('genuine-rotated') : tell('genuine-why');

/** Sound, and not for this phone. */
function willNotInstall(
  { identity, package: id = '', installability }: Sound,
  known: Known,
  tell: CheckSentence,
): Headline {
  const first = installability.obstacles[0];
  const tooOld = first?.code === 'FAILED_OLDER_SDK';
  const name = nameOf(id, known);
  if (identity.who === 'unknown-app' || !name)
    return { sign: 'no', act: 'get-again', title: tell('refused-unknown'), text: tell('refused-why') };
  return {
    sign: 'no',
    initial: name.charAt(0).toUpperCase(),
    act: 'get-again',
    title: tell(tooOld ? 'too-old' : 'refused'),
    text: tell(tooOld ? 'too-old-why' : 'refused-why', { app: name }),
  };
}

/** An app that borrows the name of a known one is not harmless. */
function lookalike({ identity, package: id = '' }: Sound, known: Known, tell: CheckSentence): Headline | undefined {
  const [copied] = identity.who === 'unknown-app' ? identity.resembles : [];
  if (copied === undefined) return undefined;
  return {
    sign: 'stop',
    act: 'get-genuine',
    title: tell('lookalike', { app: nameOf(copied, known) ?? copied }),
    text: tell('lookalike-why', { package: clean(id) }),
  };
}

/** Whole and signed; by whom, nobody here knows. */
const unknownApp = (verdict: Sound, known: Known, tell: CheckSentence): Headline =>
  lookalike(verdict, known, tell) ?? {
    sign: 'question',
    act: 'compare',
    title: tell('unknown'),
    text: tell('unknown-why'),
  };

function anotherApp(verdict: Extract<Verdict, { answer: 'another-app' }>, known: Known, tell: CheckSentence): Headline {
  const { identity, wanted, package: id = '' } = verdict;
  const other = nameOf(id, known) ?? clean(id);
  const names = { app: nameOf(wanted, known) ?? wanted, other };
  return (
    lookalike(verdict, known, tell) ?? {
      sign: 'no',
      act: 'choose-other',
      title: tell('another', { other }),
      text: identity.who === 'unknown-app' ? tell('another-unknown', names) : tell('another-genuine', names),
    }
  );
}
