/** Thrown if a text is not valid JSON with comments; `line` counts from 1. */
export class JsoncError extends Error {
  readonly line: number;
  constructor(reason: string, line: number) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

/** Spaces and comments; then a string, a number or word, punctuation, or any other character. */
const gap = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const token = /"(?:\\.|[^"\\\n])*"|-?\w[\w.+-]*|[\s\S]/uy;

/** Maximum nesting depth: deeper than any of our files, and far from a stack overflow. */
const deepest = 50;

/**
 * Parses JSON with `//` and block comments and trailing commas. Needed because engines do not report where a text is
 * invalid, and people who write by hand have to know. Throws `JsoncError`, also for duplicate names in a record and for
 * `__proto__`.
 */
export function parseJsonc(source: string): unknown {
  const text = source.replace(/^\uFEFF/, '');
  let at = 0;
  const fail = (reason: string): never => {
    throw new JsoncError(reason, text.slice(0, at).split('\n').length);
  };
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  /** Returns the next token without consuming it; empty at the end. */
  const next = (): string => {
    at += match(gap).length;
    return match(token);
  };
  const unexpected = (piece: string): never =>
    fail(piece ? `${JSON.stringify(piece.slice(0, 20))} is not expected here` : 'it ends too early');
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
      return unexpected(piece);
    }
  };
  /** Parses a comma-separated list between two delimiters; a trailing comma is allowed. */
  const each = (open: string, close: string, one: () => void): void => {
    take(open);
    while (next() !== close) {
      one();
      if (next() !== close) take(',');
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
    if (piece !== '{') return literal(piece);
    const record: Record<string, unknown> = {};
    each('{', '}', () => {
      const name = next();
      if (!name.startsWith('"')) unexpected(name);
      const key = literal(name) as string;
      if (key === '__proto__' || Object.hasOwn(record, key))
        fail(key === '__proto__' ? '“__proto__” is no name for a field' : `${JSON.stringify(key)} stands here twice`);
      take(':');
      record[key] = value(depth + 1);
    });
    return record;
  }

  const document = value(0);
  if (next()) unexpected(next());
  return document;
}
