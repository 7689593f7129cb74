/** Namespaces that drawing programs keep their own notes in (Inkscape, Adobe, Sketch, Serif, and the metadata of all). */
const editors = /^(?:sodipodi|inkscape|rdf|cc|dc|sketch|serif|i|x|a|vectornator|figma):/;

const isNote = (name: string): boolean => editors.test(name) || name === 'metadata';

/** Properties of a `style` attribute that are attributes of their own as well (SVG 2, 6.6), and do nothing but paint. */
const painting = new Set(
  'clip-path clip-rule color display fill fill-opacity fill-rule mask opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width visibility'.split(
    ' ',
  ),
);

/** A colour, a number, a word, or a part of the same drawing. */
const plainValue = /^(?:url\(#[\w.-]+\)|#[0-9a-f]{3,8}|[\w.%-]+(?:[ ,]+[\w.%-]+)*|rgba?\([\d.,% ]+\))$/i;

/** A tag with whole attributes; quotation marks may hold everything but a tag's beginning. */
const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** Attributes by name without what drawing programs note down, and with the style's properties among them. */
function attributesOf(text: string): string {
  const found = new Map<string, string>();
  for (const [, name, double, single] of text.matchAll(attribute)) {
    const value = double ?? single!;
    const isNamespace = name!.startsWith('xmlns:') && name !== 'xmlns:xlink';
    if (!isNamespace && !editors.test(name!) && name !== 'style' && !found.has(name!)) found.set(name!, value);
    if (name !== 'style') continue;
    for (const part of value
      .replace(/&quot;/g, "'")
      .split(';')
      .filter((one) => one.trim())) {
      const [property, painted] = part.split(/:(.*)/s).map((one) => one.trim()) as [string, string?];
      if (!painting.has(property.toLowerCase())) continue;
      const plain = (painted ?? '').replace(/^url\((['"])(.*)\1\)$/, 'url($2)');
      // What it cannot be sure of stays as it was, for the check to refuse.
      if (!plainValue.test(plain)) found.set('style', value);
      else found.set(property.toLowerCase(), plain);
    }
  }
  return [...found].map(([name, value]) => ` ${name}="${value.replace(/"/g, '&quot;')}"`).join('');
}

/** Without comments; `split` and not an expression, which would read to the end for each one that is not closed. */
function withoutComments(text: string): string {
  const [start = '', ...parts] = text.split('<!--');
  const behind = parts.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : ''));
  return start + behind.join('');
}

/**
 * A drawing without what drawing programs leave in it for themselves: elements and attributes of their namespaces, metadata,
 * comments; a style attribute becomes attributes. Nothing else is mended: what loads or runs stays, and is refused by
 * `markProblem`, which has to see the answer of this function and not its argument.
 */
export function cleanMark(text: string): string {
  const plain = withoutComments(text);
  let cleaned = '';
  let at = 0;
  let depth = 0;
  for (const { 0: whole, 1: closing, 2: name, 3: attributes, 4: empty, index } of plain.matchAll(tag)) {
    const between = plain.slice(at, index);
    at = index + whole.length;
    if (depth === 0) cleaned += between;
    if (isNote(name!) || depth > 0) {
      if (closing) depth = Math.max(0, depth - 1);
      else if (!empty) depth += 1;
      continue;
    }
    cleaned += closing ? `</${name}>` : `<${name}${attributesOf(attributes!)}${empty ? '/' : ''}>`;
  }
  const rest = depth === 0 ? plain.slice(at) : '';
  return (cleaned + rest).replace(/\n\s*\n/g, '\n');
}
