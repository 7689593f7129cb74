/**
 * Returns as much of a question as the phone remembers, without half an emoji at its end: that cannot be sent. A test
 * ties the length to that of the notes; imported from there, it would make the first load larger.
 */
export const cutQuestion = (words: string): string =>
  words
    .trim()
    .slice(0, 120)
    .replace(/[\ud800-\udbff]$/, '');
