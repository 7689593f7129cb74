import { crc32, deflateSync } from 'node:zlib';
import { Writer } from './chunks.ts';

const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const big = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

/** Creates a PNG of one colour that browsers can show; for a very large one, only the header is valid. */
export function png(width: number, height: number): Uint8Array {
  const part = (type: string, data: Uint8Array) => {
    const body = new Writer().add(letters(type)).add(data).bytes();
    return new Writer()
      .add(big(data.length))
      .add(body)
      .add(big(crc32(body)))
      .bytes();
  };
  const rows = width * height > 1e6 ? 0 : height;
  const pixels = new Uint8Array(rows * (1 + 4 * width)).fill(0x80);
  for (let row = 0; row < rows; row++) pixels[row * (1 + 4 * width)] = 0;
  return new Writer()
    .add(letters('\x89PNG\r\n\x1a\n'))
    .add(part('IHDR', Uint8Array.of(...big(width), ...big(height), 8, 6, 0, 0, 0)))
    .add(part('IDAT', deflateSync(pixels)))
    .add(part('IEND', new Uint8Array(0)))
    .bytes();
}

/** Creates the first segments of a JPEG. */
export function jpeg(width: number, height: number): Uint8Array {
  const app = [0xff, 0xe0, 0, 16, ...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height, width >> 8, width, 1, 1, 0x11, 0];
  return Uint8Array.from([0xff, 0xd8, ...app, ...frame, 0xff, 0xd9, ...new Array<number>(16).fill(0)]);
}

/** Creates the first chunk of a WebP. */
export function webp(form: string, width: number, height: number): Uint8Array {
  const writer = new Writer().add(letters('RIFF')).u32(64).add(letters('WEBP')).add(letters(form)).u32(44);
  if (form === 'VP8L') writer.u8(0x2f).u32(((height - 1) << 14) | (width - 1));
  else if (form === 'VP8X') {
    writer
      .u32(0)
      .u16(width - 1)
      .u8((width - 1) >> 16)
      .u16(height - 1)
      .u8((height - 1) >> 16);
  } else writer.u8(0, 0, 0, 0x9d, 0x01, 0x2a).u16(width, height);
  while (writer.length < 64) writer.u8(0);
  return writer.bytes();
}
