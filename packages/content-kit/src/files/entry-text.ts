type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value | undefined };

/** Maximum line width in columns, as the project's formatter counts them. */
const width = 120;

/**
 * Returns the source text of a catalogue entry's file, laid out as the project's formatter does. `comment` is put above
 * the entry, one line each.
 */
export function entryText(app: object, comment: readonly string[] = []): string {
  return [
    "import type { AppEntry } from '@sideguide/guide-core/model';",
    '',
    ...comment.map((line) => `// ${line}`),
    `export default ${record(app as { readonly [key: string]: Value }, 0)} as const satisfies AppEntry;`,
    '',
  ].join('\n');
}

function record(fields: { readonly [key: string]: Value | undefined }, indent: number): string {
  const pad = ' '.repeat(indent + 2);
  const lines = Object.entries(fields)
    .filter((field): field is [string, Value] => field[1] !== undefined)
    .map(
      ([key, value]) => `${pad}${property(/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key), value, indent + 2)},\n`,
    );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${' '.repeat(indent)}}`;
}

function property(key: string, value: Value, indent: number): string {
  const room = width - indent - key.length - ': ,'.length;
  if (typeof value !== 'string') return `${key}: ${show(value, indent, room)}`;
  const text = quote(value);
  // A text that does not fit next to its name goes on the next line, unless the name is so short that nothing is
  // gained.
  return key.length < 5 || columns(text) <= room ? `${key}: ${text}` : `${key}:\n${' '.repeat(indent + 2)}${text}`;
}

function show(value: Value, indent: number, room: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return record(value as { readonly [key: string]: Value }, indent);
  const list = value as readonly Value[];
  if (list.every((one) => typeof one !== 'object')) {
    const line = `[${list.map((one) => show(one, 0, 0)).join(', ')}]`;
    if (columns(line) <= room) return line;
  }
  const pad = ' '.repeat(indent + 2);
  return `[\n${list.map((one) => `${pad}${show(one, indent + 2, 0)},\n`).join('')}${' '.repeat(indent)}]`;
}

/** Quotes a text with single quotes, unless double quotes need fewer backslashes. */
function quote(text: string): string {
  const json = JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, (char) => escaped(char));
  const count = (mark: string) => text.split(mark).length - 1;
  if (count("'") > count('"')) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Counts the columns of a text: East Asian letters and emoji take two. */
function columns(text: string): number {
  let count = 0;
  for (const char of text) {
    if (/\p{M}/u.test(char)) continue;
    count +=
      /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        char,
      )
        ? 2
        : 1;
  }
  return count;
}
