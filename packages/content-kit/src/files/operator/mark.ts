/** Largest mark, in bytes: it is loaded with the first page. */
const most = { svg: 16 * 1024, png: 64 * 1024 } as const;

export type MarkType = keyof typeof most;

/** Elements of a drawing that stands still and brings nothing along. */
const elements = new Set(
  'svg g path circle ellipse rect line polyline polygon defs clipPath mask linearGradient radialGradient stop title desc use'.split(
    ' ',
  ),
);

/** What attributes may call, in lower case: colours, places, and what stands in the drawing itself. */
const functions = new Set('url rgb rgba hsl hsla matrix translate scale rotate skewx skewy'.split(' '));

/** A tag with whole attributes, or the text up to the next one. */
const piece = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;

/**
 * The only heads that a drawing may have. In another encoding a browser may read other tags out of the same bytes: in ISO-2022-JP
 * the beginning of a comment is two Chinese characters.
 */
const head =
  /^\s*(?:<\?xml\s+version="1\.0"(?:\s+encoding="utf-8")?(?:\s+standalone="(?:yes|no)")?\s*\?>\s*)?(?=<svg[\s>])/i;

/** Most elements that a drawing may come to, each as often as it is drawn: a kilobyte of `use` can come to millions. */
const mostDrawn = 2_000;

interface Open {
  readonly name: string;
  readonly id: string | undefined;
  /** Elements that came before it. */
  readonly before: number;
}

/** Why a browser could not draw a text of tags, or not in no time; undefined if it can. `text` begins with its root. */
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
    // Behind its root there is nothing but spaces.
    if (all === '' || (count > 0 && open.length === 0 && all.trim() !== '')) return 'it is not written whole';
    at += all.length;
    if (name === undefined) continue;
    if (closing) {
      const last = open.pop();
      if (last?.name !== name || attributes) return 'it is not written whole';
      close(last);
      continue;
    }
    const one = { name, id: /\sid\s*=\s*["']([^"']*)/.exec(attributes!)?.[1], before: count++ };
    if (name === 'use') {
      used.push(/href\s*=\s*["']#([^"']*)/.exec(attributes!)?.[1] ?? '');
      for (const { id } of [...open, one]) holding.add(id);
    }
    if (empty) close(one);
    else open.push(one);
  }
  if (open.length) return 'it is not written whole';
  if (used.some((id) => holding.has(id))) return 'one <use> leads to another';
  const drawn = used.reduce((sum, id) => sum + (sizes.get(id) ?? 0), count);
  return drawn > mostDrawn ? `it comes to ${drawn} elements, and ${mostDrawn} are the most` : undefined;
}

/** Why a drawing could do more than be seen, or undefined. */
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
  // A backslash writes the name of a function of CSS in another way.
  if (root.includes('\\')) return 'it hides text or brings data along';
  for (const [, name] of root.matchAll(/([\w-]+)\(/g))
    if (!functions.has(name!.toLowerCase())) return `${name!.slice(0, 20)}() has no place in a mark`;
  for (const [, value] of root.matchAll(/(?:href\s*=\s*["']?|url\(\s*["']?)([^"')\s>]*)/gi))
    if (!value!.startsWith('#')) return 'it leads to another file';
  return elementsProblem(root);
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Why a picture is not a PNG of a fitting size, or undefined. Width and height stand behind the signature (PNG, 11.2.2). */
function pngProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length < 33 || pngStart.some((byte, n) => bytes[n] !== byte)) return 'it is not a PNG picture';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width < 32 || height < 32 || width > 1024 || height > 1024)
    return `it is ${width} × ${height} pixels and has to be 32 to 1024 wide and high`;
  return undefined;
}

/** What is wrong with the file of a brand's mark, or undefined. `type` is the end of its name. */
export function markProblem(type: MarkType, bytes: Uint8Array): string | undefined {
  if (bytes.length > most[type])
    return `it has ${bytes.length} bytes, and ${most[type]} are the most: it is loaded with the first page`;
  return type === 'png' ? pngProblem(bytes) : svgProblem(new TextDecoder().decode(bytes));
}
