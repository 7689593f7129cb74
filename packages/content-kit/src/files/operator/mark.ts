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

/** Why a drawing could do more than be seen, or undefined. */
function svgProblem(text: string): string | undefined {
  if (!/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) return 'it does not begin with <svg>';
  if (/<!DOCTYPE|<!ENTITY|<!\[CDATA\[/i.test(text)) return 'it has a document type, an entity or a raw section';
  for (const [, name] of text.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<\/?\s*([^\s/>?]+)/g))
    if (!elements.has(name!)) return `<${name!.slice(0, 20).replace(/[^\w:-]/g, '?')}> has no place in a mark`;
  const event = /\son[\w-]*\s*=/i.exec(text);
  if (event) return 'it reacts to events';
  if (/\sstyle\s*=/i.test(text)) return 'it has a style attribute';
  if (/&#|javascript:|data:/i.test(text)) return 'it hides text or brings data along';
  if (/\sxml:base\s*=/.test(text)) return 'it says where its links begin';
  // A backslash writes the name of a function of CSS in another way.
  if (text.includes('\\')) return 'it hides text or brings data along';
  for (const [, name] of text.matchAll(/([\w-]+)\(/g))
    if (!functions.has(name!.toLowerCase())) return `${name!.slice(0, 20)}() has no place in a mark`;
  for (const [, value] of text.matchAll(/(?:href\s*=\s*["']?|url\(\s*["']?)([^"')\s>]*)/gi))
    if (!value!.startsWith('#')) return 'it leads to another file';
  return undefined;
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
