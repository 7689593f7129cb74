import type { Text } from '@sideguide/guide-core/model';
import { checkText, proseProblems } from '../../checks/words.ts';
import { digest, unlike } from '../made-from.ts';
import type { ImportedSentence, TranslationEntry, TranslationProblem } from './entries.ts';

/** A sentence as it will be after an import. */
export interface AcceptedSentence {
  readonly entry: TranslationEntry;
  readonly text: Text;
  readonly isChanged: boolean;
  /** Digest for `made-from.json`; absent if the existing one stays. */
  readonly from?: string;
}

const isSame = (a: Text | undefined, b: Text): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the digest of the source that a translation is now of, from its state and the imported file's mark. */
function fromOf(
  { sentence: { state, source } }: TranslationEntry,
  { mark, seen }: ImportedSentence,
  isChanged: boolean,
): string | undefined {
  if (mark === 'fuzzy') return state === 'stale' ? undefined : unlike;
  if (isChanged) return digest(seen ?? source);
  return mark === 'fine' && state === 'stale' ? digest(seen ?? source) : undefined;
}

/** Compares the imported sentences with the guide: unknown names, wrong slots and wrong plural forms are problems. */
export function accept(
  entries: readonly TranslationEntry[],
  incoming: readonly ImportedSentence[],
  tag: string,
): { accepted: AcceptedSentence[]; problems: TranslationProblem[] } {
  const byName = new Map(entries.flatMap((entry) => [entry.id, entry.flat].map((name) => [name, entry] as const)));
  const problems: TranslationProblem[] = [];
  const accepted: AcceptedSentence[] = [];
  for (const one of incoming) {
    const { name, line, text, seen } = one;
    const entry = byName.get(name);
    if (!entry) {
      const remedy = 'Take it out, or correct its name; export again to see the names of today.';
      problems.push({ line, name, reason: 'the guide has no such sentence', remedy });
      continue;
    }
    // Left empty: not translated yet. The guide's existing text stays.
    if (text === undefined) continue;
    const { source } = entry.sentence;
    const isMoved = seen !== undefined && digest(seen) !== digest(source);
    const found: TranslationProblem[] = [];
    const report = (_file: string, field: string, reason: string, remedy: string) =>
      found.push({
        line,
        name: field,
        reason,
        remedy: isMoved ? `The source text has changed since this was exported: export again. ${remedy}` : remedy,
      });
    checkText(report, '', name, source, text, { tag, isStale: false });
    proseProblems(report, '', name, text);
    problems.push(...found);
    if (found.length) continue;
    const isChanged = !isSame(entry.sentence.text, text);
    const from = fromOf(entry, one, isChanged);
    accepted.push({ entry, text, isChanged, ...(from ? { from } : {}) });
  }
  return { accepted, problems: problems.sort((a, b) => a.line - b.line) };
}
