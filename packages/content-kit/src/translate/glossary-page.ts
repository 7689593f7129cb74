import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, sourceTag } from '../content.ts';

/** Page generated from the glossaries and from each language's `tone.md`. */
export const glossaryPagePath = 'docs/languages.md';

const cell = (text: string) => text.replaceAll('|', '\\|');
const pieces = (list: readonly string[] = []) => list.map((piece) => piece.replace(/\*$/, '…')).join(', ');

/** Returns the page about each language: tone and open questions as people wrote them, and its terms from the data. */
export function glossaryPage(root: string, content: Content): string {
  const source = sourceTag(content);
  const terms = content.locales[source]!.glossary!;
  const chapters = Object.entries(content.locales)
    .filter(([, { glossary }]) => glossary)
    .sort(([a], [b]) => Number(b === source) - Number(a === source) || (a < b ? -1 : 1))
    .map(([tag, { card, glossary }]) => {
      const rows = Object.entries(terms).map(([id, { use, means }]) => {
        const { use: word, not } = glossary![id]!;
        const what = tag === source ? `${cell(use)} | ${cell(means ?? '')}` : `${cell(use)} | ${cell(word)}`;
        return `| ${what} | ${cell(pieces(not))} |`;
      });
      const head = tag === source ? '| Word | What it is | Not |' : '| English | Word | Not |';
      const tone = readFileSync(join(root, `content/locales/${tag}/tone.md`), 'utf8').trim();
      return `## ${card.name} (${tag})\n\n${tone}\n\n${head}\n|---|---|---|\n${rows.join('\n')}\n`;
    });
  return `# How each language speaks

Made by \`npm run words -- book\` from \`tone.md\` and \`glossary.json\` of each language's folder in \`content/locales/\`: change
those, not this page. \`npm run check\` finds the words of the last column in any sentence of the guide. A word that ends in … may go on.

${chapters.join('\n')}`;
}
