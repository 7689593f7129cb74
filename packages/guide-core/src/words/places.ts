/** Where a text of the content lives. */
export interface TextPlace {
  readonly text: string;
  /** Path from the project's root. */
  readonly file: string;
  /** Names down to it, joined by dots. */
  readonly key: string;
}

/** Marks that the page puts around quotations and foreign words, and what they leave behind. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const slot = /\{[^{}]*\}/;

/** Matches what a reader sees of a text: slots are filled with whatever. */
function shape(text: string): RegExp | undefined {
  const pieces = plain(text).split(slot);
  // A text of slots alone would be found everywhere.
  if (pieces.join('').replace(/[\s\p{P}]/gu, '').length < 1) return undefined;
  return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{1,300}?')}$`, 'u');
}

/** Where a whole text that is shown comes from: exact texts before those whose slots would fit. */
export function textPlaces(shown: string, places: readonly TextPlace[]): TextPlace[] {
  const wanted = plain(shown);
  if (!wanted) return [];
  const exact = places.filter(({ text }) => plain(text) === wanted);
  return exact.length ? exact : places.filter(({ text }) => slot.test(text) && shape(text)?.test(wanted));
}

/** Letters between slots that have to agree before a part is believed to be of a text: fewer agree by chance. */
const enough = 8;

/** How many letters of a part that somebody saw agree with a text whose slots it runs over; 0 where it does not. */
function agreeing(part: string, text: string): number {
  const pieces = text.split(slot);
  let best = 0;
  // The part begins within a piece of the text, goes on with its other pieces, and may end within one.
  for (const [at, piece] of pieces.slice(0, -1).entries())
    for (let from = 0; from < piece.length; from += 1) {
      const begun = piece.slice(from);
      if (part.startsWith(begun)) best = Math.max(best, goingOn(part, begun.length, pieces.slice(at + 1)));
    }
  return best >= enough ? best : 0;
}

/** Letters that agree when `known` of them did and the other pieces follow; 0 where something else follows. */
function goingOn(part: string, known: number, pieces: readonly string[]): number {
  let agree = known;
  let rest = part.slice(known);
  for (const next of pieces) {
    const found = next ? rest.indexOf(next, 1) : -1;
    if (found < 0) {
      for (let end = next.length - 1; end > 0; end -= 1)
        if (rest.length > end && rest.endsWith(next.slice(0, end))) return agree + end;
      break;
    }
    agree += next.length;
    rest = rest.slice(found + next.length);
  }
  // What is left fills the last slot.
  return rest.length <= 2 * agree ? agree : 0;
}

/** Where a part of a text stands: as it is written, without regard to capitals, or with its slots filled. */
export function textPlacesWith(part: string, places: readonly TextPlace[]): TextPlace[] {
  const wanted = plain(part);
  if (!wanted) return [];
  const whole = textPlaces(part, places);
  if (whole.length) return whole;
  const lower = wanted.toLowerCase();
  const written = places.filter(({ text }) => plain(text).toLowerCase().includes(lower));
  if (written.length) return written;
  const scores = places.map(({ text }) => (slot.test(text) ? agreeing(lower, plain(text).toLowerCase()) : 0));
  const best = Math.max(1, ...scores);
  return places.filter((_place, at) => scores[at] === best);
}
