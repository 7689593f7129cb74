import type { Text } from '@sideguide/guide-core/model';
import { nearest } from '@sideguide/guide-core/schema';
import { slotsIn } from '@sideguide/guide-core/words';
import { type Content, findStep, type LocaleFolder, type ReportFinding, sourceTag } from '../content.ts';
import { fieldsOfStep, labelNames, ownStepWords, stepIds } from '../labels-of.ts';
import { eachText, isText, sentenceFiles, type TextTree } from '../texts.ts';
import { type LostKey, reportLostKeys } from './lost-keys.ts';
import { unknownSlot } from './meant.ts';

const pluralForms = (tag: string): string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories.slice().sort();

/** Returns the plural forms that whole numbers of a language use; the guide never shows fractions. */
export function integerForms(tag: string): string[] {
  const rule = new Intl.PluralRules(tag);
  const seen = new Set(Array.from({ length: 220 }, (_, n) => rule.select(n) as string));
  return pluralForms(tag).filter((form) => seen.has(form) || form === 'other');
}

/** Checks that a translation has its source's slots. A stale one only must not quote labels that the source lacks. */
export function hasSlots(source: readonly string[], given: readonly string[], isStale: boolean): boolean {
  if (!isStale) return source.join(' ') === given.join(' ');
  return given.every((slot) => source.includes(slot) || !slot.startsWith('{label:'));
}

/** Checks that the labels in slots of the source exist. One that does not is a mistake there, and not of translations. */
export const areQuotable = (names: ReadonlySet<string>, slots: readonly string[]): boolean =>
  slots.every((slot) => !slot.startsWith('{label:') || names.has(slot.slice('{label:'.length, -1)));

/** Checks that a translation has the slots of its source, and the plural forms that the language uses. */
export function checkText(
  report: ReportFinding,
  file: string,
  field: string,
  source: Text,
  text: unknown,
  { tag, isStale }: { readonly tag: string; readonly isStale: boolean },
): void {
  // Not translated yet: the source's text is shown, and `npm run words -- todo` lists it.
  if (text === undefined) return;
  const checkSlotsOf = (at: string, model: string, value: string) => {
    if (hasSlots(slotsIn(model), slotsIn(value), isStale)) return;
    const [has, needs] = [slotsIn(value).join(' ') || 'none', slotsIn(model).join(' ') || 'none'];
    report(file, at, `it has the slots ${has}, the source has ${needs}`, 'Use exactly the slots of the source.');
  };
  if (typeof source === 'string') {
    if (typeof text === 'string') checkSlotsOf(field, source, text);
    else
      report(
        file,
        field,
        'it has to be a single text, as in the source',
        'Write the sentence between quotation marks.',
      );
    return;
  }
  const remedy = `Give the forms ${integerForms(tag).join(', ')}.`;
  if (typeof text !== 'object' || text === null) {
    report(file, field, 'it has to be a text for each plural form', remedy);
    return;
  }
  const forms: Record<string, unknown> = { ...text };
  for (const form of integerForms(tag)) {
    const value = forms[form];
    if (value === undefined) continue;
    if (typeof value !== 'string' || !value.includes('{n}'))
      report(file, `${field}.${form}`, 'this plural form lacks {n}', remedy);
    else checkSlotsOf(`${field}.${form}`, source.other, value);
  }
  for (const form of Object.keys(forms).filter((one) => !pluralForms(tag).includes(one)))
    report(file, `${field}.${form}`, 'the language has no such plural form', remedy);
}

const stepFields = ['title', 'do', 'see', 'otherwise', 'done'] as const;
const isStepField = (key: string): boolean => stepFields.some((field) => field === key);
/** Slots that the screens fill in the words of steps; the error screen is shown verbatim. */
const stepSlots = /^\{(app|file|maker|label:[\w-]+)\}$/;

function checkSlots(report: ReportFinding, file: string, field: string, text: string, known: RegExp): void {
  for (const slot of slotsIn(text).filter((name) => !known.test(name)))
    report(file, field, ...unknownSlot(slot, ['{app}', '{file}', '{maker}']));
}

/** Checks that the source language has words for everything that is shown; the other languages are compared with it. */
function checkSource(content: Content, report: ReportFinding): void {
  const source = sourceTag(content);
  for (const [skinId, { skin, words }] of Object.entries(content.skins)) {
    for (const id of stepIds(skin).filter((step) => findStep(content, skinId, step))) {
      const [file, field] = fieldsOfStep(content, skinId, id).words;
      const given = ownStepWords(content, skinId, id, source);
      for (const name of stepFields) {
        const text = given?.[name];
        // Mistyped: the unknown name is reported already.
        const isMistyped = !text && Object.keys(given ?? {}).some((key) => !isStepField(key) && nearest(key, [name]));
        if (isMistyped) continue;
        if (!text?.trim())
          report(file, `${field}.${name}`, 'this sentence is missing', 'Write it: every step says it.');
        else checkSlots(report, file, `${field}.${name}`, text, stepSlots);
      }
    }
    if (!words['rom-hint']?.trim())
      report(
        `content/skins/${skinId}/words.json`,
        'rom-hint',
        'this sentence is missing',
        'Say how to tell the region.',
      );
  }
}

/** Compares a language's file with the source's, key by key and recursively. */
function compare(
  report: ReportFinding,
  file: string,
  path: string,
  source: TextTree,
  words: unknown,
  at: {
    /** What can be quoted. */
    readonly names: ReadonlySet<string>;
    readonly tag: string;
    readonly stale?: readonly string[] | undefined;
    /** The source's file, and where keys are noted that it lacks. */
    readonly sourceFile: string;
    readonly lost: LostKey[];
  },
): void {
  const given = (typeof words === 'object' && words !== null ? words : {}) as Record<string, unknown>;
  for (const [key, value] of Object.entries(source)) {
    const field = path ? `${path}.${key}` : key;
    const isStale = at.stale?.includes(field) === true;
    if (!isText(value)) compare(report, file, field, value, given[key], at);
    else if (areQuotable(at.names, slotsIn(typeof value === 'string' ? value : value.other)))
      checkText(report, file, field, value, given[key], { tag: at.tag, isStale });
  }
  const others = Object.keys(source).filter((key) => !(key in given));
  for (const key of Object.keys(given))
    if (!(key in source))
      at.lost.push({ file, sourceFile: at.sourceFile, field: path ? `${path}.${key}` : key, others });
}

/**
 * Returns the steps that a language has begun to translate. A missing one is shown in the source language as a whole,
 * with a notice. `npm run words` lists it, and the full run before a release requires the published languages to be
 * complete.
 */
const begun = (source: object, given: object = {}): TextTree =>
  Object.fromEntries(Object.entries(source).filter(([id]) => id in given));

/** Checks that every namespace exists in every language, and that no key is in two files. */
function compareRooms(
  report: ReportFinding,
  model: LocaleFolder,
  locale: LocaleFolder,
  { at, source, ...shared }: { names: ReadonlySet<string>; at: string; source: string; tag: string; lost: LostKey[] },
): void {
  const owner = new Map(Object.keys(model.ui ?? {}).map((key) => [key, 'ui.json']));
  for (const namespace of new Set([...Object.keys(model.namespaces), ...Object.keys(locale.namespaces)])) {
    const file = `${at}/namespaces/${namespace}.json`;
    const words = model.namespaces[namespace];
    const stale = locale.stale?.[`namespaces/${namespace}`];
    const sourceFile = `content/locales/${source}/namespaces/${namespace}.json`;
    if (words) compare(report, file, '', words, locale.namespaces[namespace], { ...shared, stale, sourceFile });
    else report(file, '(whole file)', 'the source language has no such file', 'Remove it, or correct its name.');
    for (const key of locale === model ? Object.keys(words ?? {}) : []) {
      const other = owner.get(key);
      if (other) report(file, key, `${other} has this key too`, 'Give it a name of its own.');
      owner.set(key, `namespaces/${namespace}.json`);
    }
  }
}

/** Checks that every language has everything the source has, with the same slots. */
export function checkLocaleWords(content: Content, report: ReportFinding): void {
  const source = sourceTag(content);
  const model = content.locales[source];
  if (!model) {
    report('content/locales', 'card.fallback', 'no language is the fallback', 'Set `fallback: true` in one card.');
    return;
  }
  checkSource(content, report);
  const lost: LostKey[] = [];
  const names = labelNames(content);
  for (const [tag, locale] of Object.entries(content.locales)) {
    const at = `content/locales/${tag}`;
    const shared = { names, tag, lost };
    const atFile = (name: string) => ({
      ...shared,
      stale: locale.stale?.[name],
      sourceFile: `content/locales/${source}/${name}.json`,
    });
    for (const name of ['ui', 'rescue', 'check'] as const)
      compare(report, `${at}/${name}.json`, '', model[name] as unknown as TextTree, locale[name], atFile(name));
    for (const name of ['steps', 'gates'] as const)
      compare(report, `${at}/${name}.json`, '', begun(model[name], locale[name]), locale[name], atFile(name));
    compareRooms(report, model, locale, { ...shared, at, source });
    if (tag === source) continue;
    for (const [id, skin] of Object.entries(content.skins)) {
      const translated = locale.skins[id];
      if (!translated && (skin.card.status === 'draft' || Object.keys(skin.words?.steps ?? {}).length === 0)) continue;
      // Messages are compared by their own check.
      const { steps, messages: _own, ...hints } = skin.words;
      const { messages: _translated, ...given } = translated ?? {};
      const model = { ...hints, steps: begun(steps, translated?.steps) };
      const stale = locale.stale?.[`skins/${id}`];
      const sourceFile = `content/skins/${id}/words.json`;
      compare(report, `${at}/skins/${id}.json`, '', model as unknown as TextTree, given, {
        ...shared,
        stale,
        sourceFile,
      });
    }
    for (const id of Object.keys(locale.skins)) {
      if (!content.skins[id])
        report(`${at}/skins/${id}.json`, '(whole file)', 'there is no such skin', 'Remove the file.');
    }
  }
  reportLostKeys(lost, report);
}

const takeOut = 'Take it out; a slot or a label can carry what is needed.';
const proseRules: readonly [pattern: RegExp, reason: string, remedy: string][] = [
  [/https?:|www\./i, 'an address stands in a sentence', takeOut],
  [/[<>]/, 'it looks like markup', takeOut],
  [/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'an invisible direction mark stands in it', takeOut],
  [/(?<!\.)\.\.(?!\.)|([,;:!?。，、！？؟۔])\1|[。！？]\./u, 'a mark stands in it twice', 'Leave one of the two.'],
  // Pages show them as one. The wider gap at the end of a Thai sentence is a no-break space and a space.
  [/ {2}/, 'two spaces stand in a row', 'Write one, or a no-break space (U+00A0) and a space.'],
  // An error's number stands as the phone prints it: “安装失败(-124)”.
  [
    /(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー。] ?\((?!-\d))|(?:\)[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u,
    'half-width brackets stand beside Han or kana',
    'Write （ and ） without spaces round them.',
  ],
];

/** Finds what no sentence may contain in a value of words. */
export function proseProblems(report: ReportFinding, file: string, start: string, words: unknown): void {
  const visit = (path: string, text: string) => {
    for (const [pattern, reason, remedy] of proseRules) if (pattern.test(text)) report(file, path, reason, remedy);
  };
  eachText(words, visit, start);
}

/** Checks all sentences for facts that change, which belong in data, and for markup. */
export function checkProse(content: Content, report: ReportFinding): void {
  for (const [tag, { glosses }] of Object.entries(content.locales))
    for (const [file, words] of [
      ...sentenceFiles(content, tag),
      [`content/locales/${tag}/glosses.json`, glosses] as const,
    ])
      proseProblems(report, file, '', words);
}
