import type { XmlElement } from '../manifest/xml-element.ts';
import { draw } from './attributes.ts';
import type { Drawing } from './drawing.ts';
import { colorOf, type IconPaint, paintOf } from './paint.ts';
import { pathData } from './path-data.ts';
import { type Attributes, Safe } from './svg.ts';

/** A drawn vector: its content, in a view box with its own units. */
export interface VectorPicture {
  readonly content: string;
  readonly width: number;
  readonly height: number;
}

const caps = ['butt', 'round', 'square'] as const;
const joins = ['miter', 'round', 'bevel'] as const;

const bounded = (alpha: number) => Math.max(0, Math.min(1, alpha));

/** Returns the attributes of a fill or a stroke; a fully transparent one counts as none. */
function painted(kind: 'fill' | 'stroke', paint: IconPaint | null, alpha: number): Attributes {
  const opacity = paint && 'argb' in paint ? (alpha * (paint.argb >>> 24)) / 255 : alpha;
  if (paint === null || opacity <= 0) return kind === 'fill' ? { fill: Safe.word('none') } : {};
  const color = 'argb' in paint ? Safe.color(paint.argb) : Safe.link(paint.id);
  return { [kind]: color, ...(opacity < 1 && { [`${kind}-opacity`]: opacity }) };
}

function dataOf(drawing: Drawing, element: XmlElement): Safe | null {
  const text = drawing.value(element, draw.pathData)?.string;
  const data = text ? pathData(text) : null;
  return data === null ? null : Safe.path(data);
}

async function pathOf(drawing: Drawing, element: XmlElement, tint: number | null): Promise<string> {
  const { svg } = drawing;
  const d = dataOf(drawing, element);
  if (d === null) return '';
  const number = (id: number, otherwise: number) => drawing.number(element, id, otherwise);
  const fill = await paintOf(drawing, element.get(draw.fillColor)?.value, tint);
  const width = number(draw.strokeWidth, 0);
  const stroke = width > 0 ? await paintOf(drawing, element.get(draw.strokeColor)?.value, tint) : null;
  const filled = painted('fill', fill, bounded(number(draw.fillAlpha, 1)));
  const stroked = painted('stroke', stroke, bounded(number(draw.strokeAlpha, 1)));
  const drawn = 'stroke' in stroked;
  if (filled.fill instanceof Safe && filled.fill.text === 'none' && !drawn) return '';
  const definitions = [fill, stroke].map((paint) => (paint && 'definition' in paint ? paint.definition : ''));
  const path = svg.element('path', {
    d,
    ...filled,
    ...(number(draw.fillType, 0) === 1 && { 'fill-rule': Safe.word('evenodd') }),
    ...stroked,
    ...(drawn && {
      'stroke-width': width,
      'stroke-linecap': Safe.word(caps[number(draw.strokeLineCap, 0)] ?? 'butt'),
      'stroke-linejoin': Safe.word(joins[number(draw.strokeLineJoin, 0)] ?? 'miter'),
      'stroke-miterlimit': Math.max(1, number(draw.strokeMiterLimit, 4)),
    }),
  });
  return definitions.join('') + path;
}

/** Returns the transform in VectorDrawable's order: to the pivot, scale, rotate, back, translate. */
function transformOf(drawing: Drawing, group: XmlElement): Attributes {
  const number = (id: number, otherwise = 0) => drawing.number(group, id, otherwise);
  const [x, y] = [number(draw.pivotX), number(draw.pivotY)];
  const [scaleX, scaleY] = [number(draw.scaleX, 1), number(draw.scaleY, 1)];
  const move = [number(draw.translateX) + x, number(draw.translateY) + y] as const;
  const turn = number(draw.rotation);
  if (scaleX === 1 && scaleY === 1 && turn === 0 && move[0] === x && move[1] === y) return {};
  const steps = [
    ['translate', ...move],
    ['rotate', turn],
    ['scale', scaleX, scaleY],
    ['translate', -x, -y],
  ] as const;
  return { transform: Safe.transform(...steps) };
}

/** Draws the children in order. A clip applies to all that follows it in its group. */
async function childrenOf(drawing: Drawing, parent: XmlElement, tint: number | null): Promise<string> {
  const { svg } = drawing;
  const clips: Safe[] = [];
  const runs: string[][] = [[]];
  for (const child of parent.children) {
    const run = runs[runs.length - 1]!;
    const clip = child.name === 'clip-path' ? dataOf(drawing, child) : null;
    if (child.name === 'path') run.push(await pathOf(drawing, child, tint));
    if (child.name === 'group') {
      const inner = await childrenOf(drawing, child, tint);
      if (inner !== '') run.push(svg.element('g', transformOf(drawing, child), inner));
    }
    if (clip !== null) {
      clips.push(clip);
      runs.push([]);
    }
  }
  let content = '';
  for (let at = runs.length - 1; at >= 0; at--) {
    content = runs[at]!.join('') + content;
    if (at === 0 || content === '') continue;
    const id = svg.id();
    const clip = svg.element('clipPath', { id: Safe.id(id) }, svg.element('path', { d: clips[at - 1]! }));
    content = clip + svg.element('g', { 'clip-path': Safe.link(id) }, content);
  }
  return content;
}

/** Draws a `<vector>`; null if nothing of it can be drawn. */
export async function vectorPicture(drawing: Drawing, root: XmlElement): Promise<VectorPicture | null> {
  const width = drawing.number(root, draw.viewportWidth, 0);
  const height = drawing.number(root, draw.viewportHeight, 0);
  if (!(width > 0 && height > 0 && Math.max(width, height) <= 1e5)) return null;
  const tint = await colorOf(drawing, root.get(draw.tint)?.value);
  const inner = await childrenOf(drawing, root, tint);
  const alpha = bounded(drawing.number(root, draw.alpha, 1));
  if (inner === '' || alpha === 0) return null;
  const content = alpha < 1 ? drawing.svg.element('g', { opacity: alpha }, inner) : inner;
  return { content, width, height };
}
