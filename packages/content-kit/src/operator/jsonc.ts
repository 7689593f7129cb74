import type { Place } from '../content.ts';

const mendPiece = 'Mend it: a comma or a quotation mark is often missing just before that place, or one too many.';
/** What to do about a piece that people bring along from other formats and from word processors. */
const remedies: readonly (readonly [piece: RegExp, remedy: string])[] = [
  [/^#/, 'Begin the comment with //.'],
  [/^['‘’‚“”„«»`]/, 'Write straight double marks: " before and after every name and text.'],
];

/** Returns the place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Thrown if a text is not valid JSON, or not valid JSON with comments. */
export class JsoncError extends Error implements Place {
  readonly line: number;
  readonly column: number;
  readonly remedy: string;
  constructor(reason: string, { line, column }: Place, remedy = mendPiece) {
    super(reason);
    this.line = line;
    this.column = column;
    this.remedy = remedy;
  }
}

/** Spaces and comments; then a string, a number or word, punctuation, or any other character. */
const gap = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const space = /[ \t\r\n]*/y;
const token = /"(?:\\.|[^"\\\n])*"|-?\w[\w.+-]*|[\s\S]/uy;

/** Maximum nesting depth: deeper than any of our files, and far from a stack overflow. */
const deepest = 50;

/**
 * Parses JSON with `//` and block comments and trailing commas. Needed because engines do not report where a text is
 * invalid, and people who write by hand have to know. Throws `JsoncError`, also for duplicate names in a record and for
 * `__proto__`. If `isStrict`, comments and trailing commas are invalid too.
 */
export function parseJsonc(source: string, isStrict = false): unknown {
  const text = source.replace(/^\uFEFF/, '');
  let at = 0;
  const fail = (reason: string, remedy?: string): never => {
    throw new JsoncError(reason, placeAt(text, at), remedy);
  };
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  /** Returns the next token without consuming it; empty at the end. */
  const next = (): string => {
    at += match(isStrict ? space : gap).length;
    return match(token);
  };
  const unexpected = (piece: string, remedy = mendPiece): never => {
    if (piece === '"') return fail('a text does not end on its line', 'Write it on one line, between two " marks.');
    if (piece === '\uFFFD')
      return fail('it is not written in UTF-8', 'Save the file as UTF-8: editors ask for the encoding.');
    if (!piece) return fail('it ends too early', 'Write what is missing at its end: a value, or a closing } or ].');
    const shown = JSON.stringify(piece.replace(/^"(.*)"$/, '$1').slice(0, 20));
    return fail(`${shown} is not expected here`, remedies.find(([one]) => one.test(piece))?.[1] ?? remedy);
  };
  const take = (wanted: string): void => {
    const piece = next();
    if (piece !== wanted) unexpected(piece);
    at += piece.length;
  };
  const literal = (piece: string): unknown => {
    try {
      const value: unknown = JSON.parse(piece);
      at += piece.length;
      return value;
    } catch {
      return unexpected(
        piece,
        /^\w/.test(piece) ? 'Write a text between two " marks; a switch is true or false.' : undefined,
      );
    }
  };
  /** Parses a comma-separated list between two delimiters. */
  const each = (open: string, close: string, one: () => void): void => {
    take(open);
    while (next() !== close) {
      one();
      if (next() === close) continue;
      take(',');
      if (isStrict && next() === close) unexpected(close);
    }
    take(close);
  };

  function value(depth: number): unknown {
    if (depth > deepest) return fail('it is nested too deeply');
    const piece = next();
    if (piece === '[') {
      const list: unknown[] = [];
      each('[', ']', () => list.push(value(depth + 1)));
      return list;
    }
    if (depth === 0 && /^[\w-]/.test(piece)) {
      const remedy = 'Write { at the beginning, } at the end, and every name and text between two " marks.';
      return fail('it begins like another format than JSON', remedy);
    }
    if (piece !== '{') return literal(piece);
    const record: Record<string, unknown> = {};
    each('{', '}', () => {
      const name = next();
      if (!name.startsWith('"')) unexpected(name, /^\w/.test(name) ? 'Write the name between two " marks.' : undefined);
      const key = literal(name) as string;
      if (key === '__proto__') fail('“__proto__” is no name for a field', 'Take it out.');
      if (Object.hasOwn(record, key)) fail(`${JSON.stringify(key)} stands here twice`, 'Keep one of the two.');
      take(':');
      record[key] = value(depth + 1);
    });
    return record;
  }

  const document = value(0);
  if (next()) unexpected(next());
  return document;
}

/** Parses JSON. Throws `JsoncError`. */
export function parseJson(source: string): unknown {
  // Some editors write a byte order mark.
  const text = source.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    return parseJsonc(text, true);
  }
}
