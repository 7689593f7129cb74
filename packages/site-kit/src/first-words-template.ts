const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name]!);

/** Parses markup rendered by React into its texts in order and the attributes of each element. */
function parseMarkup(markup: string) {
  const parts = markup.split(/(<[^>]*>)/).filter(Boolean);
  const texts = parts.filter((part) => !part.startsWith('<')).map(unescapeHtml);
  const elements = parts
    .filter((part) => /^<\w/.test(part))
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, unescapeHtml(value!)]),
      ),
    );
  const shape = parts.map((part) => (part.startsWith('<') ? /^<[/\w]+/.exec(part)![0] : '.')).join('');
  return { texts, elements, shape };
}

/** One markup for screens that differ only in texts and attributes, and the differences. */
export interface Template {
  readonly html: string;
  /** Indexes of the texts that differ, among all texts. */
  readonly texts: readonly number[];
  /** Attributes that differ: index of the element among all elements, and attribute name. */
  readonly attributes: readonly (readonly [element: number, name: string])[];
  /** For each screen its texts, then its attributes; null if it does not have the attribute. */
  readonly values: readonly (readonly (string | null)[])[];
}

/** Finds the differences between the screens. Throws an Error if their elements differ. */
export function templateOf(screens: readonly string[]): Template {
  const parsed = screens.map(parseMarkup);
  const [first] = parsed;
  if (!first || parsed.some(({ shape }) => shape !== first.shape))
    throw new Error(
      'first-words: a screen has different elements in different languages, so they cannot share a template',
    );
  const isDifferent = (select: (screen: (typeof parsed)[number]) => string | undefined) =>
    new Set(parsed.map(select)).size > 1;
  const texts = first.texts
    .map((_text, index) => index)
    .filter((index) => isDifferent((screen) => screen.texts[index]));
  const attributes = first.elements.flatMap((_element, index) =>
    [...new Set(parsed.flatMap(({ elements }) => Object.keys(elements[index]!)))]
      .filter((name) => isDifferent(({ elements }) => elements[index]![name]))
      .map((name) => [index, name] as const),
  );
  const values = parsed.map((screen) => [
    ...texts.map((index) => screen.texts[index]!),
    ...attributes.map(([index, name]) => screen.elements[index]![name] ?? null),
  ]);
  return { html: screens[0]!, texts, attributes, values };
}
