import type { Value } from '../manifest/value.ts';
import type { XmlElement } from '../manifest/xml-element.ts';
import { draw } from './attributes.ts';
import type { Drawing } from './drawing.ts';
import { type Attributes, Safe } from './svg.ts';

/** A colour as 0xAARRGGBB, or a gradient with its SVG definition. */
export type IconPaint = { readonly argb: number } | { readonly id: number; readonly definition: string };

const maxDepth = 4;
const maxStops = 32;
/** Platform colours that icons refer to (android.R.color). */
const platform: ReadonlyMap<number, number> = new Map([
  [0x01060000, 0xffaaaaaa],
  [0x0106000b, 0xffffffff],
  [0x0106000c, 0xff000000],
  [0x0106000d, 0x00000000],
  [0x0106000e, 0xff000000],
  [0x0106000f, 0xffffffff],
]);

/** Parses `#rgb`, `#argb`, `#rrggbb`, `#aarrggbb` (android.graphics.Color). */
function written(text: string): number | null {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return null;
  const digits = text.length < 6 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
  return Number.parseInt(digits.padStart(8, 'f'), 16);
}

/** Returns the colour, or with a tint the colour of the tint with both opacities multiplied. */
function tinted(argb: number, tint: number | null): number {
  if (tint === null) return argb;
  const alpha = Math.round(((argb >>> 24) * (tint >>> 24)) / 255);
  return ((alpha << 24) | (tint & 0xffffff)) >>> 0;
}

async function stopsOf(drawing: Drawing, root: XmlElement, tint: number | null) {
  const items = root.all('item').slice(0, maxStops);
  const plain = [draw.startColor, draw.centerColor, draw.endColor].filter((id) => root.get(id));
  const given = items.length
    ? items.map((item) => ({ at: drawing.number(item, draw.offset, 0), value: item.get(draw.color)?.value }))
    : plain.map((id, index) => ({ at: index / Math.max(1, plain.length - 1), value: root.get(id)?.value }));
  const stops: { readonly at: number; readonly argb: number }[] = [];
  for (const { at, value } of given) {
    const argb = await colorOf(drawing, value);
    if (argb !== null) stops.push({ at, argb: tinted(argb, tint) });
  }
  return stops;
}

/**
 * Reads linear and radial gradients; for a sweep gradient, its first colour (GradientColor, in the units of the path it
 * fills).
 */
async function gradientOf(drawing: Drawing, root: XmlElement, tint: number | null): Promise<IconPaint | null> {
  const { svg } = drawing;
  const stops = await stopsOf(drawing, root, tint);
  const type = drawing.value(root, draw.type)?.integer ?? 0;
  if (stops.length === 0) return null;
  if (stops.length === 1 || type > 1) return { argb: stops[0]!.argb };
  const id = svg.id();
  const number = (attribute: number) => drawing.number(root, attribute, 0);
  const common: Attributes = { id: Safe.id(id), gradientUnits: Safe.word('userSpaceOnUse') };
  const children = stops.map(({ at, argb }) =>
    svg.element('stop', { offset: at, 'stop-color': Safe.color(argb), 'stop-opacity': (argb >>> 24) / 255 }),
  );
  const definition =
    type === 0
      ? svg.element(
          'linearGradient',
          { ...common, x1: number(draw.startX), y1: number(draw.startY), x2: number(draw.endX), y2: number(draw.endY) },
          ...children,
        )
      : svg.element(
          'radialGradient',
          { ...common, cx: number(draw.centerX), cy: number(draw.centerY), r: number(draw.gradientRadius) },
          ...children,
        );
  return { id, definition };
}

/** Returns the colour list's item that applies when no state does: the last one. */
async function fromFile(drawing: Drawing, path: string, depth: number, tint: number | null): Promise<IconPaint | null> {
  const root = await drawing.xml(path);
  if (root?.name === 'gradient') return gradientOf(drawing, root, tint);
  const items = root?.name === 'selector' ? root.all('item') : [];
  return items.length === 0 ? null : paintOf(drawing, items[items.length - 1]!.get(draw.color)?.value, tint, depth + 1);
}

/** Returns the paint of a colour attribute; null if it cannot be determined, as for theme colours. */
export async function paintOf(
  drawing: Drawing,
  value: Value | undefined,
  tint: number | null = null,
  depth = 0,
): Promise<IconPaint | null> {
  if (value === undefined || depth > maxDepth) return null;
  const known = value.reference === null ? undefined : platform.get(value.reference);
  const found = drawing.resources.resolve(value);
  const argb = known ?? found?.color ?? found?.integer ?? (found?.string ? written(found.string) : null);
  if (argb !== null) return { argb: tinted(argb >>> 0, tint) };
  return found?.string ? fromFile(drawing, found.string, depth, tint) : null;
}

/** Like `paintOf` where only a colour is allowed; a gradient gives null. */
export async function colorOf(drawing: Drawing, value: Value | undefined): Promise<number | null> {
  const paint = await paintOf(drawing, value);
  return paint && 'argb' in paint ? paint.argb : null;
}
