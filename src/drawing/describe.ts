import type { Mark, Part, Row, Scene, Words } from '#lib/model/scene.ts';
import type { Pen } from './pen.ts';

/**
 * Sentence pieces of the text alternative; each but `next` has one slot, `{label}`.
 * They are put side by side with a space: a comma or colon a language wants belongs into the piece.
 */
export interface DescribeWords {
  /** On the screen “{label}” */
  readonly screen: string;
  readonly tap: string;
  readonly hold: string;
  /** Look at “{label}” */
  readonly look: string;
  readonly switchOn: string;
  readonly switchOff: string;
  /** Whole pieces for marks that have no words on the phone. */
  readonly padlock: string;
  readonly menu: string;
  /** Stands between two scenes. */
  readonly next: string;
}

/** Stands for the words of a mark that has none. */
const wordless: Words = { text: '·' };

type Act = { readonly how: keyof DescribeWords; readonly words: Words };

/** The text alternative of a step's drawings, made of nothing but the phone's own words. */
export function describe(
  scenes: readonly Scene[],
  quote: Pen['quote'],
  fill: Pen['fill'],
  words: DescribeWords,
): string {
  const say = (how: keyof DescribeWords, what: Words): string => {
    const label = nameOf(what, quote, fill);
    // A function, because a label may hold `$&`, which `replace` would read as its own.
    return label === '' ? '' : words[how].replace('{label}', () => label);
  };
  return scenes
    .map(({ parts }) => parts.flatMap(actsOf).map(({ how, words: what }) => say(how, what)))
    .map((pieces) => pieces.filter(Boolean).join(', '))
    .filter(Boolean)
    .reduce((all, one) => (all === '' ? one : `${all}${joint(words.next)}${one}`), '');
}

/** The words as text, with their translation where the phone's are in another language; ghosts are silent. */
function nameOf(words: Words, quote: Pen['quote'], fill: Pen['fill']): string {
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

function actsOf(part: Part): Act[] {
  switch (part.kind) {
    case 'title':
      return [{ how: 'screen', words: part.words }, ...(part.menu ? [{ how: 'menu', words: wordless } as const] : [])];
    case 'search':
      return [];
    case 'group':
    case 'menu':
      return part.rows.flatMap((row) => act(row.mark, row, row.switch));
    case 'dialog': {
      // A message without a title is known by its text.
      const heading = part.title ?? part.text;
      return [
        ...(heading ? [{ how: 'screen', words: heading } as const] : []),
        ...act(part.check?.mark, part.check),
        ...part.buttons.flatMap((button) => act(button.mark, button)),
      ];
    }
    case 'notification':
      return act(part.mark, part.title);
    case 'icons':
      return act(part.mark, { text: '{app}' });
    case 'recents':
      return [
        { how: 'look', words: { text: '{app}' } },
        { how: part.action, words: wordless },
      ];
  }
}

function act(mark: Mark | undefined, words: Words | undefined, switched?: Row['switch']): Act[] {
  if (!mark || !words) return [];
  if (mark !== 'tap' || !switched) return [{ how: mark, words }];
  return [{ how: switched === 'on' ? 'switchOn' : 'switchOff', words }];
}
