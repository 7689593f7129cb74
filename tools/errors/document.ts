import type { Content } from '#lib/content/content.ts';
import { sourceTag } from '#lib/content/content.ts';
import type { Entry } from './entry.ts';
import { apk } from './list/apk.ts';
import { beforeTheApp, browser } from './list/browser.ts';
import { inBuild } from './list/build.ts';
import { inCode } from './list/code.ts';
import { commands } from './list/commands.ts';
import { worker } from './list/worker.ts';
import { all } from './list.ts';
import { errorSites, findingSites, type Site } from './scan.ts';

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/</g, '&lt;');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

function reader({ reader: seen }: Entry, rescue: Readonly<Record<string, string>>): string {
  if (typeof seen === 'string') return seen;
  return `“${rescue[`${seen.kind}-title`]}” (\`${seen.kind}\`)`;
}

const entries = (list: readonly Entry[], rescue: Readonly<Record<string, string>>): string =>
  table(
    ['Code', 'Message', 'Cause', 'The reader sees', 'The operator does'],
    list.map((entry) => [
      `\`${entry.code}\``,
      entry.made?.[2] ?? '',
      entry.cause,
      reader(entry, rescue),
      entry.operator,
    ]),
  );

/** What the checks find in the content: reason and remedy as the code has them, each pair once. */
function findings(sites: readonly Site[]): string {
  const shapes = sites.filter(({ name }) => name === 'is').map(({ given }) => given.at(-1)!);
  const rows = sites
    .filter(({ name }) => name !== 'is')
    .map(({ given }) => {
      const [reason, remedy] = given.slice(-2);
      const field = given.length > 3 ? given.at(-3)! : '…';
      return [field, reason === '…' ? '(said when it happens)' : reason!, remedy!];
    });
  rows.push([
    '…',
    `it is missing, or it has to be: ${shapes.join('; ')}`,
    'Compare it with a neighbouring file of its kind.',
  ]);
  const unique = new Map(rows.map((one) => [one.join('|'), one]));
  return table(
    ['Field', 'Reason', 'Remedy'],
    [...unique.values()].sort((a, b) => (a.join() < b.join() ? -1 : 1)),
  );
}

/** The whole of `docs/errors.md`. */
export function errorsDocument(root: string, content: Content): string {
  const { rescue } = content.locales[sourceTag(content)]!;
  const kinds = Object.keys(rescue)
    .filter((key) => key.endsWith('-title'))
    .map((key) => key.replace('-title', ''));
  return `# Errors

Written by \`npm run errors\` from \`tools/errors/list/\`, the words of the error screen and the checks of the content. A
test fails when code makes an error that is not in the list, or when this page is old. \`…\` stands for what is only known when it happens.

## In the browser

The error screen has the title \`Unexpected Application Error!\`, the error's message, help in the reader's language, and details to copy:
name, code, failure type, address of the chunk, address of the page. The place is kept in all of them. A chunk that fails quickly is asked
for once more in silence before anything is said. A script chunk's message is “Loading chunk NAME failed. (TYPE: ADDRESS)”.

${entries(browser, rescue)}

Help is of one of these kinds. Without network it is \`offline\` for every chunk; \`newer\` if the server said that the file is gone; \`old\` for
a browser that is too old.

${table(
  ['Kind', 'Title', 'Text'],
  kinds.map((kind) => [`\`${kind}\``, rescue[`${kind}-title`]!, rescue[`${kind}-text`]!]),
)}

## Before the app is there

${entries(beforeTheApp, rescue)}

## Kept on the phone

${entries(worker, rescue)}

## The check of a file

${entries(apk, rescue)}

## On the command line

${entries(commands, rescue)}

## Mistakes of ours

${entries([...inCode, ...inBuild], rescue)}

## In the content

The build and \`npm run check\` print every finding with its file and field, and stop; no reader ever meets one.

${findings(findingSites(root))}
`;
}

/** A place that makes an error, as the list names it; what has codes of its own is listed by them. */
const nameOf = (site: Site): string =>
  site.name === 'ApkError' ? `ApkError, ${site.given[0]}` : [site.file, site.name, site.given[0] ?? ''].join(' › ');

/** Places that the list does not know, and lines of the list that no place in the code makes any more. */
export function unlisted(root: string): { unknown: string[]; gone: string[] } {
  const made = new Set(errorSites(root).map(nameOf));
  const listed = new Set(
    all.flatMap(({ code, made: place }) =>
      place ? [[place[0], place[1], place[2] ?? ''].join(' › ')] : code.startsWith('ApkError') ? [code] : [],
    ),
  );
  return {
    unknown: [...made].filter((name) => !listed.has(name)),
    gone: [...listed].filter((name) => !made.has(name) && !name.startsWith('ApkError')),
  };
}
