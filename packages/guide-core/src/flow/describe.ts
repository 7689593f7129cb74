// With every screen that has steps.
import type { Quote } from '../model/quote.ts';
import type { Mark, Scene, SceneMark, ScenePart, ScenePrompt, SceneRow, SceneWords } from '../model/scene.ts';

/** Finds the words the phone shows for a label. */
type Find = (label: string) => Quote;
/** Puts names into `{app}` and `{file}`. */
type Fill = (text: string) => string;

/**
 * Sentence pieces of the text alternative, by what is said. Those about a thing have one slot, `{label}`.
 * They are put side by side with a comma: what else a language wants belongs into the piece.
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
  /** What stands beside it; what the phone asks for; what is going on. */
  | 'near'
  | 'pin'
  | 'fingerprint'
  | 'split'
  | 'progress'
  /** Stands between two scenes. */
  | 'next';

/** So many neighbours are named: enough to find the place, few enough to listen to. */
const neighbours = 3;

/** Stands for the words of a piece that has no slot. */
const wordless: SceneWords = { text: '·' };
const app: SceneWords = { text: '{app}' };

type Act = { readonly how: Saying; readonly words: readonly SceneWords[] };

/** The text alternative of each scene, made of nothing but the phone's own words; empty for a scene that says nothing. */
export function describe(scenes: readonly Scene[], quote: Find, fill: Fill, words: DescribeWords): string[] {
  const say = ({ how, words: named }: Act): string => {
    const names = named.map((one) => nameOf(one, quote, fill)).filter(Boolean);
    // A function, because a label may hold `$&`, which `replace` would read as its own.
    return names.length === 0 ? '' : words[how].replace('{label}', () => names.join(', '));
  };
  return scenes.map(({ parts }) => parts.flatMap(actsOf).map(say).filter(Boolean).join(', '));
}

/** The scenes' alternatives as one, in the order of doing. */
export function joinDescriptions(alts: readonly string[], next: string): string {
  return alts.filter(Boolean).reduce((all, one) => (all === '' ? one : `${all}${joint(next)}${one}`), '');
}

/** The words as text, with their translation where the phone's are in another language; ghosts are silent. */
function nameOf(words: SceneWords, quote: Find, fill: Fill): string {
  if ('ghost' in words) return '';
  if ('text' in words) return fill(words.text);
  const { text, gloss } = quote(words.label);
  return fill(gloss === undefined ? text : `${text} (${gloss})`);
}

/** `next` with a space on either side, or none before its own comma or full stop. */
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

/** A message is read out first, then what is done with it. */
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

/** The marked one of several things, and the names beside it. */
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
