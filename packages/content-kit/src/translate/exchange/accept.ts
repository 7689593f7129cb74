import type { Text } from '@sideguide/guide-core/model';
import { checkText, integerForms, proseProblems } from '../../checks/words.ts';
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

/** Takes away spaces at the ends that the source has not: programs of translators leave them there unseen. */
function trimmed(text: Text, source: Text): Text {
  if (typeof text !== 'string')
    return Object.fromEntries(Object.entries(text).map(([form, one]) => [form, one.trim()])) as unknown as Text;
  const model = typeof source === 'string' ? source : '';
  const start = /^\s/.test(model) ? text : text.trimStart();
  return /\s$/.test(model) ? start : start.trimEnd();
}

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
  const byName = new Map(entries.map((entry) => [entry.id, entry]));
  const problems: TranslationProblem[] = [];
  const accepted: AcceptedSentence[] = [];
  for (const one of incoming) {
    const { name, line, seen } = one;
    const entry = byName.get(name);
    if (!entry) {
      const remedy = 'Take it out, or correct its name; export again to see the names of today.';
      problems.push({ line, name, reason: 'the guide has no such sentence', remedy });
      continue;
    }
    // Left empty: not translated yet. The guide's existing text stays.
    if (one.text === undefined) continue;
    const { source } = entry.sentence;
    const text = trimmed(one.text, source);
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
    // Without a form the guide would show English, or not even build.
    const forms: Readonly<Record<string, string>> | undefined = typeof text === 'object' ? { ...text } : undefined;
    for (const form of forms && typeof source === 'object' ? integerForms(tag) : [])
      if (!forms?.[form])
        report(
          '',
          `${name}.${form}`,
          'this plural form is empty',
          `Give the forms ${integerForms(tag).join(', ')}, or leave all of them empty.`,
        );
    proseProblems(report, '', name, text);
    problems.push(...found);
    if (found.length) continue;
    const isChanged = !isSame(entry.sentence.text, text);
    const from = fromOf(entry, one, isChanged);
    accepted.push({ entry, text, isChanged, ...(from ? { from } : {}) });
  }
  return { accepted, problems: problems.sort((a, b) => a.line - b.line) };
}
