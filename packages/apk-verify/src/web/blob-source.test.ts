import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SourceError } from '../model/error.ts';
import { blobSource } from './blob-source.ts';

const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => (n * 31) % 251);

/** Creates a blob as in some browser: without the features in `without`, and truncated at byte `end`. */
function blob(without: readonly ('stream' | 'byob' | 'arrayBuffer')[] = [], end = bytes.length): Blob {
  const make = (from: number, to: number): Blob => {
    const real = new Blob([bytes.slice(from, Math.min(to, end))]);
    const part = (start = 0, stop = to - from) => make(from + start, from + stop);
    const fake: Record<string, unknown> = { size: to - from, slice: part };
    if (!without.includes('arrayBuffer')) fake.arrayBuffer = () => real.arrayBuffer();
    else fake.real = real;
    if (!without.includes('stream'))
      fake.stream = () =>
        without.includes('byob')
          ? real.stream().pipeThrough(new TransformStream())
          : byteStream(bytes.slice(from, Math.min(to, end)));
    return fake as unknown as Blob;
  };
  return make(0, bytes.length);
}

/** Delivers a few bytes at a time, like real storage. */
function byteStream(all: Uint8Array): ReadableStream {
  let at = 0;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const view = controller.byobRequest!.view as Uint8Array;
      const some = all.subarray(at, at + Math.min(view.byteLength, 7_001));
      at += some.length;
      if (some.length === 0) {
        controller.close();
        controller.byobRequest!.respond(0);
        return;
      }
      new Uint8Array(view.buffer, view.byteOffset).set(some);
      controller.byobRequest!.respond(some.length);
    },
  });
}

/** Stands for old browsers' replacement of `Blob.arrayBuffer`. */
class OldReader {
  result: ArrayBuffer | null = null;
  error: Error | null = null;
  onload?: () => void;
  readAsArrayBuffer({ real }: { real: Blob }) {
    void real.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onload?.();
    });
  }
}

async function all(source: ReturnType<typeof blobSource>, offset: number, length: number, piece: number) {
  const lengths: number[] = [];
  const copies: number[] = [];
  for await (const part of source.pieces(offset, length, piece)) {
    lengths.push(part.length);
    copies.push(...part);
  }
  return { lengths, copies };
}

const browsers = [
  ['of today', []],
  ['whose streams have chunks of their own', ['byob']],
  ['without streams', ['stream']],
  ['without streams and arrayBuffer', ['stream', 'arrayBuffer']],
] as const;

describe.each(browsers)('a file in a browser %s', (_name, without) => {
  beforeEach(() => {
    vi.stubGlobal('FileReader', OldReader);
  });

  it('reads any range', async () => {
    const source = blobSource(blob(without));
    expect(source.size).toBe(bytes.length);
    expect(await source.read(5, 9)).toEqual(bytes.slice(5, 14));
    expect(await source.read(bytes.length - 1, 1)).toEqual(bytes.slice(-1));
    expect(await source.read(70_000, 0)).toEqual(new Uint8Array(0));
  });

  it.each([
    [0, bytes.length, 16_384],
    [3, 50_001, 10_000],
    [99_999, 1, 4_096],
    [0, 0, 4_096],
  ])('comes in order from %i, %i bytes in pieces of %i', async (offset, length, piece) => {
    const { lengths, copies } = await all(blobSource(blob(without)), offset, length, piece);
    expect(copies).toEqual([...bytes.slice(offset, offset + length)]);
    expect(lengths.slice(0, -1).every((one) => one === piece)).toBe(true);
    expect(lengths.length).toBe(Math.ceil(length / piece));
  });

  it('keeps a piece until the second one after it is requested', async () => {
    const source = blobSource(blob(without));
    let last: { part: Uint8Array; at: number } | undefined;
    let at = 0;
    for await (const part of source.pieces(0, 60_000, 10_000)) {
      if (last) expect(last.part).toEqual(bytes.slice(last.at, last.at + 10_000));
      last = { part, at };
      at += part.length;
    }
    expect(at).toBe(60_000);
  });

  it('that became shorter is reported as unreadable', async () => {
    const source = blobSource(blob(without, 40_000));
    expect(await source.read(0, 10)).toEqual(bytes.slice(0, 10));
    await expect(source.read(39_999, 2)).rejects.toThrow(SourceError);
    await expect(all(source, 0, bytes.length, 16_384)).rejects.toThrow(SourceError);
  });
});

it('that the phone removes is reported as unreadable', async () => {
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const file = { size: 10, slice: () => ({ arrayBuffer: gone, stream: () => new ReadableStream({ pull: gone }) }) };
  const source = blobSource(file as unknown as Blob);
  await expect(source.read(0, 4)).rejects.toThrow(SourceError);
  await expect(all(source, 0, 10, 4)).rejects.toThrow(SourceError);
});

it('cancels the stream when the reader stops early', async () => {
  const cancelled = vi.fn();
  const stream = () =>
    new ReadableStream({ pull: (control) => control.enqueue(bytes.slice(0, 10)), cancel: cancelled });
  const file = { size: 100, slice: () => ({ stream }) };
  for await (const part of blobSource(file as unknown as Blob).pieces(0, 100, 10)) {
    expect(part.length).toBe(10);
    break;
  }
  expect(cancelled).toHaveBeenCalledOnce();
});
