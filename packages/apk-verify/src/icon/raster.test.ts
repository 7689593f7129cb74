import { expect, it } from 'vitest';
import { jpeg, png, webp } from '../../testing/pictures.ts';
import { readRaster } from './raster.ts';

it.each<[string, Uint8Array, string, number]>([
  ['a PNG', png(48, 32), 'image/png', 48],
  ['a JPEG', jpeg(192, 100), 'image/jpeg', 192],
  ['a lossy WebP', webp('VP8 ', 72, 96), 'image/webp', 96],
  ['a lossless WebP', webp('VP8L', 144, 72), 'image/webp', 144],
  ['an extended WebP', webp('VP8X', 300, 200), 'image/webp', 300],
])('%s', (_, bytes, type, side) => {
  expect(readRaster(bytes)).toEqual({ icon: { kind: 'picture', type, bytes }, side });
});

const text = (content: string) => new TextEncoder().encode(content.padEnd(64));
it.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array(0)],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page', text('<!doctype html>')],
  ['a GIF', text('GIF89a')],
  ['the first bytes of a PNG', png(48, 48).slice(0, 30)],
  ['a PNG of no size', png(0, 48)],
  ['a PNG that fills the memory', png(30_000, 30_000)],
  ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 4, 5, 6)],
  ['a JPEG whose segments have no length', Uint8Array.from([0xff, 0xd8, ...new Array<number>(900).fill(0xff)])],
  ['a WebP of an unknown form', webp('VP9 ', 10, 10)],
  ['the first bytes of a WebP', webp('VP8 ', 10, 10).slice(0, 20)],
])('refuses %s', (_, bytes) => {
  expect(readRaster(bytes)).toBeNull();
});
