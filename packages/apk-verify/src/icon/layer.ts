import type { Value } from '../manifest/value.ts';
import type { XmlElement } from '../manifest/xml-element.ts';
import { draw } from './attributes.ts';
import type { Drawing } from './drawing.ts';
import { colorOf } from './paint.ts';
import { Safe } from './svg.ts';
import { vectorPicture } from './vector.ts';

/** Position and size of a layer: x, y, width and height. */
export type Box = readonly [number, number, number, number];

/** Side length of an adaptive icon's layers, in dp. */
export const layerSide = 108;
const maxDepth = 8;

/** A layer drawn here, or a picture that cannot be embedded in the generated SVG. */
export type Layer =
  | { readonly kind: 'drawn'; readonly content: string }
  | { readonly kind: 'raster'; readonly value: Value };

const nothing: Layer = { kind: 'drawn', content: '' };

function filled(drawing: Drawing, argb: number, [x, y, width, height]: Box): Layer {
  const alpha = (argb >>> 24) / 255;
  if (alpha === 0) return nothing;
  const opacity = alpha < 1 ? { 'fill-opacity': alpha } : {};
  const content = drawing.svg.element('rect', { x, y, width, height, fill: Safe.color(argb), ...opacity });
  return { kind: 'drawn', content };
}

/** Returns a length in dp, or a fraction of the box's side. */
function length(drawing: Drawing, element: XmlElement, ids: readonly number[], side: number): number {
  for (const id of ids) {
    const value = drawing.value(element, id);
    const number = value?.number;
    if (value && typeof number === 'number' && Number.isFinite(number))
      return value.type === 6 ? number * side : (number * side) / layerSide;
  }
  return 0;
}

/** Returns the box reduced by the element's four inset attributes. */
function inner(drawing: Drawing, element: XmlElement, box: Box, ids: readonly (readonly number[])[]): Box | null {
  const [left, top, right, bottom] = ids.map((one, side) =>
    length(drawing, element, one, side % 2 === 0 ? box[2] : box[3]),
  ) as [number, number, number, number];
  const [width, height] = [box[2] - left - right, box[3] - top - bottom];
  return width > 0 && height > 0 ? [box[0] + left, box[1] + top, width, height] : null;
}

const insets = [
  [draw.insetLeft, draw.inset],
  [draw.insetTop, draw.inset],
  [draw.insetRight, draw.inset],
  [draw.insetBottom, draw.inset],
];
const edges = [[draw.left], [draw.top], [draw.right], [draw.bottom]];

/** Draws items on top of each other; if one of them is a picture, only that can be shown. */
async function listed(drawing: Drawing, root: XmlElement, box: Box, depth: number): Promise<Layer | null> {
  let content = '';
  for (const item of root.all('item')) {
    const place = inner(drawing, item, box, edges);
    const layer = place && (await holderLayer(drawing, item, place, depth + 1));
    if (layer?.kind === 'raster') return layer;
    content += layer?.content ?? '';
  }
  return content === '' ? null : { kind: 'drawn', content };
}

/** Returns the layer of an element that has its drawable in an attribute or as its child. */
export async function holderLayer(drawing: Drawing, holder: XmlElement, box: Box, depth = 0): Promise<Layer | null> {
  const value = holder.get(draw.drawable)?.value;
  if (value) return valueLayer(drawing, value, box, depth + 1);
  const [child] = holder.children;
  return child ? elementLayer(drawing, child, box, depth + 1) : null;
}

/** Returns the layer of a drawable's root element, for the kinds of elements used in icons. */
export async function elementLayer(drawing: Drawing, root: XmlElement, box: Box, depth = 0): Promise<Layer | null> {
  if (depth > maxDepth) return null;
  switch (root.name) {
    case 'vector': {
      const picture = await vectorPicture(drawing, root);
      if (picture === null) return null;
      const scale = ['scale', box[2] / picture.width, box[3] / picture.height] as const;
      const transform = Safe.transform(['translate', box[0], box[1]], scale);
      return { kind: 'drawn', content: drawing.svg.element('g', { transform }, picture.content) };
    }
    case 'inset': {
      const place = inner(drawing, root, box, insets);
      return place && holderLayer(drawing, root, place, depth);
    }
    case 'bitmap': {
      const value = root.get(draw.src)?.value;
      return value ? valueLayer(drawing, value, box, depth + 1) : null;
    }
    case 'color': {
      const argb = await colorOf(drawing, root.get(draw.color)?.value);
      return argb === null ? null : filled(drawing, argb, box);
    }
    case 'shape': {
      const solid = root.all('solid')[0]?.get(draw.color)?.value;
      const gradient = root.all('gradient')[0]?.get(draw.startColor)?.value;
      const argb = await colorOf(drawing, solid ?? gradient);
      return argb === null ? null : filled(drawing, argb, box);
    }
    case 'layer-list':
      return listed(drawing, root, box, depth);
    case 'animated-vector':
    case 'rotate':
    case 'scale':
    case 'clip':
      return holderLayer(drawing, root, box, depth);
    case 'selector': {
      const items = root.all('item');
      const last = items[items.length - 1];
      return last ? holderLayer(drawing, last, box, depth) : null;
    }
    default:
      return null;
  }
}

/** Returns the layer of a colour, a drawable file or a picture. */
async function valueLayer(drawing: Drawing, value: Value, box: Box, depth = 0): Promise<Layer | null> {
  if (depth > maxDepth) return null;
  const path = drawing.resources.resolve(value)?.string;
  const root = path ? await drawing.xml(path) : null;
  if (root) {
    const layer = await elementLayer(drawing, root, box, depth + 1);
    if (layer) return layer;
  }
  const argb = await colorOf(drawing, value);
  if (argb !== null) return filled(drawing, argb, box);
  return path && !root ? { kind: 'raster', value } : null;
}
