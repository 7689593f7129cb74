import { call, command, type HelpPage, harmless, harmlessJson, isSource, root, Stop, table } from '@sideguide/cli-kit';
import { type Content, sourceTag, stepIds, withStandIns } from '@sideguide/content-kit';
import { findSettings, loadContent, ownContentData, readCatalogue } from '@sideguide/content-kit/files';
import {
  type DecodedReport,
  decodeReport,
  type NamedField,
  namesByNumber,
  type ReportOutcome,
  splitWords,
  type UnreadableCode,
} from '@sideguide/guide-core/report';
import { contentOption } from './shared-options.ts';

const name = `${call} report decode`;
const sample = '6KM9-Y4GG-3HZS-HB3R-MTGM-BP49';

const page = {
  usage: `${name} CODE [--json] [--content DIR]`,
  about: `Explains the code of a report: phone, version, region, step, message, app, and the day of the reader's guide.
The code holds nothing of the reader. Small letters, spaces and missing dashes do not matter. Words that the reader
copied along with it (CODE “words” tag) are shown: docs/recipes/phrases.md says what becomes of them.`,
  options: { json: { help: 'print JSON' }, ...contentOption },
  sections: {
    'Exit status': `0  the code was read
2  wrong usage, or no code that can be read`,
  },
  example: `${name} ${sample}`,
} satisfies HelpPage;

const outcomeTexts: Readonly<Record<ReportOutcome, string>> = {
  works: 'The reader says: it works.',
  fails: 'The reader says: it does not work.',
  differs: 'The reader says: my phone shows something else than the step.',
  unsaid: 'The reader does not say whether it works.',
};

const titles: Readonly<Record<NamedField, string>> = {
  skin: 'Phone',
  os: 'Version',
  rom: 'Made for',
  step: 'Step',
  message: 'Message',
  app: 'App',
};

export const run = command(name, page, async (given) => {
  const text = given.positionals.join(' ');
  if (text.trim() === '') throw new Stop('No code is named.', `Write: ${name} ${sample}`);
  const { code, words, tag } = splitWords(text);
  const report = decodeReport(code);
  if ('why' in report) throw stopFor(report);
  // Findings elsewhere in the sources do not prevent decoding a report code.
  const content = isSource ? withStandIns((await loadContent(root)).content) : await ownContentData();
  // Used only for names of what the code says: in a guide's folder, those of its own apps.
  const folder = given.values.content ?? (findSettings(process.cwd()) === undefined ? undefined : process.cwd());
  const { apps } = await readCatalogue(folder);
  const explained = explain(report, content, [...apps.values()]);
  if (given.values.json)
    console.log(
      harmlessJson({
        outcome: report.outcome,
        built: report.built ?? null,
        ...explained,
        ...(words.length ? { asked: words, language: tag ?? null } : {}),
      }),
    );
  else {
    printReport(report, explained);
    for (const phrase of words) console.log(`Nothing answered: “${harmless(phrase, 200)}”${tag ? ` (${tag})` : ''}`);
  }
  return 0;
});

function stopFor({ why, found = '' }: UnreadableCode): Stop {
  const remedy = 'Compare it with what the reader sent, letter by letter.';
  switch (why) {
    case 'letters':
      return new Stop(
        `“${harmless(found, 8)}” stands in no code.`,
        `Codes have digits and letters, and never a U. ${remedy}`,
      );
    case 'length':
      return new Stop(`The code has ${found} letters; a whole one has 24.`, remedy);
    case 'typo':
      return new Stop('A letter of the code is wrong, or two have changed places.', remedy);
    case 'format':
      return new Stop(`A guide of a later time made this code (format ${found}).`, 'Use the sideguide of that guide.');
  }
}

/** The value of a field: the number in the code, and the ids of this guide that have it, each with its words. */
interface ExplainedField {
  readonly number: number;
  readonly ids: readonly string[];
  readonly words: readonly string[];
}
type ExplainedReport = Partial<Record<NamedField, ExplainedField>>;

/** Explains a report's numbers: names of skin and version; words of step and message in the source language. */
function explain(
  { numbers }: DecodedReport,
  content: Content,
  apps: readonly { readonly package: string; readonly name: string }[],
): ExplainedReport {
  const [skin] = namesByNumber('skin', numbers.skin, Object.keys(content.skins));
  const folders = skin ? [content.skins[skin]!] : Object.values(content.skins);
  const source = content.locales[sourceTag(content)]!;
  const versions = folders.flatMap(({ skin: { versions: all } }) => all);
  const words: Readonly<Record<NamedField, Readonly<Record<string, string>>>> = {
    skin: Object.fromEntries(Object.entries(content.skins).map(([id, { card }]) => [id, card.makers.join(' · ')])),
    os: Object.fromEntries(versions.map((version) => [version.id, version.name])),
    rom: Object.fromEntries(folders.flatMap((folder) => folder.skin.roms).map(({ id }) => [id, ''])),
    step: Object.fromEntries(
      folders.flatMap((folder) =>
        stepIds(folder.skin).map((id) => [
          id,
          quoteLabels((folder.words.steps[id] ?? source.steps[id])?.title ?? '', content),
        ]),
      ),
    ),
    message: Object.fromEntries(
      Object.entries(content.messages).map(([id, { labels }]) => [
        id,
        // An event without a text of the phone's has a title of our own.
        quoteLabels(labels[0] ? `{label:${labels[0]}}` : (titleOf(content, id) ?? ''), content),
      ]),
    ),
    app: Object.fromEntries(apps.map((app) => [app.package, app.name])),
  };
  const explained: ExplainedReport = {};
  for (const field of Object.keys(titles) as NamedField[]) {
    const number = numbers[field];
    if (number === 0) continue;
    const ids = namesByNumber(field, number, Object.keys(words[field]));
    explained[field] = { number, ids, words: ids.map((id) => words[field][id]!) };
  }
  return explained;
}

/** Returns the title of a message, from the words for all phones or from those of a skin. */
const titleOf = (content: Content, id: string): string | undefined =>
  [content.locales[sourceTag(content)]!, ...Object.values(content.skins).map(({ words }) => words)]
    .map(({ messages }) => messages?.[id]?.title)
    .find((title) => title !== undefined);

/** Returns a title with the phone's labels in quotation marks. */
const quoteLabels = (title: string, content: Content): string =>
  title.replace(/\{label:([\w-]+)\}/g, (_, id: string) => `“${content.labels[id]?.text[sourceTag(content)] ?? id}”`);

function printReport({ outcome, built }: DecodedReport, explained: ExplainedReport): void {
  const rows = (Object.keys(titles) as NamedField[]).flatMap((field): [string, string][] => {
    const value = explained[field];
    if (!value) return [];
    const candidates = value.ids.map((id, n) => (value.words[n] ? `${value.words[n]} (${id})` : id));
    const text =
      candidates.length > 1
        ? `one of ${candidates.join(', ')}`
        : (candidates[0] ?? `not known to this guide (${value.number})`);
    return [[titles[field], harmless(text, 200)]];
  });
  if (built) rows.push(['Guide of', built]);
  console.log(rows.length ? `${outcomeTexts[outcome]}\n\n${table(rows)}` : outcomeTexts[outcome]);
}
