import type { Quote } from '../model/quote.ts';
import type { Mark, Scene, SceneMark, ScenePart, ScenePrompt, SceneRow, SceneWords } from '../schema/scene.ts';
import { inBrackets, isWide } from '../words/full-width.ts';

/** Returns the phone's wording of a label. */
type FindQuote = (label: string) => Quote;
/** Fills the slots `{app}` and `{file}`. */
type Fill = (text: string) => string;

/**
 * Sentence pieces of the text alternative, by what they say. Pieces about a thing have one slot, `{label}`.
 * Pieces are joined with `comma`; anything else that a language needs belongs in the piece itself.
 */
export type DescribeWords = Readonly<Record<Saying, string>>;

type Saying =
  /** Where the reader is: a screen by its title, the phone's message, the home screen, the recent apps. */
  | 'screen'
  | 'says'
  | 'home'
  | 'recents'
  /** What the reader does with a thing. */
  | Mark
  | 'switchOn'
  | 'switchOff'
  | 'choose'
  | 'tick'
  | 'count'
  | 'type'
  | 'find'
  | 'holdCard'
  | 'pullCard'
  | 'locked'
  | 'padlock'
  | 'menu'
  | 'gear'
  | 'from-top'
  | 'from-bottom'
  | 'scroll'
  /** What is next to it; what the phone asks for; what is in progress. */
  | 'near'
  | 'pin'
  | 'fingerprint'
  | 'split'
  | 'progress'
  /** Connects two scenes. */
  | 'next'
  /** Separates pieces, and several names in one piece, with its space. */
  | 'comma';

/** Number of neighbours that are named: enough to find the place, few enough to listen to. */
const maxNeighbours = 3;

/** The slot of a piece with the quotation marks around it, which each of several names gets. */
const slot = /(["“”„«「]?)\{label\}(["“”»」]?)/;

/** Placeholder for pieces without a slot. */
const wordless: SceneWords = { text: '·' };
const app: SceneWords = { text: '{app}' };

type Clause = { readonly how: Saying; readonly words: readonly SceneWords[] };

/** Returns the text alternative of each scene, in the phone's own words; empty if a scene has nothing to say. */
export function describe(scenes: readonly Scene[], quote: FindQuote, fill: Fill, words: DescribeWords): string[] {
  const formatClause = ({ how, words: things }: Clause): string => {
    const names = things.map((thing) => nameOf(thing, quote, fill)).filter(Boolean);
    // A replacer function, because a label may contain `$&`, which `replace` would treat as a pattern.
    return names.length === 0
      ? ''
      : words[how].replace(slot, (_, open: string, close: string) =>
          names.map((name) => `${open}${name}${close}`).join(words.comma),
        );
  };
  return scenes.map(({ parts }) => parts.flatMap(clausesOf).map(formatClause).filter(Boolean).join(words.comma));
}

/** Joins the scenes' text alternatives into one, in the order of the actions. */
export function joinDescriptions(alts: readonly string[], next: string): string {
  return alts.filter(Boolean).reduce((joined, alt) => (joined === '' ? alt : `${joined}${connector(next)}${alt}`), '');
}

/** Returns words as text, with their gloss if they are in another language; empty for ghosts. */
function nameOf(words: SceneWords, quote: FindQuote, fill: Fill): string {
  if ('ghost' in words) return '';
  if ('text' in words) return fill(words.text);
  const { text, gloss } = quote(words.label);
  return fill(gloss === undefined ? text : `${text}${inBrackets(gloss)}`);
}

/** Returns `next` with a space on either side, but none before a comma or full stop and none in Chinese or Japanese. */
function connector(next: string): string {
  const word = next.trim();
  return `${/^[.,;:،؛。，、；]/.test(word) ? '' : ' '}${word}${isWide(word) ? '' : ' '}`;
}

const clause = (how: Saying, words: SceneWords = wordless): Clause => ({ how, words: [words] });

function clausesOf(part: ScenePart): Clause[] {
  switch (part.kind) {
    case 'title':
      return [clause('screen', part.words), ...(part.menu ? [clause(part.sign ?? 'menu')] : [])];
    case 'browser':
      return part.menu ? [clause('menu')] : [];
    case 'search':
      if ('ghost' in part.words) return part.mark ? [clause('find')] : [];
      return [clause('type', part.words)];
    case 'group':
    case 'menu':
      return describeMarked(part.rows);
    case 'app':
      return [clause('screen', app)];
    case 'dialog':
    case 'sheet':
    case 'page':
      return describePrompt(part);
    case 'notification':
      return part.mark ? describeAct(part.mark, part.title) : [{ how: 'says', words: [part.title, part.text] }];
    case 'toast':
      return [clause('says', part.words)];
    case 'icons':
      return [clause('home'), ...describeAct(part.mark, app)];
    case 'recents':
      return [clause('recents'), ...describeCard(part.action)];
    case 'swipe':
      return [clause(part.move)];
    case 'unlock':
      return [...(part.words ? [clause('says', part.words)] : []), clause(part.by)];
    case 'split':
      return [clause('split', part.words)];
  }
}

/** The message is described first, then what to do with it. */
function describePrompt({ title, text, link, progress, rows, check, buttons }: ScenePrompt): Clause[] {
  const message = [title, text].filter((words) => words !== undefined);
  return [
    ...(message.length ? [{ how: 'says', words: message } as const] : []),
    ...describeAct(link?.mark, link),
    ...describeMarked(rows ?? []),
    ...(check?.mark ? [clause(check.mark === 'tap' ? 'tick' : check.mark, check)] : []),
    ...(progress ? [clause('progress')] : []),
    ...describeMarked(buttons),
  ];
}

function describeCard(action: Extract<ScenePart, { kind: 'recents' }>['action']): Clause[] {
  const sayings = { hold: 'holdCard', pull: 'pullCard', locked: 'locked' } as const;
  if (action === 'padlock' || action === 'menu') return [clause('look', app), clause(action)];
  return [clause(sayings[action], app)];
}

type MarkableThing = SceneWords &
  SceneMark & { switch?: SceneRow['switch']; radio?: SceneRow['radio']; count?: number };

/** Describes the marked one of several things and the names next to it. */
function describeMarked(things: readonly MarkableThing[]): Clause[] {
  const target = things.find(({ mark }) => mark !== undefined);
  if (!target) return [];
  const others = things.filter((thing) => thing !== target && !('ghost' in thing)).slice(0, maxNeighbours);
  return [
    ...describeAct(target.mark, target, sayingFor(target)),
    ...(others.length ? [{ how: 'near', words: others } as const] : []),
  ];
}

function sayingFor({ switch: state, radio, count }: MarkableThing): Saying | undefined {
  if (state) return state === 'on' ? 'switchOn' : 'switchOff';
  if (radio) return 'choose';
  return count === undefined ? undefined : 'count';
}

function describeAct(mark: Mark | undefined, words: SceneWords | undefined, how?: Saying): Clause[] {
  if (!mark || !words) return [];
  return [clause(mark === 'tap' && how ? how : mark, words)];
}
