import { otherScheme } from '@sideguide/guide-core/schema';
import { type Content, each, type ReportFinding } from '../content.ts';
import { eachText } from '../texts.ts';

/**
 * U+FFFD, in place of a lost character, and invisible ones that change what is seen or copied: controls, direction marks and overrides, zero-width
 * characters, line separators, private use, lone surrogates. Joiners are allowed between letters of several scripts.
 */
const unseen =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\ufffd]|^[\u200c\u200d]|[\u200c\u200d]$/u;

/** In quotations of the phone's own words a direction mark belongs to the quotation; an override never does. */
const turning = /[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;

/** Maximum length of an operator's texts, in characters: names appear in the middle of sentences. */
const maxLengths = { name: 60, publisher: 100, file: 100 } as const;

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function checkUnseen(report: ReportFinding, file: string, path: string, text: string, pattern: RegExp): void {
  const found = pattern.exec(text)?.[0];
  if (found === undefined) return;
  const reason =
    found === '\ufffd'
      ? 'a character in it was lost (U+FFFD)'
      : `an invisible character stands in it (${codeOf(found)})`;
  report(file, path, reason, 'Take it out, or type the text again.');
}

/** Checks an operator's data: it is third-party text, shown next to the guide's own. */
function checkOperator(report: ReportFinding, file: string, data: unknown): void {
  eachText(data, (path, text) => {
    checkUnseen(report, file, path, text, unseen);
    // The page is an address and is checked as such elsewhere.
    if (path !== 'page' && otherScheme.test(text))
      report(file, path, 'something other than an https address stands in it', 'Write addresses whole: https://….');
  });
}

/** Checks that no text contains invisible characters, and that an operator's data links to `https:` only. */
export function checkHidden(content: Content, report: ReportFinding): void {
  each(content.apps, (id, app) => {
    const file = `content/apps/${id}.ts`;
    checkOperator(report, file, app);
    for (const [field, most] of Object.entries(maxLengths)) {
      const text = app[field as keyof typeof maxLengths];
      if (text && [...text].length > most)
        report(file, field, `it has more than ${most} characters`, 'Shorten it: it stands in the middle of sentences.');
    }
    if (app.file !== undefined && /[/\\:*?"<>|]|^\./.test(app.file))
      report(
        file,
        'file',
        `“${app.file}” is not the name of a file`,
        'Write the name that a browser shows, no folder.',
      );
  });
  const check = (file: string, value: unknown, pattern: RegExp) =>
    eachText(value, (path, text) => checkUnseen(report, file, path, text, pattern));
  each(content.skins, (id, { card, labels, words }) => {
    check(`content/skins/${id}/card.ts`, card, unseen);
    check(`content/skins/${id}/labels.json`, labels, turning);
    check(`content/skins/${id}/words.json`, words, turning);
  });
  each(content.locales, (tag, { card, ...files }) => {
    check(`content/locales/${tag}/card.ts`, card, unseen);
    for (const [name, words] of Object.entries(files)) check(`content/locales/${tag}/${name}.json`, words, turning);
  });
  check('content/labels', content.labels, turning);
}
