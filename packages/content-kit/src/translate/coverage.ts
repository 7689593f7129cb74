import { type Content, sourceTag } from '../content.ts';
import { compileLabel, labelsOfSkin } from '../labels-of.ts';
import { type Sentence, type SentenceState, sentencesOf } from './sentences.ts';

/** Coverage of one skin in a language, or of the words that all skins share (`skin` is then `shared`). */
export interface Coverage {
  readonly language: string;
  readonly skin: string;
  readonly sentences: number;
  readonly missing: number;
  readonly stale: number;
  readonly unsealed: number;
  /** Labels that the skin's guide shows, and how many of them phones are not known to show in this language. */
  readonly labels: number;
  readonly labelsUnknown: number;
}

const shared = 'shared';

function labelsIn(content: Content, skin: string | undefined): string[] {
  const source = content.locales[sourceTag(content)]!;
  if (!skin) return [...new Set(Object.values(content.messages).flatMap(({ labels }) => labels))];
  return [...labelsOfSkin(content, skin, { ...source.steps, ...content.skins[skin]!.words.steps }).keys()];
}

/** Returns the coverage of every language: first the shared words (with the labels of messages), then skin by skin. */
export function coverage(root: string, content: Content): Coverage[] {
  return Object.keys(content.locales).flatMap((tag) => {
    const all = sentencesOf(root, content, tag);
    return [undefined, ...Object.keys(content.skins)].map((skin): Coverage => {
      const own = all.filter(({ file }) => file.skin === skin);
      const count = (state: SentenceState) => own.filter((one: Sentence) => one.state === state).length;
      const labels = labelsIn(content, skin);
      const limits = skin ? content.skins[skin]!.skin.surfaces : {};
      return {
        language: tag,
        skin: skin ?? shared,
        sentences: own.length,
        missing: count('missing'),
        stale: count('stale'),
        unsealed: count('unsealed'),
        labels: labels.length,
        labelsUnknown: labels.filter((id) => compileLabel(content, id, tag, limits).own === undefined).length,
      };
    });
  });
}

/** Formats the coverage as a table for people, with right-aligned numbers. */
export function coverageTable(rows: readonly Coverage[]): string {
  const head = ['language', 'skin', 'sentences', 'missing', 'stale', 'unsealed', 'labels', 'unknown'];
  const cells = rows.map((row) => [
    row.language,
    row.skin,
    ...[row.sentences, row.missing, row.stale, row.unsealed, row.labels, row.labelsUnknown].map(String),
  ]);
  const widths = head.map((title, n) => Math.max(title.length, ...cells.map((row) => row[n]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, n) => (n < 2 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join('  ');
  return [head, ...cells].map(line).join('\n');
}
