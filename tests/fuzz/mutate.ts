import { signingBlock } from '../support/apk/block-signer.ts';
import { concat, u16, u32, u64 } from '../support/apk/bytes.ts';
import { joinZip, layZip, type ZipOptions, type ZipPart } from '../support/apk/zip-writer.ts';
import { chunkFields, type Field, type Fields, fieldsOf } from './fields.ts';
import type { Fixture } from './fixtures.ts';
import type { Random } from './random.ts';

/** A fixture with what is worked out once. */
export interface Prepared extends Fixture {
  readonly fields: Fields;
}

export const prepare = (fixture: Fixture): Prepared => ({ ...fixture, fields: fieldsOf(fixture.bytes) });

/** Another file, and how it was made. */
export interface Mutant {
  readonly bytes: Uint8Array;
  readonly how: string;
}

const edges = [0, 1, 2, 3, 4, 7, 8, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000];

function numberBytes(field: Field, value: number): Uint8Array {
  if (field.size === 8) return u64(value);
  if (field.size === 4) return u32(value);
  return field.size === 2 ? u16(value) : Uint8Array.of(value);
}

function numberAt(bytes: Uint8Array, { at, size }: Field): number {
  let value = 0;
  for (let n = Math.min(size, 6) - 1; n >= 0; n--) value = value * 256 + bytes[at + n]!;
  return value;
}

/** A lie that is small, or an edge of its type, or as long as the file. */
function lie(value: number, length: number, random: Random): number {
  switch (random.below(6)) {
    case 0:
      return value + 1;
    case 1:
      return value - 1;
    case 2:
      return value ^ (1 << random.below(31));
    case 3:
      return length - random.below(64);
    case 4:
      return 2 ** 32 - 1 - random.below(64);
    default:
      return random.chance(0.5) ? random.pick(edges) : random.next();
  }
}

function lieIn(bytes: Uint8Array, fields: Fields, random: Random): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (let times = random.chance(0.7) ? 1 : 1 + random.below(4); times > 0 && fields.length > 0; times--) {
    const field = fields.pick(random);
    const value = numberBytes(field, lie(numberAt(copy, field), bytes.length, random));
    copy.set(value.subarray(0, field.size), field.at);
  }
  return copy;
}

function flipIn(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (let times = random.chance(0.7) ? 1 : 1 + random.below(16); times > 0; times--)
    copy[random.below(copy.length)]! ^= 1 << random.below(8);
  return copy;
}

/** Where to cut: anywhere, or where something begins. */
const place = ({ bytes, fields }: Pick<Prepared, 'bytes' | 'fields'>, random: Random): number =>
  fields.length && random.chance(0.5) ? fields.pick(random).at : random.below(bytes.length + 1);

function shorten(of: Prepared, random: Random): Uint8Array {
  const at = place(of, random);
  if (random.chance(0.5)) return of.bytes.subarray(0, at);
  return concat(of.bytes.subarray(0, at), of.bytes.subarray(at + 1 + random.below(64)));
}

function lengthen(of: Prepared, random: Random): Uint8Array {
  const at = random.pick([0, of.bytes.length, place(of, random)]);
  const from = place(of, random);
  const more = random.chance(0.5)
    ? random.bytes(1 + random.below(64))
    : of.bytes.subarray(from, from + 1 + random.below(512));
  return concat(of.bytes.subarray(0, at), more, of.bytes.subarray(at));
}

function swap(of: Prepared, random: Random): Uint8Array {
  const [first, second, third, last] = [0, 0, 0, 0].map(() => place(of, random)).sort((x, y) => x - y) as [
    number,
    number,
    number,
    number,
  ];
  const { bytes } = of;
  const [x, y, z] = [bytes.subarray(first, second), bytes.subarray(second, third), bytes.subarray(third, last)];
  return concat(bytes.subarray(0, first), z, y, x, bytes.subarray(last));
}

/** A stretch of another file over this one's, the same length. */
function graft(of: Prepared, other: Prepared, random: Random): Uint8Array {
  const copy = new Uint8Array(of.bytes);
  const [from, to] = [place(other, random), place(of, random)];
  copy.set(other.bytes.subarray(from, from + Math.min(1 + random.below(2048), copy.length - to)), to);
  return copy;
}

/** Text files of a signed JAR: lines gone, doubled, moved, cut elsewhere. */
function rewrite(data: Uint8Array, random: Random): Uint8Array {
  const lines = Buffer.from(data)
    .toString('latin1')
    .split(/(?<=\n)/);
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(lines.length);
    const line = lines[at] ?? '';
    switch (random.below(7)) {
      case 0:
        lines.splice(at, 1);
        break;
      case 1:
        lines.splice(random.below(lines.length), 0, line);
        break;
      case 2:
        lines[at] = line.replace('\r\n', random.pick(['\n', '\r', '\r\n\r\n', '\r\n ', '\0']));
        break;
      case 3:
        lines[at] = line.replace(': ', random.pick([':', ' : ', ':  ', ' ']));
        break;
      case 4:
        lines[at] = line.toUpperCase();
        break;
      case 5:
        lines[at] = line.replace(/[\w+/]/, (letter) =>
          String.fromCharCode(letter.charCodeAt(0) ^ (1 << random.below(7))),
        );
        break;
      default:
        lines[at] = `${line.slice(0, 4)}${random.pick(['', ' ', '\r\n ', 'ä', '\0'])}${line.slice(4)}`;
    }
  }
  return Uint8Array.from(Buffer.from(lines.join(''), 'latin1'));
}

function changeContent(part: ZipPart, random: Random): ZipPart {
  const { data, name } = part;
  if (data.length === 0) return { ...part, data: random.bytes(3) };
  if (/\.(MF|SF)$/.test(name) && random.chance(0.7)) return { ...part, data: rewrite(data, random) };
  const fields = /\.(xml|arsc)$/.test(name) ? chunkFields(data) : null;
  if (fields?.length && random.chance(0.8)) return { ...part, data: lieIn(data, fields, random) };
  return { ...part, data: random.chance(0.2) ? data.subarray(0, random.below(data.length)) : flipIn(data, random) };
}

const methods = [0, 8, 1, 9, 12, 30208];
const fieldsOfHeader = ['flags', 'method', 'crc', 'compressedSize', 'size', 'headerOffset'] as const;

/** The archive written anew, with entries changed, doubled, renamed, left out, or lying headers. */
function rezip(of: Prepared, random: Random): Uint8Array {
  const parts = [...of.parts!];
  for (let times = 1 + random.below(2); times > 0; times--) {
    const at = random.below(parts.length);
    const part = parts[at];
    if (!part) break;
    const value = random.chance(0.5) ? random.pick(edges) : random.below(of.bytes.length);
    const header = { [random.pick(fieldsOfHeader)]: value };
    switch (random.below(9)) {
      case 0:
        parts.splice(at, 1);
        break;
      case 1:
        parts.splice(random.below(parts.length + 1), 0, random.chance(0.5) ? part : changeContent(part, random));
        break;
      case 2:
        parts[at] = { ...part, local: header };
        break;
      case 3:
        parts[at] = { ...part, central: header };
        break;
      case 4:
        parts[at] = { ...part, method: random.pick(methods) };
        break;
      case 5:
        parts[at] = {
          ...part,
          name: random.pick([
            `../${part.name}`,
            `${part.name}\0`,
            part.name.toUpperCase(),
            'classes2.dex',
            `META-INF/${part.name}`,
          ]),
        };
        break;
      case 6:
        parts[at] = { ...part, only: random.pick(['no-data', 'no-directory'] as const) };
        break;
      default:
        parts[at] = changeContent(part, random);
    }
  }
  const front: ZipOptions = random.chance(0.05) ? { front: random.bytes(1 + random.below(40)) } : {};
  return joinZip(layZip(parts, { ...of.zip, ...front }), of.block);
}

/** The signing block written anew: pairs gone, doubled, moved, renamed, or another file's. */
function reblock(of: Prepared, other: Prepared, random: Random): Uint8Array {
  const pairs = [...of.pairs!];
  const at = random.below(pairs.length);
  const pair = pairs[at]!;
  const ids = [...(other.pairs ?? []), ...pairs].map(([id]) => id);
  switch (random.below(6)) {
    case 0:
      pairs.splice(at, 1);
      break;
    case 1:
      pairs.splice(random.below(pairs.length + 1), 0, pair);
      break;
    case 2:
      pairs[at] = [random.chance(0.7) ? random.pick(ids) : random.next(), pair[1]];
      break;
    case 3:
      pairs.splice(random.below(pairs.length + 1), 0, ...(other.pairs ?? []));
      break;
    case 4:
      pairs[at] = [pair[0], flipIn(pair[1], random)];
      break;
    default:
      pairs.reverse();
  }
  const laid = layZip(of.parts!, of.zip);
  const room = of.bytes.length - laid.directory.length - laid.end.length - of.block!.length - laid.contents.length;
  return joinZip({ ...laid, contents: concat(laid.contents, new Uint8Array(Math.max(0, room))) }, signingBlock(pairs));
}

/** One of all these ways, and sometimes two. */
export function mutate(of: Prepared, all: readonly Prepared[], random: Random): Mutant {
  const other = random.pick(all);
  const ways: Readonly<Record<string, readonly [weight: number, run: () => Uint8Array]>> = {
    flip: [3, () => flipIn(of.bytes, random)],
    lie: [of.fields.length ? 6 : 0, () => lieIn(of.bytes, of.fields, random)],
    shorten: [1, () => shorten(of, random)],
    lengthen: [1, () => lengthen(of, random)],
    swap: [1, () => swap(of, random)],
    graft: [1, () => graft(of, other, random)],
    rezip: [of.parts ? 6 : 0, () => rezip(of, random)],
    reblock: [of.pairs?.length ? 2 : 0, () => reblock(of, other, random)],
  };
  const how = random.pick(Object.entries(ways).flatMap(([name, [weight]]) => Array<string>(weight).fill(name)));
  const bytes = ways[how]![1]();
  if (bytes.length > 0 && random.chance(0.1)) return { bytes: flipIn(bytes, random), how: `${how}+flip` };
  return { bytes, how };
}
