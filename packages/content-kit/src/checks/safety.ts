import { fits } from '@sideguide/guide-core/flow';
import {
  type PartName,
  type PlannedStep,
  partNames,
  type SafetyWords,
  type Scene,
  type SceneRow,
} from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { compileGuide } from '../compile/guide.ts';
import { allLabels, type Content, findStep, type ReportFinding, sourceTag } from '../content.ts';
import { entryId, fieldsOfStep } from '../labels-of.ts';
import { messagesOf } from '../messages-of.ts';
import { hasSafetyWords } from '../stand-ins.ts';
import { eachText, sentenceFiles } from '../texts.ts';

/** Splits a text into sentences; one sentence in scripts like Thai, which end them with a space only. */
const sentences = (text: string): string[] => text.split(/(?<=[.!?…。！？؟۔])\s*/u).filter(Boolean);

interface Unsafe {
  readonly sentence: string;
  readonly why: 'guard' | 'password';
}

/** Returns the sentences of a text that tell the reader to switch a guard off, or to type a password into the guide. */
export function unsafeSentences(text: string, words: SafetyWords, guardLabels: readonly string[]): Unsafe[] {
  const is = (source: string, sentence: string) => new RegExp(source, 'iu').test(sentence);
  return sentences(text).flatMap((sentence): Unsafe[] => {
    // Looking for what is negated takes longer, and hardly a sentence needs it.
    if (!is(words.off, sentence) && !is(words.here, sentence)) return [];
    const rest = sentence.replace(new RegExp(words.negated, 'giu'), '');
    const plain = rest.replace(/\{label:[\w-]+\}/g, ' ');
    const isNamed = is(words.guard, plain) || labelsIn(rest).some((label) => guardLabels.includes(label));
    if (isNamed && is(words.off, plain)) return [{ sentence, why: 'guard' }];
    // “The phone asks for your PIN; this guide never does”.
    const isTyped = plain.split(/[;；؛]/).some((part) => is(words.password, part) && is(words.here, part));
    return isTyped ? [{ sentence, why: 'password' }] : [];
  });
}

const remedies = {
  guard: 'Leave the guard on: say what else helps, or where to stop and whom to ask.',
  password: 'Say that the phone asks for it in a window of its own.',
} as const;
const reasons = {
  guard: 'this tells the reader to switch a guard of the phone off',
  password: 'this has the reader type a password into the guide',
} as const;

const isCopy = (one: Partial<SafetyWords>, other: Partial<SafetyWords>): boolean =>
  one.off !== undefined && one.guard === other.guard && one.off === other.off && one.negated === other.negated;

/** Checks everything that is said in one language; exceptions are declared by steps and messages. */
function checkSentences(content: Content, report: ReportFinding, tag: string, guards: readonly string[]): void {
  const { safety } = content.locales[tag]!;
  const twin = Object.keys(content.locales).find(
    (other) => other !== tag && isCopy(safety, content.locales[other]!.safety),
  );
  // A draft was begun later, so it is the copy.
  const isDraft = (one: string) => content.locales[one]!.card.status === 'draft';
  if (twin && (isDraft(tag) || !isDraft(twin)) && tag !== sourceTag(content))
    report(
      `content/locales/${tag}/safety.json`,
      '(whole file)',
      `it is a copy of the one of ${twin}, which does not know how this language says “switch off”: nothing harmful would be found`,
      'Write the patterns in this language, or remove the file until somebody can.',
    );
  if (!hasSafetyWords(content.locales[tag]!)) return;
  const exempt = exceptionsOf(content);
  for (const [file, words] of sentenceFiles(content, tag))
    eachText(words, (field, text) => {
      if (field.split('.').some((id) => exempt.includes(id))) return;
      for (const { sentence, why } of unsafeSentences(text, safety as SafetyWords, guards))
        report(file, field, `${reasons[why]}: “${sentence.trim()}”`, remedies[why]);
    });
}

/** Returns the steps and messages that are marked as exceptions, and the steps that restore the guards. */
function exceptionsOf(content: Content): string[] {
  const steps = [content, ...Object.values(content.skins)].flatMap((folder) => Object.values(folder.steps));
  const all = [...steps, ...messagesOf(content).map(({ message }) => message)];
  return all.flatMap(({ id, exceptional }) => (exceptional ? [id, exceptional.restoredBy] : []));
}

const rowsOf = ({ parts }: Scene): readonly SceneRow[] =>
  parts.flatMap((part) => (part.kind === 'group' || part.kind === 'menu' ? part.rows : []));
const isMarked = ({ mark }: SceneRow) => mark === 'tap' || mark === 'hold';

/** Checks that what a step's drawings show to tap agrees with its data. */
function checkDrawn(content: Content, report: ReportFinding, skinId: string, id: string, part: string): void {
  const step = findStep(content, skinId, id)!;
  const file = fieldsOfStep(content, skinId, id).step;
  const { roles } = content.skins[skinId]!.skin;
  const labels = allLabels(content);
  const isRestoring = exceptionsOf(content).includes(id);
  const isOwn = content.ownSteps?.includes(id);
  for (const row of step.scenes.flatMap(rowsOf).filter(isMarked)) {
    const label = 'label' in row ? labels[roles[row.label] ?? row.label] : undefined;
    if (label?.guard && !isRestoring)
      report(file, 'scenes', 'a guard of the phone is marked', 'Mark no guard, or make the step an exception.');
    if (row.switch === 'on' && isOwn)
      report(
        file,
        'scenes',
        'the drawing turns something on',
        'Draw no such switch: only the guide’s own steps open something, and close it again.',
      );
    else if (row.switch === 'on' && part === 'downloadapps' && !step.opens?.length)
      report(file, 'opens', 'the drawing turns something on, and nothing says what is opened', 'Add `opens`.');
    if (row.switch === 'on' && part === 'service' && !step.stays && !step.opens?.length)
      report(
        file,
        'stays',
        'the drawing turns something on',
        'Add `stays: true`, or `opens` and a step that closes it.',
      );
    if (row.switch === 'on' && part === 'tidy' && !isRestoring)
      report(file, 'scenes', 'the tidy-up turns something on', 'Draw the switch off.');
  }
  if (part === 'downloadapps' && step.stays)
    report(
      file,
      'stays',
      'what is opened for the installation is closed again',
      'Use `opens`, and a step that closes.',
    );
}

/** Returns a step, and those that are reached from it. */
const withBesides = (step: PlannedStep, all: readonly PlannedStep[]): PlannedStep[] => [
  step,
  ...all.filter(({ beside }) => beside === step.id).flatMap((one) => withBesides(one, all)),
];

/** Checks for all answers that the question about callers comes first, and that what is opened is closed again. */
function checkPath(content: Content, report: ReportFinding, skinId: string): void {
  const file = `content/skins/${skinId}/skin.ts`;
  const guide = compileGuide(content, skinId, sourceTag(content));
  const answersOf = (name: 'os' | 'rom') => [
    ...new Set(
      Object.values(guide.parts).flatMap((part) => part.flatMap(({ when }) => when.flatMap((one) => one[name] ?? []))),
    ),
    'unknown',
  ];
  const seen = new Set<string>();
  const once = (field: string, reason: string, remedy: string) => {
    if (!seen.has(field + reason)) report(file, field, reason, remedy);
    seen.add(field + reason);
  };
  const data = ({ id }: PlannedStep) => findStep(content, skinId, id)!;
  for (const os of answersOf('os'))
    for (const rom of answersOf('rom')) {
      const shown = (part: PartName) =>
        guide.parts[part].filter(({ when }) => when.every((one) => fits(one, { os, rom })));
      const download = shown('downloadapps');
      // A step beside the main path is reached from a step on it.
      const asked = download.filter(({ beside }) => !beside).flatMap((step) => withBesides(step, download));
      const asks = asked.findIndex(({ tool }) => tool === 'caller-question');
      const risky = asked.findIndex((step) => data(step).risky);
      if (risky >= 0 && (asks < 0 || asks > risky))
        once(
          `downloadapps: ${asked[risky]!.id}`,
          'something risky comes before the question about callers',
          'List a step with the tool caller-question before it.',
        );
      const closed = shown('tidy').flatMap((step) => data(step).closes ?? []);
      for (const step of [...download, ...shown('service')]) {
        const { opens = [], exceptional } = data(step);
        for (const name of opens.filter((one) => !closed.includes(one)))
          once(`tidy: ${name}`, `${step.id} opens it, and no step of the tidy-up closes it`, 'Add one with `closes`.');
        if (exceptional && !shown('tidy').some(({ id }) => id === exceptional.restoredBy))
          once(
            `tidy: ${exceptional.restoredBy}`,
            `${step.id} lowers a guard, and this step does not restore it`,
            'List it.',
          );
      }
    }
}

/** Checks that guards stay on, what is opened is closed, and a reader coached by a caller is stopped first. */
export function checkSafety(content: Content, report: ReportFinding): void {
  const guards = Object.entries(allLabels(content)).flatMap(([id, { guard }]) => (guard ? [id] : []));
  const roles = Object.values(content.skins).flatMap(({ skin }) =>
    Object.entries(skin.roles).flatMap(([role, label]) => (guards.includes(label) ? [role] : [])),
  );
  for (const tag of Object.keys(content.locales)) checkSentences(content, report, tag, [...guards, ...roles]);
  for (const [skinId, { skin }] of Object.entries(content.skins)) {
    for (const part of partNames)
      for (const id of skin[part].map(entryId)) {
        if (findStep(content, skinId, id)) checkDrawn(content, report, skinId, id, part);
      }
    checkPath(content, report, skinId);
  }
}
