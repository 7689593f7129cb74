import { latin1 } from '../bytes/text.ts';
import { u16At, u32At } from '../bytes/view.ts';
import type { Icon } from './picture.ts';

export interface Raster {
  readonly icon: Extract<Icon, { kind: 'picture' }>;
  /** Longer side in pixels. */
  readonly side: number;
}

/** A small file may contain a picture that fills a phone's memory. */
const maxSide = 2048;

const PNG = '\x89PNG\r\n\x1a\n';

/** Returns width and height of a JPEG, from its first frame header (ITU T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): readonly [number, number] | null {
  for (let at = 2, left = 200; left > 0 && at + 9 <= bytes.length && bytes[at] === 0xff; left--) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    const [high, low] = [5, 7].map((back) => (bytes[at + back]! << 8) | bytes[at + back + 1]!);
    if (isFrame) return [low!, high!];
    at += marker === 0xff ? 1 : 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
  }
  return null;
}

/** Returns width and height of a WebP (RFC 9649, sections 2.5 to 2.7). */
function webpSize(bytes: Uint8Array): readonly [number, number] | null {
  if (bytes.length < 30) return null;
  const form = latin1(bytes.subarray(12, 16));
  if (form === 'VP8 ') return [u16At(bytes, 26) & 0x3fff, u16At(bytes, 28) & 0x3fff];
  if (form === 'VP8L') {
    const bits = u32At(bytes, 21);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  if (form !== 'VP8X') return null;
  return [(u32At(bytes, 23) >>> 8) + 1, (u32At(bytes, 26) >>> 8) + 1];
}

function pngSize(bytes: Uint8Array): readonly [number, number] {
  const big = (at: number) => [0, 1, 2, 3].reduce((sum, back) => sum * 256 + bytes[at + back]!, 0);
  return [big(16), big(20)];
}

/** Recognizes a picture that browsers can show by its first bytes, whatever its name; null for anything else. */
export function readRaster(bytes: Uint8Array): Raster | null {
  const head = latin1(bytes.subarray(0, 16));
  let type: Raster['icon']['type'];
  let size: readonly [number, number] | null;
  if (head.startsWith(PNG) && bytes.length >= 33) [type, size] = ['image/png', pngSize(bytes)];
  else if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') [type, size] = ['image/webp', webpSize(bytes)];
  else if (head.startsWith('\xff\xd8\xff')) [type, size] = ['image/jpeg', jpegSize(bytes)];
  else return null;
  if (size === null || Math.min(...size) < 1 || Math.max(...size) > maxSide) return null;
  return { icon: { kind: 'picture', type, bytes }, side: Math.max(...size) };
}
