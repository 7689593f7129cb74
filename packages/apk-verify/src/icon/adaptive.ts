import type { XmlElement } from '../manifest/xml-element.ts';
import type { Drawing } from './drawing.ts';
import { type Box, elementLayer, holderLayer, type Layer, layerSide } from './layer.ts';
import { Safe, svgDocument } from './svg.ts';
import { vectorPicture } from './vector.ts';

/** The part of the layers that a launcher shows, and the circle that it cuts out (AdaptiveIconDrawable). */
const seen: Box = [18, 18, 72, 72];
const all: Box = [0, 0, layerSide, layerSide];

async function adaptive(drawing: Drawing, root: XmlElement): Promise<Layer | null> {
  const { svg } = drawing;
  const [background, foreground] = ['background', 'foreground'].map((name) => root.all(name)[0]);
  const front = foreground ? await holderLayer(drawing, foreground, all) : null;
  // A foreground picture can be shown alone; a drawing cannot be combined with a background picture.
  if (front?.kind !== 'drawn') return front;
  const back = background ? await holderLayer(drawing, background, all) : null;
  if (back?.kind === 'raster') return null;
  const parts = [back?.content ?? '', front.content];
  if (parts.every((part) => part === '')) return null;
  const id = svg.id();
  const circle = svg.element('circle', { cx: layerSide / 2, cy: layerSide / 2, r: seen[2] / 2 });
  const clip = svg.element('clipPath', { id: Safe.id(id) }, circle);
  const content = clip + svg.element('g', { 'clip-path': Safe.link(id) }, ...parts);
  return { kind: 'drawn', content: svgDocument(seen, content) };
}

/**
 * Draws an icon that is not a picture: an adaptive icon or a vector; the content is then a complete document.
 *
 * @returns A raster layer if the icon consists of pictures, null if nothing can be drawn.
 */
export async function adaptiveIcon(drawing: Drawing, root: XmlElement): Promise<Layer | null> {
  if (root.name === 'adaptive-icon' || root.name === 'maskable-icon') return adaptive(drawing, root);
  if (root.name !== 'vector') {
    const layer = await elementLayer(drawing, root, all);
    return layer?.kind === 'drawn' ? { kind: 'drawn', content: svgDocument(all, layer.content) } : layer;
  }
  const picture = await vectorPicture(drawing, root);
  return picture && { kind: 'drawn', content: svgDocument([0, 0, picture.width, picture.height], picture.content) };
}
