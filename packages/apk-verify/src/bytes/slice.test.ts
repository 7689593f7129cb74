import { expect, it } from 'vitest';
import { sliceSource } from './slice.ts';
import { memorySource } from './sources.ts';

const whole = memorySource(Uint8Array.from({ length: 100 }, (_, at) => at));
const refused = expect.objectContaining({ name: 'ApkError', code: 'format' });

it('reads a range as a source of its own', async () => {
  const part = sliceSource(whole, 10, 20);
  expect(part.size).toBe(20);
  expect([...(await part.read(5, 3))]).toEqual([15, 16, 17]);
  const pieces: number[][] = [];
  for await (const piece of part.pieces(2, 7, 3)) pieces.push([...piece]);
  expect(pieces).toEqual([[12, 13, 14], [15, 16, 17], [18]]);
});

it('does not read beyond the range, nor the range beyond the source', async () => {
  const part = sliceSource(whole, 10, 20);
  await expect(part.read(18, 3)).rejects.toThrow(refused);
  await expect(part.read(-1, 3)).rejects.toThrow(refused);
  await expect(part.pieces(0, 21, 4)[Symbol.asyncIterator]().next()).rejects.toThrow(refused);
  expect(() => sliceSource(whole, 90, 11)).toThrow(refused);
  expect(() => sliceSource(whole, -1, 11)).toThrow(refused);
});
