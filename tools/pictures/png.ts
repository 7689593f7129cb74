import upng from 'upng-js';

/** One frame of an animation: a screenshot's PNG, and its duration in milliseconds. */
export interface PngFrame {
  readonly png: Buffer;
  readonly delay: number;
}

/** Colours of a palette: the guide's two inks and one spot colour need no more. */
const colours = 128;

const pixelsOf = (png: Buffer) => {
  const image = upng.decode(Uint8Array.from(png).buffer);
  const [pixels] = upng.toRGBA8(image);
  if (!pixels) throw new Error('pictures: a screenshot is empty');
  return { pixels, width: image.width, height: image.height };
};

/** Reduces a screenshot to a palette, a third of its bytes. */
export function reducePalette(png: Buffer): Buffer {
  const { pixels, width, height } = pixelsOf(png);
  return Buffer.from(upng.encode([pixels], width, height, colours));
}

/** Joins screenshots of one size into an animated PNG that loops for ever. */
export function animate(frames: readonly PngFrame[]): Buffer {
  const [first] = frames;
  if (!first) throw new Error('pictures: the animation has no frames');
  const { width, height } = pixelsOf(first.png);
  const images = frames.map(({ png }) => pixelsOf(png).pixels);
  return Buffer.from(
    upng.encode(
      images,
      width,
      height,
      colours,
      frames.map(({ delay }) => delay),
    ),
  );
}
