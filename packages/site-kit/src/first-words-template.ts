const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string): string => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => signs[name]!);

/** Parses markup rendered by React into its texts in order and the attributes of each element. */
function read(markup: string) {
  const parts = markup.split(/(<[^>]*>)/).filter(Boolean);
  const texts = parts.filter((part) => !part.startsWith('<')).map(plain);
  const elements = parts
    .filter((part) => /^<\w/.test(part))
    .map((part) =>
      Object.fromEntries([...part.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)])),
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
  const all = screens.map(read);
  const [first] = all;
  if (!first || all.some(({ shape }) => shape !== first.shape))
    throw new Error('first-words: a screen has other elements in another language, so that one markup does not do');
  const differs = (of: (one: (typeof all)[number]) => string | undefined) => new Set(all.map(of)).size > 1;
  const texts = first.texts.map((_text, at) => at).filter((at) => differs((one) => one.texts[at]));
  const attributes = first.elements.flatMap((_element, at) =>
    [...new Set(all.flatMap(({ elements }) => Object.keys(elements[at]!)))]
      .filter((name) => differs(({ elements }) => elements[at]![name]))
      .map((name) => [at, name] as const),
  );
  const values = all.map((one) => [
    ...texts.map((at) => one.texts[at]!),
    ...attributes.map(([at, name]) => one.elements[at]![name] ?? null),
  ]);
  return { html: screens[0]!, texts, attributes, values };
}
