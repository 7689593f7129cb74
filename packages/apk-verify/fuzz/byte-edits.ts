import { concat, u16, u32, u64 } from '../testing/bytes.ts';
import type { Field, FileFields } from './fields.ts';
import type { Random } from './random.ts';

// Edits of bytes, at any offset or in fields where a wrong value matters most.

/** Bytes, and the positions of fields in them. */
export interface Mapped {
  readonly bytes: Uint8Array;
  readonly fields: FileFields;
}

/** Limits of types and common bounds. */
export const edges = [
  0, 1, 2, 3, 4, 7, 8, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000,
];

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

/** Returns a wrong value: slightly off, a limit of its type, or about as large as the file. */
function lie(value: number, length: number, random: Random): number {
  return random.pick([
    () => value + 1,
    () => value - 1,
    () => value ^ (1 << random.below(31)),
    () => length - random.below(64),
    () => 2 ** 32 - 1 - random.below(64),
    () => (random.chance(0.5) ? random.pick(edges) : random.next()),
  ])();
}

/** Changes numbers in the file. */
export function lieIn(bytes: Uint8Array, fields: FileFields, random: Random): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (let times = random.chance(0.7) ? 1 : 1 + random.below(4); times > 0 && fields.length > 0; times--) {
    const field = fields.pick(random);
    const value = numberBytes(field, lie(numberAt(copy, field), bytes.length, random));
    copy.set(value.subarray(0, field.size), field.at);
  }
  return copy;
}

/** Flips single bits. */
export function flipIn(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (let times = random.chance(0.7) ? 1 : 1 + random.below(16); times > 0; times--)
    copy[random.below(copy.length)]! ^= 1 << random.below(8);
  return copy;
}

/** Returns an offset: anywhere, or at the start of a field. */
const place = ({ bytes, fields }: Mapped, random: Random): number =>
  fields.length && random.chance(0.5) ? fields.pick(random).at : random.below(bytes.length + 1);

/** Cuts off the end, or removes something from the middle. */
export function shorten(of: Mapped, random: Random): Uint8Array {
  const at = place(of, random);
  if (random.chance(0.5)) return of.bytes.subarray(0, at);
  return concat(of.bytes.subarray(0, at), of.bytes.subarray(at + 1 + random.below(64)));
}

/** Adds bytes at the start, at the end, or in between. */
export function lengthen(of: Mapped, random: Random): Uint8Array {
  const at = random.pick([0, of.bytes.length, place(of, random)]);
  const from = place(of, random);
  const more = random.chance(0.5)
    ? random.bytes(1 + random.below(64))
    : of.bytes.subarray(from, from + 1 + random.below(512));
  return concat(of.bytes.subarray(0, at), more, of.bytes.subarray(at));
}

/** Swaps two stretches. */
export function swap(of: Mapped, random: Random): Uint8Array {
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

/** Overwrites a stretch with one of another file, of the same length. */
export function graft(of: Mapped, other: Mapped, random: Random): Uint8Array {
  const copy = new Uint8Array(of.bytes);
  const [from, to] = [place(other, random), place(of, random)];
  copy.set(other.bytes.subarray(from, from + Math.min(1 + random.below(2048), copy.length - to)), to);
  return copy;
}
