/** What is wrong with a text that should be JSON with comments, and in which line, counted from 1. */
export class JsoncError extends Error {
  readonly line: number;
  constructor(reason: string, line: number) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

const text = String.raw`"(?:\\.|[^"\\\n])*"`;
const comment = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
/** A literal, a comment, or a comma before the end of a list or object with at most comments between. */
const pieces = new RegExp(String.raw`${text}|${comment}|,(?=(?:\s|${comment})*[\]}])`, 'g');

/** Spaces of the same length; the lines stay where they are. */
const blank = (piece: string): string => piece.replace(/[^\n]/g, ' ');

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length;

/** JSON with `//` and block comments and commas at the end. Throws `JsoncError`; `__proto__` is no name for a field. */
export function parseJsonc(source: string): unknown {
  const plain = source.replace(/^\uFEFF/, ' ').replace(pieces, (piece) => (piece[0] === '"' ? piece : blank(piece)));
  try {
    return JSON.parse(plain, (key, value) => {
      if (key === '__proto__')
        throw new JsoncError('“__proto__” is no name for a field', lineAt(plain, plain.indexOf(key)));
      return value as unknown;
    });
  } catch (error) {
    if (error instanceof JsoncError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(message)?.[1];
    const position = at === undefined ? plain.trimEnd().length : Number(at);
    const found = plain[position];
    const reason = found === undefined ? 'it ends too early' : `${JSON.stringify(found)} is not expected here`;
    throw new JsoncError(reason, lineAt(plain, position));
  }
}
