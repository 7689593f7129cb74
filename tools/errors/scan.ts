import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place in the code that makes an error. */
export interface Site {
  /** Path from the root. */
  readonly file: string;
  /** Name of the error's class, or of the function that takes a finding. */
  readonly name: string;
  /** What it is given, as a reader would see it: `…` stands for what is only known when it happens. */
  readonly given: readonly string[];
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Index behind the literal or bracket that begins at `from`, or behind that one character. */
function skip(text: string, from: number): number {
  const start = text[from]!;
  if (start === "'" || start === '"' || start === '`') {
    let at = from + 1;
    while (at < text.length && text[at] !== start) {
      if (text[at] === '\\') at += 2;
      else if (start === '`' && text.startsWith('${', at)) at = skip(text, at + 1);
      else at += 1;
    }
    return at + 1;
  }
  const end = closing[start];
  if (!end) return from + 1;
  let at = from + 1;
  while (at < text.length && text[at] !== end) at = skip(text, at);
  return at + 1;
}

/** Source of the arguments of a call whose bracket opens at `open`. */
function argumentsAt(text: string, open: number): string[] {
  const found: string[] = [];
  let from = open + 1;
  for (let at = from; at < text.length; at = skip(text, at)) {
    if (text[at] !== ',' && text[at] !== ')') continue;
    const argument = text.slice(from, at).trim();
    if (argument) found.push(argument);
    if (text[at] === ')') return found;
    from = at + 1;
  }
  return found;
}

/** A literal as it will be read; `…` for whatever is worked out. */
function shown(source: string): string {
  const quote = source[0]!;
  if (!`'"\``.includes(quote) || skip(source, 0) !== source.length) return '…';
  let text = '';
  for (let at = 1; at < source.length - 1; ) {
    const hole = quote === '`' && source.startsWith('${', at);
    const end = hole ? skip(source, at + 1) : source[at] === '\\' ? at + 2 : at + 1;
    text += hole ? '…' : source[at] === '\\' ? source[at + 1]!.replace('n', ' ') : source[at];
    at = end;
  }
  return text;
}

/** Every call of what `name` matches, in a piece of code. Comments are taken for code: none of ours calls anything. */
export function callsIn(file: string, code: string, name: RegExp): Site[] {
  return [...code.matchAll(name)].map((found) => ({
    file,
    name: found[1]!,
    given: argumentsAt(code, found.index + found[0].length - 1).map(shown),
  }));
}

/** The project's own code: no tests, no fixtures. */
export function codeOf(root: string, rooms: readonly string[]): (readonly [file: string, code: string])[] {
  return (
    rooms
      .flatMap((room) =>
        readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${room}/${path.replaceAll('\\', '/')}`,
        ),
      )
      // What tries the servers out belongs to the tests.
      .filter((file) => !file.startsWith('tools/servers/'))
      .filter((file) => /\.(?:tsx?|cjs)$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  );
}

const rooms = ['lib', 'src', 'cli', 'tools', 'worker'];

/** Every place that makes an error. */
export const errorSites = (root: string): Site[] =>
  codeOf(root, rooms).flatMap(([file, code]) => callsIn(file, code, /\bnew (\w*Error)\(/g));

/** Every place that finds a mistake in the content. */
export const findingSites = (root: string): Site[] =>
  codeOf(root, ['lib/content', 'cli/content']).flatMap(([file, code]) => [
    ...callsIn(file, code, /(?<![\w.])(report|fail)\((?=\s*[\w'"`.[])/g),
    ...(file.endsWith('/shape.ts') ? callsIn(file, code, /(?<![\w.])(is)\((?=\s*\()/g) : []),
  ]);
