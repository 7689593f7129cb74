/** Where a text of the content lives. */
export interface Place {
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
export function placesOf(shown: string, places: readonly Place[]): Place[] {
  const wanted = plain(shown);
  if (!wanted) return [];
  const exact = places.filter(({ text }) => plain(text) === wanted);
  return exact.length ? exact : places.filter(({ text }) => slot.test(text) && shape(text)?.test(wanted));
}

/** Where a part of a text stands: as it is written, or without regard to capitals. */
export function placesWith(part: string, places: readonly Place[]): Place[] {
  const wanted = plain(part);
  if (!wanted) return [];
  const whole = placesOf(part, places);
  if (whole.length) return whole;
  const lower = wanted.toLowerCase();
  return places.filter(({ text }) => plain(text).toLowerCase().includes(lower));
}
