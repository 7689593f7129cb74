/** Line numbers in a PO file, which gettext-parser does not provide. Lines count from 1. */
export interface PoLines {
  /** Line of each `msgctxt`, by its text. */
  readonly at: ReadonlyMap<string, number>;
  /** Line of each `msgid`, by its text: for entries that lost their context. */
  readonly ids: ReadonlyMap<string, number>;
  /** Duplicate contexts, with the later line. */
  readonly twice: ReadonlyMap<string, number>;
  /** The header's line about plural forms, or the first line. */
  readonly header: number;
  /** The first line whose text has no closing quotation mark, as in a file that was cut off. */
  readonly unclosed: number | undefined;
}

/** A line with a text: keyword, and one text in quotation marks. */
const whole = /^(?:msg\w+(?:\[\d+\])?\s+)?"(?:\\.|[^"\\])*"$/;

/** Finds the line numbers; a text may span several lines, each in quotation marks. */
export function poLines(text: string): PoLines {
  const [at, ids, twice] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const lines = text.split('\n');
  const unquoted = (line: string) => {
    try {
      return JSON.parse(/"(?:\\.|[^"\\])*"/.exec(line)?.[0] ?? '""') as string;
    } catch {
      return '';
    }
  };
  lines.forEach((line, n) => {
    const [, kind] = /^(msgctxt|msgid)\s+"/.exec(line.trim()) ?? [];
    if (!kind) return;
    let value = unquoted(line);
    for (let next = n + 1; lines[next]?.trim().startsWith('"'); next++) value += unquoted(lines[next]!);
    const found = kind === 'msgctxt' ? at : ids;
    if (kind === 'msgctxt' && found.has(value)) twice.set(value, n + 1);
    else if (!found.has(value)) found.set(value, n + 1);
  });
  const header = lines.findIndex((line) => /^"?plural-forms/i.test(line.trim())) + 1;
  const unclosed =
    lines.findIndex((line) => /^(?:msg\w+(?:\[\d+\])?\s+)?"/.test(line.trim()) && !whole.test(line.trim())) + 1;
  return { at, ids, twice, header: header || 1, unclosed: unclosed || undefined };
}
