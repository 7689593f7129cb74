import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Random } from '../../fuzz/random.ts';
import { concat } from '../../testing/bytes.ts';
import { ApkError } from '../model/error.ts';
import { inflater } from './inflate.ts';

// Damaged DEFLATE streams must give the same verdict and the same bytes as zlib. SIDEGUIDE_SEED selects other streams.

const streams = 10_000;
const seed = Number(process.env.SIDEGUIDE_SEED ?? 20_261_122);
/** Maximum size of a stream's output in bytes. */
const cap = 4 << 20;

/** Outcome of a stream. `cut` is one that ends too early; bytes are the output until then. */
interface Inflated {
  readonly verdict: 'whole' | 'cut' | 'invalid' | 'too-large';
  readonly bytes?: Buffer;
}

function byZlib(data: Uint8Array): Inflated {
  try {
    return { verdict: 'whole', bytes: inflateRawSync(data, { maxOutputLength: cap }) };
  } catch (error) {
    const { code } = error as { code: string };
    if (code === 'ERR_BUFFER_TOO_LARGE') return { verdict: 'too-large' };
    if (code === 'Z_DATA_ERROR') return { verdict: 'invalid' };
    if (code !== 'Z_BUF_ERROR') throw error;
    const asFar = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: cap };
    return { verdict: 'cut', bytes: inflateRawSync(data, asFar) };
  }
}

/** Pushes the data in pieces of up to that many bytes. */
function byOurs(data: Uint8Array, piece: number): Inflated {
  const parts: Uint8Array[] = [];
  try {
    const stream = inflater((bytes) => void parts.push(new Uint8Array(bytes)), cap);
    for (let at = 0; at < data.length; at += piece) stream.push(new Uint8Array(data.subarray(at, at + piece)));
    const verdict = stream.end() ? 'whole' : 'cut';
    return { verdict, bytes: Buffer.concat(parts) };
  } catch (error) {
    if (!(error instanceof ApkError)) throw error;
    return { verdict: error.code === 'too-large' ? 'too-large' : 'invalid' };
  }
}

const strategies = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_FILTERED,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
  constants.Z_FIXED,
];

/**
 * Returns content that compresses in different ways: noise, runs, text of few letters, and near and distant repeats.
 */
function content(random: Random): Uint8Array {
  const length = random.pick([0, 1, 60, 300, 700, 3000, 3000, random.chance(0.2) ? 40_000 : 1000]);
  const letters = random.pick([1, 2, 5, 30, 256]);
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const end = Math.min(length, at + 1 + random.below(random.pick([3, 40, 400])));
    const from = random.below(at);
    const repeats = at > 0 && random.chance(0.6);
    for (let step = 0; at < end; at++, step++) bytes[at] = repeats ? bytes[from + step]! : random.below(letters);
  }
  return bytes;
}

/** Returns a valid stream; `memLevel` decides how many blocks there are. */
function sound(random: Random): Uint8Array {
  const level = random.pick([0, 1, 6, 9]);
  return deflateRawSync(content(random), { level, strategy: random.pick(strategies), memLevel: 1 + random.below(9) });
}

/** Damages a stream once: at its start, where block headers and code lengths are, as often as anywhere. */
function damaged(data: Uint8Array, random: Random): Uint8Array {
  const near = random.chance(0.5) ? Math.min(data.length, 80) : data.length;
  const at = random.below(near);
  const [before, after] = [data.subarray(0, at), data.subarray(at)];
  const flip = () => (data.length > 0 ? data.with(at, data[at]! ^ (1 << random.below(8))) : data);
  return random.pick([
    () => before,
    () => concat(before, random.bytes(1 + random.below(4)), after),
    () => concat(before, data.subarray(at + 1 + random.below(4))),
    () => concat(before, sound(random)),
    () => concat(before, random.bytes(random.below(300))),
    () => (data.length > 0 ? data.with(at, random.below(256)) : data),
    flip,
    flip,
  ])();
}

/**
 * Returns the stream of that number: valid, damaged once or several times, or not a stream at all. The same in every
 * run.
 */
function stream(number: number): { readonly data: Uint8Array; readonly piece: number } {
  const random = new Random(seed, number);
  let data = random.chance(0.05) ? random.bytes(random.below(200)) : sound(random);
  for (let left = random.pick([0, 1, 1, 1, 1, 2, 5]); left > 0; left--) data = damaged(data, random);
  return { data, piece: random.pick(data.length < 300 ? [1, 7, 100] : [100, 4096, 1 << 20]) };
}

/**
 * The only difference: a stream may be invalid before zlib notices, because zlib waits for as many bits as its longest
 * code has, or for the last of the code lengths. True if zlib agrees once it gets more bytes, whatever they are.
 */
const isHopeless = (data: Uint8Array): boolean =>
  [0x00, 0xff, 0x55, 0xaa].every((byte) => byZlib(concat(data, new Uint8Array(400).fill(byte))).verdict === 'invalid');

describe(`${streams} streams of seed ${seed}`, () => {
  it('inflate to the same bytes as with zlib', { timeout: 600_000 }, () => {
    const verdicts = { whole: 0, cut: 0, invalid: 0, 'too-large': 0 };
    let earlier = 0;
    const differing: string[] = [];
    for (let number = 0; number < streams && differing.length < 10; number++) {
      const { data, piece } = stream(number);
      const [expected, got] = [byZlib(data), byOurs(data, piece)];
      verdicts[expected.verdict]++;
      const same = expected.verdict === got.verdict && (expected.bytes?.equals(got.bytes!) ?? true);
      if (same) continue;
      if (expected.verdict === 'cut' && got.verdict === 'invalid' && isHopeless(data)) {
        earlier++;
        continue;
      }
      const told = ({ verdict, bytes }: Inflated) => `${verdict}, ${bytes?.length ?? 'no'} bytes`;
      differing.push(`seed ${seed}, stream ${number}: zlib ${told(expected)}; ours ${told(got)}`);
    }
    expect(differing).toEqual([]);
    expect(earlier, 'streams that are called invalid earlier').toBeLessThan(streams / 1000);
    // A run in which nearly all streams have the same outcome would prove little.
    for (const verdict of ['whole', 'cut', 'invalid'] as const)
      expect(verdicts[verdict], verdict).toBeGreaterThan(streams / 10);
  });
});
