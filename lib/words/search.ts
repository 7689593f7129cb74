/** Text as it is compared when a reader searches: without marks above and below letters, in lower case. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Longest search that is looked at, in characters; the rest is ignored. */
const limit = 120;

/** True if every word of the search occurs somewhere in the text. An empty search fits everything. */
export function matches(search: string, text: string): boolean {
  const where = plain(text);
  return plain(search.slice(0, limit))
    .split(/\s+/)
    .every((word) => where.includes(word));
}
