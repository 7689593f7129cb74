import upng from 'upng-js';
import { expect, it } from 'vitest';
import { animate, reducePalette } from './png.ts';

/** Returns a picture of 4 × 4 pixels in one colour. */
const plain = (red: number) =>
  Buffer.from(upng.encode([new Uint8Array(64).map((_byte, index) => [red, 0, 0, 255][index % 4]!).buffer], 4, 4, 0));

it('joins screenshots into an animation that loops for ever, each with its duration', () => {
  const { frames, tabs } = upng.decode(
    Uint8Array.from(
      animate([
        { png: plain(10), delay: 1500 },
        { png: plain(200), delay: 500 },
      ]),
    ).buffer,
  );
  expect(frames.map(({ delay }) => delay)).toEqual([1500, 500]);
  expect(tabs.acTL).toEqual({ num_frames: 2, num_plays: 0 });
});

it('keeps the colours of a plain picture, and rejects an empty list', () => {
  const [pixels] = upng.toRGBA8(upng.decode(Uint8Array.from(reducePalette(plain(77))).buffer));
  expect([...new Uint8Array(pixels!).slice(0, 4)]).toEqual([77, 0, 0, 255]);
  expect(() => animate([])).toThrow('no frames');
});
