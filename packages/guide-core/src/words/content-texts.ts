/** A text of the content, and where it is defined. */
export interface ContentText {
  readonly text: string;
  /** Path from the project's root. */
  readonly file: string;
  /** Path of keys to it, joined by dots. */
  readonly key: string;
}

/** Removes the marks that the page puts around quotations and foreign words, and normalizes spaces. */
const normalize = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const slot = /\{[^{}]*\}/;

/** Returns a pattern for a text as readers see it, with any words in slots; undefined if it is slots only. */
function patternFor(text: string): RegExp | undefined {
  const pieces = normalize(text).split(slot);
  // A text that consists only of slots would match everything.
  if (pieces.join('').replace(/[\s\p{P}]/gu, '').length < 1) return undefined;
  return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{1,300}?')}$`, 'u');
}

/** Finds a complete text as it is shown: exact matches, otherwise texts whose slots could produce it. */
export function findShownText(shownText: string, texts: readonly ContentText[]): ContentText[] {
  const normalized = normalize(shownText);
  if (!normalized) return [];
  const exact = texts.filter(({ text }) => normalize(text) === normalized);
  return exact.length ? exact : texts.filter(({ text }) => slot.test(text) && patternFor(text)?.test(normalized));
}

/** Minimum number of matching letters between slots: fewer match by chance. */
const minLetters = 8;

/** Counts the letters of an excerpt that match a text across its slots; 0 if it does not match. */
function countMatching(part: string, text: string): number {
  const pieces = text.split(slot);
  let best = 0;
  // The excerpt begins inside a piece of the text, continues with the following pieces, and may end inside one.
  for (const [pieceIndex, piece] of pieces.slice(0, -1).entries())
    for (let start = 0; start < piece.length; start += 1) {
      const beginning = piece.slice(start);
      if (part.startsWith(beginning))
        best = Math.max(best, countContinuing(part, beginning.length, pieces.slice(pieceIndex + 1)));
    }
  return best >= minLetters ? best : 0;
}

/** Counts the matching letters if the first `matched` letters agree and the other pieces follow; 0 if something else follows. */
function countContinuing(part: string, matched: number, pieces: readonly string[]): number {
  let letters = matched;
  let rest = part.slice(matched);
  for (const next of pieces) {
    const index = next ? rest.indexOf(next, 1) : -1;
    if (index < 0) {
      for (let end = next.length - 1; end > 0; end -= 1)
        if (rest.length > end && rest.endsWith(next.slice(0, end))) return letters + end;
      break;
    }
    letters += next.length;
    rest = rest.slice(index + next.length);
  }
  // The remainder fills the last slot.
  return rest.length <= 2 * letters ? letters : 0;
}

/** Finds the texts that contain an excerpt: literally, ignoring case, or with slots filled. */
export function findExcerpt(part: string, texts: readonly ContentText[]): ContentText[] {
  const normalized = normalize(part);
  if (!normalized) return [];
  const complete = findShownText(part, texts);
  if (complete.length) return complete;
  const lower = normalized.toLowerCase();
  const literal = texts.filter(({ text }) => normalize(text).toLowerCase().includes(lower));
  if (literal.length) return literal;
  const scores = texts.map(({ text }) => (slot.test(text) ? countMatching(lower, normalize(text).toLowerCase()) : 0));
  const best = Math.max(1, ...scores);
  return texts.filter((_text, index) => scores[index] === best);
}
