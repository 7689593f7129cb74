import type { ZipPart } from '../testing/zip-writer.ts';
import { flipIn, lieIn } from './byte-edits.ts';
import { chunkFields } from './fields.ts';
import type { Random } from './random.ts';

/** Changes text files of a signed JAR: lines removed, duplicated, moved, wrapped elsewhere. */
function rewrite(data: Uint8Array, random: Random): Uint8Array {
  const lines = Buffer.from(data)
    .toString('latin1')
    .split(/(?<=\n)/);
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(lines.length);
    const line = lines[at] ?? '';
    const put = (text: string) => void lines.splice(at, 1, text);
    const flipped = (letter: string) => String.fromCharCode(letter.charCodeAt(0) ^ (1 << random.below(7)));
    random.pick([
      () => void lines.splice(at, 1),
      () => void lines.splice(random.below(lines.length), 0, line),
      () => put(line.replace('\r\n', random.pick(['\n', '\r', '\r\n\r\n', '\r\n ', '\0']))),
      () => put(line.replace(': ', random.pick([':', ' : ', ':  ', ' ']))),
      () => put(line.toUpperCase()),
      () => put(line.replace(/[\w+/]/, flipped)),
      () => put(`${line.slice(0, 4)}${random.pick(['', ' ', '\r\n ', 'ä', '\0'])}${line.slice(4)}`),
    ])();
  }
  return Uint8Array.from(Buffer.from(lines.join(''), 'latin1'));
}

/** Returns the same entry with other content. */
export function changeContent(part: ZipPart, random: Random): ZipPart {
  const { data, name } = part;
  if (data.length === 0) return { ...part, data: random.bytes(3) };
  if (/\.(MF|SF)$/.test(name) && random.chance(0.7)) return { ...part, data: rewrite(data, random) };
  const fields = /\.(xml|arsc)$/.test(name) ? chunkFields(data) : null;
  if (fields?.length && random.chance(0.8)) return { ...part, data: lieIn(data, fields, random) };
  return { ...part, data: random.chance(0.2) ? data.subarray(0, random.below(data.length)) : flipIn(data, random) };
}
