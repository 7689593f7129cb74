/** Number of arguments of each command. */
const taken: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const maxLength = 200_000;
const maxNumbers = 50_000;

const token = /[mlhvcsqtaz]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;
const gap = /[\s,]*/y;

/** Formats a number for SVG: plain decimal notation, four decimal places. */
export function decimal(value: number): string {
  return String(Math.round(Math.max(-1e6, Math.min(1e6, value)) * 10_000) / 10_000 || 0);
}

/**
 * Parses path data into commands with their numbers, one record for each written command; null if it is not path data
 * or too long.
 */
function parse(data: string): { readonly command: string; readonly numbers: number[] }[] | null {
  if (data.length > maxLength) return null;
  const commands: { command: string; numbers: number[] }[] = [];
  let count = 0;
  for (let at = 0; ; ) {
    gap.lastIndex = at;
    gap.test(data);
    at = gap.lastIndex;
    if (at >= data.length) return commands;
    token.lastIndex = at;
    const found = token.exec(data)?.[0];
    if (found === undefined || ++count > maxNumbers) return null;
    at += found.length;
    if (/^[a-z]$/i.test(found)) commands.push({ command: found, numbers: [] });
    else if (commands.length === 0) return null;
    else commands[commands.length - 1]!.numbers.push(Number(found));
  }
}

/**
 * Parses a vector drawable's path data and writes it as SVG path data: the grammar is the same, except for arc flags,
 * which Android reads as numbers (PathParser.cpp). Surplus arguments of a command are dropped, as on Android.
 *
 * @returns Only command letters, digits, signs, points and spaces; null for anything that is not a path.
 */
export function pathData(data: string): string | null {
  const commands = parse(data);
  if (commands === null) return null;
  const parts: string[] = [];
  for (const { command, numbers } of commands) {
    const size = taken[command.toLowerCase()]!;
    if (parts.length === 0 && command.toLowerCase() !== 'm') parts.push('M0 0');
    if (size === 0) parts.push('Z');
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const group = numbers.slice(at, at + size);
      if (size === 7) for (const flag of [3, 4]) group[flag] = group[flag] ? 1 : 0;
      if (group.some((number) => !Number.isFinite(number))) return null;
      // Further pairs after a move are lines.
      const letter = at > 0 && command === 'm' ? 'l' : at > 0 && command === 'M' ? 'L' : command;
      parts.push(letter + group.map(decimal).join(' '));
    }
  }
  return parts.length === 0 ? null : parts.join('');
}
