import { ApkError } from '../model/error.ts';
import { decimal } from './path-data.ts';

/** Limits of a drawing, in elements and characters; honest icons have some hundred and some thousand. */
const maxElements = 2000;
const maxLength = 300_000;

/** Element and attribute names that a drawing may use. None of them draws text, links or loads anything. */
type Tag = 'g' | 'path' | 'rect' | 'circle' | 'clipPath' | 'linearGradient' | 'radialGradient' | 'stop';
type Name =
  | 'd'
  | 'transform'
  | 'fill'
  | 'fill-opacity'
  | 'fill-rule'
  | 'stroke'
  | 'stroke-opacity'
  | 'stroke-width'
  | 'stroke-linecap'
  | 'stroke-linejoin'
  | 'stroke-miterlimit'
  | 'clip-path'
  | 'opacity'
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | 'cx'
  | 'cy'
  | 'r'
  | 'x1'
  | 'y1'
  | 'x2'
  | 'y2'
  | 'offset'
  | 'stop-color'
  | 'stop-opacity'
  | 'id'
  | 'gradientUnits';

/** Attribute text generated in this file from numbers: it never contains text from the app's file. */
export class Safe {
  readonly text: string;
  private constructor(text: string) {
    this.text = text;
  }

  static word(word: 'none' | 'evenodd' | 'butt' | 'round' | 'square' | 'miter' | 'bevel' | 'userSpaceOnUse'): Safe {
    return new Safe(word);
  }

  /** Path data written by `pathData`. */
  static path(data: string): Safe {
    return new Safe(data.replace(/[^MLHVCSQTAZmlhvcsqtaz0-9 .e-]/g, ''));
  }

  /** The opaque part of 0xAARRGGBB. */
  static color(argb: number): Safe {
    return new Safe(`#${(argb & 0xffffff).toString(16).padStart(6, '0')}`);
  }

  static id(number: number): Safe {
    return new Safe(`i${number}`);
  }

  static link(number: number): Safe {
    return new Safe(`url(#i${number})`);
  }

  /** Transforms in order, e.g. `['translate', 1, 2]`. */
  static transform(...steps: readonly (readonly ['translate' | 'rotate' | 'scale', ...number[]])[]): Safe {
    return new Safe(steps.map(([name, ...numbers]) => `${name}(${numbers.map(decimal).join(' ')})`).join(' '));
  }
}

export type Attributes = Partial<Record<Name, number | Safe>>;

/** Writes one drawing. Nested content must come from this writer. */
export class SvgWriter {
  private elements = 0;
  private length = 0;
  private ids = 0;

  /** Returns a new number for an element that others refer to. */
  id(): number {
    return ++this.ids;
  }

  /**
   * Returns the markup of one element.
   *
   * @throws ApkError `too-large` for more than any honest icon draws.
   */
  element(tag: Tag, attributes: Attributes, ...children: readonly string[]): string {
    const words = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? decimal(value) : value.text}"`,
    );
    const head = `<${tag}${words.join('')}`;
    this.length += head.length + tag.length + 5;
    if (++this.elements > maxElements || this.length > maxLength) throw new ApkError('too-large', 'icon: too much');
    const inner = children.join('');
    return inner === '' ? `${head}/>` : `${head}>${inner}</${tag}>`;
  }
}

/** Returns a complete document; `box` is x, y, width and height of the visible part. */
export function svgDocument(box: readonly [number, number, number, number], content: string): string {
  const view = box.map(decimal).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="${view}">${content}</svg>`;
}
