import type { LocaleCard, Term } from '@sideguide/guide-core/model';
import { type Content, type Finding, type ReportFinding, sourceTag } from '../content.ts';
import { eachText, sentenceFiles } from '../texts.ts';

/** Scripts without spaces, in which the beginning of a word cannot be detected. */
const spaceless: readonly LocaleCard['script'][] = ['han', 'kana', 'thai'];

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const lowerCase = (text: string) => text.normalize('NFC').toLowerCase();

/** Returns a pattern that finds words in a sentence: see {@link Term}. */
export function pieceFinder(pieces: readonly string[], script: LocaleCard['script']): RegExp {
  const isSpaceless = spaceless.includes(script);
  const patternOf = (piece: string) => {
    const hasEnding = piece.endsWith('*');
    const text = quoted((hasEnding ? piece.slice(0, -1) : piece).normalize('NFC'));
    // A Latin word in such a script still has word boundaries.
    if (isSpaceless && !/^[a-z]/i.test(piece)) return text;
    return `(?<![\\p{L}\\p{M}])${text}${hasEnding ? '' : '(?![\\p{L}\\p{M}])'}`;
  };
  return new RegExp(pieces.length ? pieces.map(patternOf).join('|') : '(?!)', 'iu');
}

/** Returns a sentence without slots, which hold the phone's words and names, and without allowed phrases. */
export const plainText = (text: string, { allow = [] }: Pick<Term, 'allow'> = {}): string =>
  allow.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text.normalize('NFC').replace(/\{[^{}]*\}/g, ' '));

/** Checks that every language has the same terms, one word for each, and that no sentence uses another word. */
function checkGlossary(content: Content, report: ReportFinding): void {
  const source = content.locales[sourceTag(content)]?.glossary;
  for (const [tag, { card, glossary }] of Object.entries(content.locales)) {
    if (!glossary) continue;
    const file = `content/locales/${tag}/glossary.json`;
    for (const id of new Set([...Object.keys(source ?? {}), ...Object.keys(glossary)])) {
      if (!glossary[id]) report(file, id, 'the language has no word for this term', 'Add it, as the source has it.');
      else if (source && !source[id]) report(file, id, 'the source has no such term', 'Remove it, or add it there.');
    }
    const terms = Object.entries(glossary).map(([id, term]) => ({
      id,
      term,
      wrong: pieceFinder(term.not ?? [], card.script),
    }));
    for (const { id, term } of terms)
      for (const other of terms) {
        const word = [term.use, ...(term.forms ?? [])].find((one) => other.wrong.test(one.replace(/\*$/, '')));
        if (word)
          report(
            file,
            other.id,
            `it forbids “${word}”, which is the word for “${id}”`,
            'One thing has one word: change one of the two.',
          );
      }
    // Glosses are not checked: they follow the terms of the phone's words, which are shown next to them. Nor are gates:
    // they name makers' stores (“App Market”).
    // Few sentences contain the letters of such a word, and patterns with word boundaries are slow.
    const letters = new RegExp(
      terms
        .flatMap(({ term }) => (term.not ?? []).map((piece) => quoted(lowerCase(piece.replace(/\*$/, '')))))
        .join('|') || '(?!)',
      'u',
    );
    for (const [sentenceFile, words] of sentenceFiles(content, tag).filter(([path]) => !path.endsWith('/gates.json')))
      eachText(words, (key, text) => {
        if (!letters.test(lowerCase(plainText(text)))) return;
        for (const { id, term, wrong } of terms) {
          const [found] = wrong.exec(plainText(text, term)) ?? [];
          if (found)
            report(
              sentenceFile,
              key,
              `“${found}” is another word for “${term.use}” (${id})`,
              `Write “${term.use}”, as everywhere; if it means something else here, allow the phrase in ${file}.`,
            );
        }
      });
  }
}

/** Returns the findings of the glossaries. A wrong term is a matter of style, which must not stop a build. */
export function glossaryFindings(content: Content): Finding[] {
  const findings: Finding[] = [];
  checkGlossary(content, (file, field, reason, remedy) => findings.push({ file, field, reason, remedy }));
  return findings;
}
