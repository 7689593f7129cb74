/** Longest text of a file that is shown, in characters. */
const longest = 80;

/**
 * Text out of a file, fit to be shown: names and labels are written by whoever made the file. Control characters go,
 * and marks that turn or hide letters; joiners stay, since some scripts are spelt with them.
 */
export function clean(text: string): string {
  const visible = text
    .slice(0, 10 * longest)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .trim();
  const letters = [...visible];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : visible;
}
