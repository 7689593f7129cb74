/** Maximum length of a displayed text from a file, in characters. */
const maxLength = 80;

/**
 * Sanitizes a text from a file for display: names and labels are controlled by whoever made the file. Removes control
 * characters and marks that reverse or hide letters; joiners stay, because some scripts are spelt with them.
 */
export function clean(text: string): string {
  const visible = text
    .slice(0, 10 * maxLength)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .trim();
  const letters = [...visible];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : visible;
}
