import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Place } from '../content.ts';
import { placeAt } from '../operator/jsonc.ts';

/** Comments, strings with their quotation marks, names, and the signs that give JSON and TypeScript their structure. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|[\w$]+|\.{3}|[()[\]{},:]/g;

/** Returns the offset of a field's name in valid JSON or a module of data, or of the nearest one above it. */
export function offsetOf(source: string, field: string): number {
  // A field of a record, the number of an item, or undefined inside of parentheses.
  const path: (string | number | undefined)[] = [];
  let best = { offset: 0, length: 0 };
  let name = { text: '', offset: 0 };
  const note = (offset: number) => {
    if (path.includes(undefined)) return;
    const shown = path.reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : `${key}`),
      '',
    );
    const isAbove = field.startsWith(shown) && /^(?:$|[.:[])/.test(field.slice(shown.length));
    // The last one of a name counts: in a module, what is exported stands at the end.
    if ((isAbove || shown === '') && shown.length >= best.length) best = { offset, length: shown.length };
  };
  for (const { 0: sign, index } of source.matchAll(token)) {
    const key = path.at(-1);
    if (typeof key === 'number' && /^["'`{[]/.test(sign)) note(index);
    if (/^["'`\w$]/.test(sign)) name = { text: sign.replace(/^(["'])(.*)\1$/, '$2'), offset: index };
    else if (sign === ':' && typeof key === 'string') {
      path[path.length - 1] = name.text;
      note(name.offset);
    } else if (sign === '{') {
      if (path.length === 0) note(index);
      path.push('');
    } else if (sign === '[') path.push(0);
    else if (sign === '(') path.push(undefined);
    else if (/^[)\]}]/.test(sign)) path.pop();
    else if (sign === ',' && typeof key === 'number') path[path.length - 1] = key + 1;
    // How many items it stands for is not known here.
    else if (sign === '...' && typeof key === 'number') path[path.length - 1] = Number.NaN;
  }
  return best.offset;
}

/** Returns the file of a finding; where that is a folder, the file in it that has the field. */
function fileOf(root: string, { file, field }: Finding): string {
  const has = (name: string) => offsetOf(readFileSync(join(root, file, name), 'utf8'), field) > 0;
  const name = statSync(join(root, file)).isDirectory()
    ? readdirSync(join(root, file)).find((one) => one.endsWith('.json') && has(one))
    : undefined;
  return name === undefined ? file : `${file}/${name}`;
}

/** Returns a finding with the place of its field, if that is known. */
export function located<F extends Finding>(root: string, finding: F): F & Partial<Place> {
  if (finding.line !== undefined || finding.field.startsWith('(')) return finding;
  try {
    const file = fileOf(root, finding);
    if (!/\.(?:jsonc?|ts)$/.test(file)) return finding;
    const source = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
    return { ...finding, file, ...placeAt(source, offsetOf(source, finding.field)) };
  } catch {
    return finding; // the file is missing or not readable, which is what the finding says
  }
}
