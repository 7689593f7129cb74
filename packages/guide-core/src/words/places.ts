/** Where a text of the content is defined. */
export interface TextPlace {
  readonly text: string;
  /** Path from the project's root. */
  readonly file: string;
  /** Path of keys to it, joined by dots. */
  readonly key: string;
}

/** Removes the marks that the page puts around quotations and foreign words, and normalizes spaces. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const slot = /\{[^{}]*\}/;

/**
 * Returns a pattern for a text as readers see it: slots match any words. Undefined for a text that consists only of
 * slots.
 */
function shape(text: string): RegExp | undefined {
  const pieces = plain(text).split(slot);
  // A text that consists only of slots would match everything.
  if (pieces.join('').replace(/[\s\p{P}]/gu, '').length < 1) return undefined;
  return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{1,300}?')}$`, 'u');
}

/** Returns the places of a complete text that is shown: exact matches, otherwise texts whose slots could produce it. */
export function textPlaces(shown: string, places: readonly TextPlace[]): TextPlace[] {
  const wanted = plain(shown);
  if (!wanted) return [];
  const exact = places.filter(({ text }) => plain(text) === wanted);
  return exact.length ? exact : places.filter(({ text }) => slot.test(text) && shape(text)?.test(wanted));
}

/** Minimum number of matching letters between slots: fewer match by chance. */
const enough = 8;

/** Counts the letters of an excerpt that match a text across its slots; 0 if it does not match. */
function agreeing(part: string, text: string): number {
  const pieces = text.split(slot);
  let best = 0;
  // The excerpt begins inside a piece of the text, continues with the following pieces, and may end inside one.
  for (const [at, piece] of pieces.slice(0, -1).entries())
    for (let from = 0; from < piece.length; from += 1) {
      const begun = piece.slice(from);
      if (part.startsWith(begun)) best = Math.max(best, goingOn(part, begun.length, pieces.slice(at + 1)));
    }
  return best >= enough ? best : 0;
}

/** Counts the matching letters if `known` letters matched and the other pieces follow; 0 if something else follows. */
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
  // The remainder fills the last slot.
  return rest.length <= 2 * agree ? agree : 0;
}

/** Returns the places that contain an excerpt: literally, ignoring case, or with slots filled. */
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
