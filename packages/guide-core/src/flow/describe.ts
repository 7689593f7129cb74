// Loaded with every screen that has steps.
import type { Quote } from '../model/quote.ts';
import type { Mark, Scene, SceneMark, ScenePart, ScenePrompt, SceneRow, SceneWords } from '../schema/scene.ts';

/** Returns the phone's wording of a label. */
type Find = (label: string) => Quote;
/** Fills the slots `{app}` and `{file}`. */
type Fill = (text: string) => string;

/**
 * Sentence pieces of the text alternative, by what they say. Pieces about a thing have one slot, `{label}`.
 * Pieces are joined with a comma; anything else that a language needs belongs in the piece itself.
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
  | 'next';

/** Number of neighbours that are named: enough to find the place, few enough to listen to. */
const neighbours = 3;

/** Placeholder for pieces without a slot. */
const wordless: SceneWords = { text: '·' };
const app: SceneWords = { text: '{app}' };

type Act = { readonly how: Saying; readonly words: readonly SceneWords[] };

/**
 * Returns the text alternative of each scene, built only from the phone's own words; empty for a scene with nothing to
 * say.
 */
export function describe(scenes: readonly Scene[], quote: Find, fill: Fill, words: DescribeWords): string[] {
  const say = ({ how, words: named }: Act): string => {
    const names = named.map((one) => nameOf(one, quote, fill)).filter(Boolean);
    // A replacer function, because a label may contain `$&`, which `replace` would treat as a pattern.
    return names.length === 0 ? '' : words[how].replace('{label}', () => names.join(', '));
  };
  return scenes.map(({ parts }) => parts.flatMap(actsOf).map(say).filter(Boolean).join(', '));
}

/** Joins the scenes' text alternatives into one, in the order of the actions. */
export function joinDescriptions(alts: readonly string[], next: string): string {
  return alts.filter(Boolean).reduce((all, one) => (all === '' ? one : `${all}${joint(next)}${one}`), '');
}

/**
 * Returns the words as text, followed by their gloss if the phone's words are in another language; empty for ghosts.
 */
function nameOf(words: SceneWords, quote: Find, fill: Fill): string {
  if ('ghost' in words) return '';
  if ('text' in words) return fill(words.text);
  const { text, gloss } = quote(words.label);
  return fill(gloss === undefined ? text : `${text} (${gloss})`);
}

/** Returns `next` with a space on either side, or no leading space if it begins with a comma or full stop. */
function joint(next: string): string {
  const word = next.trim();
  return `${/^[.,;:،؛。，、；]/.test(word) ? '' : ' '}${word} `;
}

const one = (how: Saying, words: SceneWords = wordless): Act => ({ how, words: [words] });

function actsOf(part: ScenePart): Act[] {
  switch (part.kind) {
    case 'title':
      return [one('screen', part.words), ...(part.menu ? [one(part.sign ?? 'menu')] : [])];
    case 'browser':
      return part.menu ? [one('menu')] : [];
    case 'search':
      if ('ghost' in part.words) return part.mark ? [one('find')] : [];
      return [one('type', part.words)];
    case 'group':
    case 'menu':
      return among(part.rows);
    case 'app':
      return [one('screen', app)];
    case 'dialog':
    case 'sheet':
    case 'page':
      return ofPrompt(part);
    case 'notification':
      return part.mark ? act(part.mark, part.title) : [{ how: 'says', words: [part.title, part.text] }];
    case 'toast':
      return [one('says', part.words)];
    case 'icons':
      return [one('home'), ...act(part.mark, app)];
    case 'recents':
      return [one('recents'), ...ofCard(part.action)];
    case 'swipe':
      return [one(part.move)];
    case 'unlock':
      return [...(part.words ? [one('says', part.words)] : []), one(part.by)];
    case 'split':
      return [one('split', part.words)];
  }
}

/** The message is described first, then what to do with it. */
function ofPrompt({ title, text, link, progress, rows, check, buttons }: ScenePrompt): Act[] {
  const said = [title, text].filter((words) => words !== undefined);
  return [
    ...(said.length ? [{ how: 'says', words: said } as const] : []),
    ...act(link?.mark, link),
    ...among(rows ?? []),
    ...(check?.mark ? [one(check.mark === 'tap' ? 'tick' : check.mark, check)] : []),
    ...(progress ? [one('progress')] : []),
    ...among(buttons),
  ];
}

function ofCard(action: Extract<ScenePart, { kind: 'recents' }>['action']): Act[] {
  const whole = { hold: 'holdCard', pull: 'pullCard', locked: 'locked' } as const;
  if (action === 'padlock' || action === 'menu') return [one('look', app), one(action)];
  return [one(whole[action], app)];
}

type Thing = SceneWords & SceneMark & { switch?: SceneRow['switch']; radio?: SceneRow['radio']; count?: number };

/** Describes the marked one of several things and the names next to it. */
function among(things: readonly Thing[]): Act[] {
  const target = things.find(({ mark }) => mark !== undefined);
  if (!target) return [];
  const others = things.filter((thing) => thing !== target && !('ghost' in thing)).slice(0, neighbours);
  return [
    ...act(target.mark, target, howOf(target)),
    ...(others.length ? [{ how: 'near', words: others } as const] : []),
  ];
}

function howOf({ switch: turned, radio, count }: Thing): Saying | undefined {
  if (turned) return turned === 'on' ? 'switchOn' : 'switchOff';
  if (radio) return 'choose';
  return count === undefined ? undefined : 'count';
}

function act(mark: Mark | undefined, words: SceneWords | undefined, how?: Saying): Act[] {
  if (!mark || !words) return [];
  return [one(mark === 'tap' && how ? how : mark, words)];
}
