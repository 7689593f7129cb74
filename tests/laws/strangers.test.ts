import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#cli/content/load.ts';
import { root } from '#tools/paths.ts';
import { projectFiles } from '../support/copy-project.ts';

/** A name of the content that may stand in code after all, at this one place and for this reason. */
interface Exception {
  readonly file: string;
  readonly name: string;
  readonly why: string;
}

const exceptions: readonly Exception[] = [
  { file: 'src/app/failure.tsx', name: 'en', why: "the contract's title and the errors' own messages are English" },
  { file: 'tools/gallery/page.ts', name: 'en', why: 'the gallery is a page for those who work on this, in English' },
];

const { content } = await loadContent(root);
const cards = Object.values(content.skins).map(({ card, skin }) => ({ ...card, versions: skin.versions }));
const versionNames = cards.flatMap(({ versions }) => versions.flatMap(({ name, twins = [] }) => [name, ...twins]));
const labels = [content, ...Object.values(content.skins)].flatMap((folder) => Object.values(folder.labels));

/** Skins, makers and versions; of a version also its name without the number. */
const names = unique([
  ...cards.flatMap(({ id, makers, versions }) => [id, ...makers, ...versions.map((version) => version.id)]),
  ...versionNames.flatMap((name) => [name, name.replace(/[\s\d.]+$/, '')]),
]);
/** Languages of the guide, and those that only phones speak. */
const tags = unique([...Object.keys(content.locales), ...labels.flatMap(({ text }) => Object.keys(text))]);

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean).sort();
}

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const oneOf = (words: readonly string[]) => `(${words.map(quoted).join('|')})`;

const name = new RegExp(`(?<![a-z0-9])${oneOf(names)}(?![a-z0-9])`, 'gi');
const tag = oneOf(tags);
/** A tag is too short to be looked for everywhere: as a literal or a part of one, as a key, in a selector, in an address. */
const places = [
  `(['"\`])(?:[\\w/.-]*[-_/.])?${tag}(?:[-_][\\w-]*)?\\1`,
  `[{,]\\s*${tag}\\s*:`,
  `:lang\\(\\s*['"]?${tag}\\b`,
  `\\blang\\W?=\\W?${tag}\\b`,
].map((source) => new RegExp(source, 'g'));

const literalOrComment = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** A comment may give an example; it decides nothing. */
const withoutComments = (text: string) => text.replace(literalOrComment, (_match, literal?: string) => literal ?? '');

/** Names of the content that stand in a piece of code. */
function strangersIn(text: string): string[] {
  const code = withoutComments(text);
  const found = [...code.matchAll(name)].map(([word]) => word);
  for (const place of places) for (const match of code.matchAll(place)) found.push(match.at(-1)!);
  return unique(found);
}

const files = projectFiles(root).filter(
  (path) =>
    /^(src|lib|cli|tools)\/.*\.(tsx?|cjs|css|html|json|svg)$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path),
);
const found = files.flatMap((file) =>
  strangersIn(readFileSync(`${root}${file}`, 'utf8')).map((word) => ({ file, word })),
);

describe('no strangers', () => {
  it('code names no skin, maker, version or language', () => {
    const strangers = found.filter(
      ({ file, word }) => !exceptions.some((exception) => exception.file === file && exception.name === word),
    );
    expect(
      strangers.map(
        ({ file, word }) =>
          `${file} names “${word}”. Take it from the content (a card, a condition of a step, sourceTag), or give a reason in tests/laws/strangers.test.ts.`,
      ),
    ).toEqual([]);
  });

  it.each(exceptions)('$file still needs its exception for “$name”', ({ file, name: word }) => {
    expect(found).toContainEqual({ file, word });
  });

  it('there is content to look for, and code to look through', () => {
    expect(names.length).toBeGreaterThan(cards.length);
    expect(tags).toEqual(expect.arrayContaining(Object.keys(content.locales)));
    for (const room of ['src', 'lib', 'cli', 'tools']) expect(files.some((file) => file.startsWith(room))).toBe(true);
  });
});

describe('a stranger is seen', () => {
  const [skin, maker, version] = [cards[0]!.id, cards[0]!.makers[0]!, cards[0]!.versions[0]!];
  const other = tags[0]!;
  it.each([
    `if (skin === '${skin}') return 1;`,
    `const label = '${skin}_app_info';`,
    `.${skin} { color: red; }`,
    `const text = <b>${maker.toUpperCase()}</b>;`,
    `const os = "${version.id}";`,
    `const heading = '${version.name}';`,
    `load('locale-${other}')`,
    `const fallback = '${other}';`,
    `const dir = { ${other}: 'rtl' };`,
    `p:lang(${other}) { line-height: 2; }`,
    `html[lang='${other}'] { line-height: 2; }`,
    `go('/?lang=${other}')`,
  ])('%s', (code) => {
    expect(strangersIn(code)).toHaveLength(1);
  });

  it('and an example in a comment is none', () => {
    expect(strangersIn(`/** e.g. \`${skin}\` */\nconst a = 'https://x'; // like '${other}'`)).toEqual([]);
  });
});
