import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../content.ts';

/** Strings with their quotation marks, and the signs that give a JSON text its structure. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Returns the offset of a field's name in a valid JSON text, or of the nearest one above it. */
export function offsetOf(json: string, field: string): number {
  const path: (string | number)[] = [];
  let best = { offset: 0, length: -1 };
  let name: { text: string; offset: number } | undefined;
  const note = (offset: number) => {
    const shown = path.reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
      '',
    );
    const isAbove = field.startsWith(shown) && /^(?:$|[.[])/.test(field.slice(shown.length));
    if (isAbove && shown.length > best.length) best = { offset, length: shown.length };
  };
  for (const { 0: sign, index } of json.matchAll(token)) {
    if (sign.startsWith('"')) name = { text: sign, offset: index };
    else if (sign === ':') {
      path[path.length - 1] = JSON.parse(name!.text) as string;
      note(name!.offset);
    } else if (sign === '{') path.push('');
    else if (sign === '[') path.push(0);
    else if (sign === ',' && typeof path.at(-1) === 'number') path[path.length - 1] = (path.at(-1) as number) + 1;
    else if (sign !== ',') path.pop();
  }
  return best.offset;
}

/** Returns `:line:column` of a finding in a JSON file, both from 1; empty if the place is not known. */
export function placeOf(root: string, { file, field, reason }: Finding): string {
  if (!file.endsWith('.json')) return '';
  try {
    const json = readFileSync(join(root, file), 'utf8');
    const isBroken = field === '(whole file)';
    const position = isBroken ? /position (\d+)/.exec(reason)?.[1] : offsetOf(json, field);
    if (position === undefined) return '';
    const before = json.slice(0, Number(position)).split('\n');
    return `:${before.length}:${before.at(-1)!.length + 1}`;
  } catch {
    return ''; // the file is missing or not readable, which is what the finding says
  }
}
