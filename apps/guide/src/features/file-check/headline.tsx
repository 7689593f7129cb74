import type { Entry, Facts, FileKind, Identity, Verdict } from '@sideguide/apk-verify';
import type { ReactNode } from 'react';
import { clean } from './clean.ts';
import type { CheckSign } from './file-icon.tsx';
import type { CheckFormatter } from './words.tsx';

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
export function headline(verdict: Verdict, known: Known, format: CheckFormatter): Headline {
  const id = clean(verdict.package ?? '');
  const name = nameOf(id, known) ?? id;
  const initial = name.charAt(0).toUpperCase();
  switch (verdict.answer) {
    case 'genuine':
      return {
        sign: 'good',
        initial,
        act: 'go-on',
        title: format('genuine', { app: name }),
        text: why(verdict, format),
      };
    case 'other-channel':
      return {
        sign: 'good',
        initial,
        act: 'go-on',
        title: format('other-channel', { app: name, channel: channelOf(verdict) }),
        text: format('other-channel-why'),
      };
    case 'will-not-install':
      return willNotInstall(verdict, known, format);
    case 'unknown-app':
      return unknownApp(verdict, known, format);
    case 'not-judged':
      return { sign: 'question', act: 'compare', title: format('unjudged'), text: format('unjudged-why') };
    case 'another-app':
      return anotherApp(verdict, known, format);
    case 'do-not-install':
      return {
        sign: 'stop',
        act: 'get-genuine',
        title: format('stop'),
        text: format(`danger-${verdict.danger}`, { app: name || appLabelOf(known) }),
      };
    case 'not-an-app':
      return {
        sign: 'no',
        act: 'get-again',
        title: format(`not-${notAnApp(verdict.kind)}`),
        text: format(`not-${notAnApp(verdict.kind)}-then`),
      };
  }
}

/** A verdict for a sound file. */
type Sound = Extract<Verdict, { identity: Identity }>;

const channelOf = ({ identity }: Sound): string => ('channel' in identity ? clean(identity.channel) : '');

const why = ({ identity }: Sound, format: CheckFormatter): ReactNode =>
  'rotated' in identity && identity.rotated ? format('genuine-rotated') : format('genuine-why');

/** Returns the headline for a sound file that does not install on this phone. */
function willNotInstall(
  { identity, package: id = '', installability }: Sound,
  known: Known,
  format: CheckFormatter,
): Headline {
  const first = installability.obstacles[0];
  const isTooOld = first?.code === 'FAILED_OLDER_SDK';
  const name = nameOf(id, known);
  if (identity.who === 'unknown-app' || !name)
    return { sign: 'no', act: 'get-again', title: format('refused-unknown'), text: format('refused-why') };
  return {
    sign: 'no',
    initial: name.charAt(0).toUpperCase(),
    act: 'get-again',
    title: format(isTooOld ? 'too-old' : 'refused'),
    text: format(isTooOld ? 'too-old-why' : 'refused-why', { app: name }),
  };
}

/** Returns a warning headline for an unknown app that resembles a known one; undefined for any other. */
function lookalike({ identity, package: id = '' }: Sound, known: Known, format: CheckFormatter): Headline | undefined {
  const [copied] = identity.who === 'unknown-app' ? identity.resembles : [];
  if (copied === undefined) return undefined;
  return {
    sign: 'stop',
    act: 'get-genuine',
    title: format('lookalike', { app: nameOf(copied, known) ?? copied }),
    text: format('lookalike-why', { package: clean(id) }),
  };
}

/** Returns the headline for an intact, signed app whose signer is not known. */
const unknownApp = (verdict: Sound, known: Known, format: CheckFormatter): Headline =>
  lookalike(verdict, known, format) ?? {
    sign: 'question',
    act: 'compare',
    title: format('unknown'),
    text: format('unknown-why'),
  };

function anotherApp(
  verdict: Extract<Verdict, { answer: 'another-app' }>,
  known: Known,
  format: CheckFormatter,
): Headline {
  const { identity, wanted, package: id = '' } = verdict;
  const other = nameOf(id, known) ?? clean(id);
  const names = { app: nameOf(wanted, known) ?? wanted, other };
  return (
    lookalike(verdict, known, format) ?? {
      sign: 'no',
      act: 'choose-other',
      title: format('another', { other }),
      text: identity.who === 'unknown-app' ? format('another-unknown', names) : format('another-genuine', names),
    }
  );
}
