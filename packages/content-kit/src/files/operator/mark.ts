/** Maximum size of a mark in bytes: it is loaded with the first page. */
const maxBytes = { svg: 16 * 1024, png: 64 * 1024 } as const;

export type MarkType = keyof typeof maxBytes;

/** Elements of a static drawing without external resources. */
const elements = new Set(
  'svg g path circle ellipse rect line polyline polygon defs clipPath mask linearGradient radialGradient stop title desc use'.split(
    ' ',
  ),
);

/** Functions that attributes may use, in lower case: colours, transforms, and references within the drawing. */
const functions = new Set('url rgb rgba hsl hsla matrix translate scale rotate skewx skewy'.split(' '));

/** A complete tag, or the text up to the next one. */
const piece = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;

/**
 * The only prologues that a drawing may have. In another encoding a browser may read different tags from the same
 * bytes: in ISO-2022-JP the beginning of a comment is two Chinese characters.
 */
const head =
  /^\s*(?:<\?xml\s+version="1\.0"(?:\s+encoding="utf-8")?(?:\s+standalone="(?:yes|no)")?\s*\?>\s*)?(?=<svg[\s>])/i;

/** Maximum number of elements, each counted as often as it is drawn: a kilobyte of `use` can expand to millions. */
const mostDrawn = 2_000;

interface Open {
  readonly name: string;
  readonly id: string | undefined;
  /** Number of elements before it. */
  readonly before: number;
}

/** Returns why a browser could not draw the markup, or not quickly. `text` begins with the root element. */
function elementsProblem(text: string): string | undefined {
  const open: Open[] = [];
  const sizes = new Map<string, number>();
  const used: string[] = [];
  const holding = new Set<string | undefined>();
  let count = 0;
  let at = 0;
  const close = ({ id, before }: Open) => id !== undefined && sizes.set(id, count - before);
  while (at < text.length) {
    piece.lastIndex = at;
    const [all = '', closing, name, attributes, empty] = piece.exec(text) ?? [];
    // Only spaces may follow the root element.
    if (all === '' || (count > 0 && open.length === 0 && all.trim() !== '')) return 'it is not written whole';
    at += all.length;
    if (name === undefined) continue;
    if (closing) {
      const last = open.pop();
      if (last?.name !== name || attributes) return 'it is not written whole';
      close(last);
      continue;
    }
    const element = { name, id: /\sid\s*=\s*["']([^"']*)/.exec(attributes!)?.[1], before: count++ };
    if (name === 'use') {
      used.push(/href\s*=\s*["']#([^"']*)/.exec(attributes!)?.[1] ?? '');
      for (const { id } of [...open, element]) holding.add(id);
    }
    if (empty) close(element);
    else open.push(element);
  }
  if (open.length) return 'it is not written whole';
  if (used.some((id) => holding.has(id))) return 'one <use> leads to another';
  const drawn = used.reduce((sum, id) => sum + (sizes.get(id) ?? 0), count);
  return drawn > mostDrawn ? `it comes to ${drawn} elements, and ${mostDrawn} are the most` : undefined;
}

/** Returns why a drawing could do more than be displayed, or undefined. */
function svgProblem(text: string): string | undefined {
  const start = head.exec(text)?.[0].length;
  if (start === undefined) return 'it does not begin with <svg>, or is not in UTF-8';
  const root = text.slice(start);
  if (/<[!?]/.test(root)) return 'it has a document type, a raw section, a comment or an instruction';
  for (const [, name] of root.matchAll(/<\/?\s*([^\s/>]+)/g))
    if (!elements.has(name!)) return `<${name!.slice(0, 20).replace(/[^\w:-]/g, '?')}> has no place in a mark`;
  const event = /[\s"']on[\w-]*\s*=/i.exec(root);
  if (event) return 'it reacts to events';
  if (/\sstyle\s*=/i.test(root)) return 'it has a style attribute';
  if (/&(?!(?:amp|lt|gt|quot|apos);)|javascript:|data:/i.test(root)) return 'it hides text or brings data along';
  if (/\sxml:base\s*=/.test(root)) return 'it says where its links begin';
  // A backslash can disguise the name of a CSS function.
  if (root.includes('\\')) return 'it hides text or brings data along';
  for (const [, name] of root.matchAll(/([\w-]+)\(/g))
    if (!functions.has(name!.toLowerCase())) return `${name!.slice(0, 20)}() has no place in a mark`;
  for (const [, value] of root.matchAll(/(?:href\s*=\s*["']?|url\(\s*["']?)([^"')\s>]*)/gi))
    if (!value!.startsWith('#')) return 'it leads to another file';
  return elementsProblem(root);
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Returns why a picture is not a PNG of a suitable size. Width and height follow the signature (PNG, 11.2.2). */
function pngProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length < 33 || pngStart.some((byte, n) => bytes[n] !== byte)) return 'it is not a PNG picture';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width < 32 || height < 32 || width > 1024 || height > 1024)
    return `it is ${width} × ${height} pixels and has to be 32 to 1024 wide and high`;
  return undefined;
}

/** Returns what is wrong with the file of a mark, or undefined. `type` is its file extension. */
export function markProblem(type: MarkType, bytes: Uint8Array): string | undefined {
  if (bytes.length > maxBytes[type])
    return `it has ${bytes.length} bytes, and ${maxBytes[type]} are the most: it is loaded with the first page`;
  return type === 'png' ? pngProblem(bytes) : svgProblem(new TextDecoder().decode(bytes));
}
