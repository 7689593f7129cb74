import { escapeXml, textWidth } from '@sideguide/content-kit/operator';
import type { LocaleCard } from '@sideguide/guide-core/model';
import { encode } from 'uqr';

export interface PosterText {
  readonly title: string;
  readonly lead: string;
  /** What to do with the code. */
  readonly scan: string;
  /** Text before the address, for those whose camera does not read codes. */
  readonly type: string;
  /** The address that the code contains. */
  readonly address: string;
  /** Whose guide it is. */
  readonly foot: string;
}

/** A4 in tenths of a millimetre. */
const sheet = { width: 2100, height: 2970 } as const;
/** Width for text; printers leave the margins white. */
const column = 1700;
/** Side of the code if the texts leave enough space. */
const largestCode = 1120;
const family = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
/** Our text widths are those of common fonts; another font may be wider. */
const fontTolerance = 0.92;

/** Returns the pieces after which a line may break: words, or `Intl.Segmenter`'s in scripts without spaces. */
function splitPieces(text: string, tag: string): string[] {
  if (/\s/.test(text) && !/[\u0e00-\u0e7f\u2e80-\u9fff]/.test(text)) return text.split(/(?<=\s)/);
  const segments = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  // A line must not begin with closing punctuation.
  return segments.reduce<string[]>((merged, segment) => {
    if (merged.length && /^[\p{Pe}\p{Pf}\p{Po}\s]+$/u.test(segment)) merged[merged.length - 1] += segment;
    else merged.push(segment);
    return merged;
  }, []);
}

/** Returns the lines of a text that fit the column; a longer piece gets its own line. */
function linesOf(parts: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth((last + part).trim(), size) <= column * fontTolerance)
      lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** Breaks an address into lines: it has no spaces, and may break after a separator, or anywhere in a long part. */
const addressLines = (address: string, size: number): string[] =>
  linesOf(
    address.split(/(?<=[/?&=.-])/).flatMap((part) => part.match(/.{1,24}/gu) ?? []),
    size,
  );

interface Block {
  readonly lines: readonly string[];
  readonly size: number;
  readonly weight: number;
  /** Space above the block. */
  readonly spaceAbove: number;
  readonly attributes?: string;
}

/** Line height relative to the font size. */
const lineHeight = 1.4;
const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { spaceAbove, lines, size }) => sum + spaceAbove + lines.length * size * lineHeight, 0);

/** Draws texts from a vertical position on, centred on the sheet. */
function drawTexts(start: number, blocks: readonly Block[]): string {
  let y = start;
  const drawing = blocks.flatMap(({ lines, size, weight, spaceAbove, attributes = '' }) => {
    y += spaceAbove;
    return lines.map((line) => {
      y += size * lineHeight;
      return `<text x="${sheet.width / 2}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}"${attributes}>${escapeXml(line)}</text>`;
    });
  });
  return drawing.join('');
}

function drawCode(y: number, side: number, address: string): string {
  const { data, size } = encode(address, { border: 2 });
  const d = data
    .flatMap((row, rowIndex) => row.map((isDark, x) => (isDark ? `M${x} ${rowIndex}h1v1h-1z` : '')))
    .join('');
  const left = (sheet.width - side) / 2;
  return `<g transform="translate(${left} ${Math.round(y)}) scale(${side / size})"><path d="${d}" shape-rendering="crispEdges"/></g>`;
}

/**
 * Draws a poster with a code that opens a guide: one A4 sheet, dark on white, with our own drawing and the fonts of the
 * machine that prints it. Centred, so that the layout is the same from right to left. The code fills the space that the
 * texts leave.
 */
export function drawPoster({ tag, dir }: Pick<LocaleCard, 'tag' | 'dir'>, text: PosterText): string {
  const block = (words: string, size: number, weight: number, spaceAbove: number): Block => ({
    lines: linesOf(splitPieces(words, tag), size),
    size,
    weight,
    spaceAbove,
  });
  const head = [block(text.title, 130, 800, 0), block(text.lead, 66, 400, 60)];
  const codeTexts = [
    block(text.scan, 76, 700, 20),
    block(text.type, 58, 400, 40),
    { lines: addressLines(text.address, 54), size: 54, weight: 600, spaceAbove: 0, attributes: ' direction="ltr"' },
  ];
  const [top, foot, gap] = [200, sheet.height - 150, 100];
  const code = top + heightOf(head) + gap;
  const side = Math.min(largestCode, foot - gap - code - heightOf(codeTexts));
  const drawing = drawTexts(top, head) + drawCode(code, side, text.address) + drawTexts(code + side, codeTexts);
  const name = `<text x="${sheet.width / 2}" y="${foot}" font-size="48" fill="#5b5247">${escapeXml(text.foot)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 ${sheet.width} ${sheet.height}" role="img" aria-labelledby="t" lang="${tag}" xml:lang="${tag}"><title id="t">${escapeXml(text.title)}</title><rect width="${sheet.width}" height="${sheet.height}" fill="#fff"/><g fill="#241f19" font-family="${family}" text-anchor="middle" direction="${dir}">${drawing}${name}</g></svg>\n`;
}
