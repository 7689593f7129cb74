import type { LocaleCard } from '@sideguide/guide-core/model';

export interface BadgeText {
  /** The small line, e.g. “Install on”. */
  readonly above: string;
  /** The phones, by their makers' names. */
  readonly phones: string;
  /** Text alternative: all of it in one sentence, with the app. */
  readonly alt: string;
}

export interface Badge {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Widths of ASCII characters from the space on, in thousandths of the font size, as in common sans-serif fonts. */
const ascii =
  '318401460838636950780275390390500838318361318337636636636636636636636636636636337337838838838531' +
  '1000684686698770632575775752295295656557863748787603787695635611732684989685611685390337390838500' +
  '500613635550635615352635634278278579278974634612635635411521392634592818592592525636337636838';

const asciiWidths: readonly number[] = (() => {
  const widths: number[] = [];
  // Only “@” has four digits.
  for (let at = 0; at < ascii.length; ) {
    const length = widths.length === 32 ? 4 : 3;
    widths.push(Number(ascii.slice(at, at + length)));
    at += length;
  }
  return widths;
})();

/** Unicode blocks that the guide's languages use: first and last code point, width in thousandths. */
const blocks: readonly (readonly [first: number, last: number, width: number])[] = [
  [0x00a0, 0x02ff, 600], // Latin with marks
  [0x0400, 0x04ff, 640], // Cyrillic
  [0x0600, 0x06ff, 480], // Arabic: joined, and narrower than its isolated letters
  [0x0b80, 0x0bff, 860], // Tamil
  [0x0e00, 0x0e7f, 620], // Thai
  [0x1e00, 0x1eff, 600], // Latin for Vietnamese
  [0x2e80, 0x9fff, 1000], // Han, Kana
  [0xff00, 0xff60, 1000],
];

function widthOf(char: string): number {
  if (/\p{Mn}|\p{Cf}/u.test(char)) return 0;
  if (/\p{Mc}/u.test(char)) return 420; // vowel signs next to their letter
  const code = char.codePointAt(0)!;
  if (code < 0x7f) return asciiWidths[code - 0x20] ?? 600;
  return blocks.find(([first, last]) => code >= first && code <= last)?.[2] ?? 700;
}

/** Returns the approximate width of a text in pixels, to which the browser fits its own font. */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, char) => sum + widthOf(char), 0) * size) / 1000;

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes a text for XML, as content or as an attribute's value. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escaped[sign]!);

const height = 56;
const small = 14;
const large = 20;
/** Space at the start, for the picture, and at the end. */
const start = 56;
const end = 18;
const family = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** A phone that receives something: the guide's own drawing. */
const picture =
  '<g fill="none" stroke="#f7f3ea" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><rect x="18" y="9" width="22" height="38" rx="5"/><path d="M29 17v16M22.5 27l6.5 6.5 6.5-6.5M25 41h8"/></g>';

/**
 * Draws a badge for a page or a README: our own drawing and system fonts, no maker's logo. Its texts have a fixed width
 * whatever the font; in right-to-left languages it is mirrored.
 */
export function drawBadge({ tag, dir, script }: Pick<LocaleCard, 'tag' | 'dir' | 'script'>, words: BadgeText): Badge {
  const { above, phones, alt } = words;
  const widths = [textWidth(above, small), textWidth(phones, large)].map(Math.ceil) as [number, number];
  const width = start + Math.max(...widths) + end;
  const isRight = dir === 'rtl';
  const x = isRight ? width - start : start;
  // Scripts with marks above or below need more space above.
  const baseline = script === 'latin' || script === 'han' || script === 'kana' ? 22 : 21;
  const line = (text: string, size: number, at: number, length: number, weight: number, more: string) =>
    `<text x="${x}" y="${at}" font-size="${size}" font-weight="${weight}" textLength="${length}" lengthAdjust="spacingAndGlyphs"${more}>${escapeXml(text)}</text>`;
  const anchor = isRight ? ' direction="rtl" text-anchor="start"' : '';
  // Makers' names run from left to right in every language.
  const names = isRight ? ' direction="ltr" text-anchor="end"' : '';
  const shift = isRight ? ` transform="translate(${width - 58} 0)"` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" lang="${tag}" xml:lang="${tag}"><title id="t">${escapeXml(alt)}</title><rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="12" fill="#241f19" stroke="#93887a" stroke-width="1.5"/><g${shift}>${picture}</g><g fill="#f7f3ea" font-family="${family}">${line(above, small, baseline, widths[0], 400, anchor)}${line(phones, large, 44, widths[1], 700, names)}</g></svg>\n`;
  return { svg, width, height };
}

/** Where a badge is, and where it links to. */
export interface BadgeLink {
  readonly href: string;
  readonly src: string;
  readonly alt: string;
}

/** Returns the badge as Markdown; the alternative text is escaped for square brackets. */
export const badgeMarkdown = ({ href, src, alt }: BadgeLink): string =>
  `[![${alt.replace(/[\\[\]`*_<>]/g, '\\$&')}](${src})](${href})`;

/** Returns a badge as HTML: a link with the picture in it. Width and height are in CSS pixels. */
export const badgeHtml = (
  { href, src, alt }: BadgeLink,
  { tag, dir }: Pick<LocaleCard, 'tag' | 'dir'>,
  { width, height: tall }: Pick<Badge, 'width' | 'height'>,
): string =>
  `<a href="${escapeXml(href)}"><img src="${escapeXml(src)}" width="${width}" height="${tall}" alt="${escapeXml(alt)}" lang="${tag}" dir="${dir}"></a>`;
