/** Namespaces in which drawing programs store their own data (Inkscape, Adobe, Sketch, Serif, and general metadata). */
const editors = /^(?:sodipodi|inkscape|rdf|cc|dc|sketch|serif|i|x|a|vectornator|figma):/;

const isNote = (name: string): boolean => editors.test(name) || name === 'metadata';

/** Properties of a `style` attribute that are also attributes (SVG 2, 6.6) and only affect painting. */
const painting = new Set(
  'clip-path clip-rule color display fill fill-opacity fill-rule mask opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width visibility'.split(
    ' ',
  ),
);

/** A colour, a number, a word, or a reference within the drawing. */
const plainValue = /^(?:url\(#[\w.-]+\)|#[0-9a-f]{3,8}|[\w.%-]+(?:[ ,]+[\w.%-]+)*|rgba?\([\d.,% ]+\))$/i;

/** A tag with complete attributes; quoted values may contain anything but `<`. */
const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** Returns the attributes by name, without those of drawing programs and with the properties of `style` expanded. */
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
      // Values that are not known to be safe stay unchanged, so that the check rejects them.
      if (!plainValue.test(plain)) found.set('style', value);
      else found.set(property.toLowerCase(), plain);
    }
  }
  return [...found].map(([name, value]) => ` ${name}="${value.replace(/"/g, '&quot;')}"`).join('');
}

/** Removes comments. Uses `split` because a regular expression would scan to the end for each unclosed comment. */
function withoutComments(text: string): string {
  const [start = '', ...parts] = text.split('<!--');
  const behind = parts.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : ''));
  return start + behind.join('');
}

/**
 * Removes what drawing programs leave in a drawing for themselves: elements and attributes of their namespaces,
 * metadata, comments. Converts a `style` attribute to attributes. Nothing else is fixed: what loads or runs stays, and
 * is rejected by `markProblem`, which has to check the result of this function and not its argument.
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
