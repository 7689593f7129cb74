/** Characters up to which a pattern is looked at: thousands of elements may share a long one. */
const longest = 2000;

/** A set with at least one character in it, an escaped character, a modifier, or any other character. */
const tokens = /\[(?:\^(?:\\[\s\S]|[^\]\\])+|(?!\^)(?:\\[\s\S]|[^\]\\])+)\]|\\[\s\S]|[*+]|\{([^}]*)\}|[^[\\{*+]/g;

/** Longer numbers are not looked at either. */
const longestNumber = 100;

/** Whether a text is a number as Integer.parseInt reads it; digits of other scripts count too. */
export function isJavaInteger(text: string): boolean {
  if (text.length > longestNumber) return true;
  if (!/^[+-]?\p{Nd}+$/u.test(text)) return false;
  const number = Number(text);
  return Number.isNaN(number) || (number >= -(2 ** 31) && number < 2 ** 31);
}

/** Whether the inside of `{…}` is a number of repetitions: `2`, `2,` or `2,4`. */
function isRange(text: string): boolean {
  const comma = text.indexOf(',');
  if (comma < 0) return isJavaInteger(text);
  const [least, most] = [text.slice(0, comma), text.slice(comma + 1)];
  return isJavaInteger(least) && (most === '' || (isJavaInteger(most) && !(Number(least) > Number(most))));
}

/** Whether an advanced pattern can be parsed (PatternMatcher.parseAndVerifyAdvancedPattern). */
export function isAdvancedPattern(pattern: string): boolean {
  if (pattern.length > longest) return true;
  let end = 0;
  let isModifiable = false;
  for (const found of pattern.match(tokens) ?? []) {
    if (!pattern.startsWith(found, end)) return false;
    end += found.length;
    const isRepeated = found === '*' || found === '+' || found.startsWith('{');
    if (isRepeated && !isModifiable) return false;
    if (found.startsWith('{') && !isRange(found.slice(1, -1))) return false;
    // A closing brace of no range is skipped.
    if (found !== '}') isModifiable = !isRepeated;
  }
  return end === pattern.length;
}
