import * as s from '@sideguide/guide-core/schema';
import type { Content, Finding } from '../content.ts';
import { messagesOf } from '../messages-of.ts';
import { type OwnStep, ownStep } from './own-steps.ts';

/** What a step is checked against. */
interface Known {
  /** The content with the operator's apps. */
  readonly content: Content;
  /** Package names of all apps: the operator's first, also those whose files cannot be read. */
  readonly apps: readonly string[];
  /** The languages offered. */
  readonly languages: readonly string[];
  /** The language that readers of a language without words get. */
  readonly source: string;
}

type Say = (field: string, reason: string, remedy: string) => void;

/** Ids of all addresses (`#id`) that the guide has. */
const takenIds = (content: Content): string[] => [
  ...Object.keys(content.steps),
  ...Object.values(content.skins).flatMap(({ steps }) => Object.keys(steps)),
  ...messagesOf(content).map(({ message }) => message.id),
  ...Object.keys(content.gates),
];

/** Reports what is wrong with a well-formed step in its guide. */
function checkPlace(
  id: string,
  { when = {}, words }: OwnStep,
  { content, apps, languages, source }: Known,
  report: Say,
): void {
  const skins = Object.keys(content.skins);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    report('(whole file)', 'its name is no id', 'Name it with small letters, digits and hyphens: import-link.jsonc.');
  if (takenIds(content).includes(id))
    report('(whole file)', `the guide has something with the id “${id}”`, 'Give the file another name.');
  if (when.app !== undefined && !apps.includes(when.app))
    report(
      'when.app',
      `there is no app “${when.app}” in this guide`,
      apps.length
        ? `Add it first, or write one of: ${apps.slice(0, 5).join(', ')}${apps.length > 5 ? ' …' : '.'}`
        : 'Add the app first.',
    );
  if (when.skin !== undefined && !skins.includes(when.skin))
    report('when.skin', `there is no “${when.skin}”`, `Use one of: ${skins.join(', ')}.`);
  if (when.os !== undefined && when.skin === undefined)
    report('when.os', 'versions belong to one kind of phone', 'Name it: "skin": "miui".');
  for (const tag of Object.keys(words).filter((tag) => !(tag in content.locales) && !languages.includes(tag)))
    report(`words.${tag}`, `the guide does not offer “${tag}”`, `Take it out, or use one of: ${languages.join(', ')}.`);
  const missing = languages.filter((tag) => !(tag in words));
  if (missing.length && !(source in words))
    report(
      `words.${source}`,
      `it is missing, and readers of ${missing.join(', ')} would see no words`,
      `Write it in “${source}” too: readers of a language without words get that. Or write it in every language that you offer.`,
    );
}

/** Validates a step of an operator. Returns it unless its shape is wrong; all mistakes are reported. */
export function readOwnStep(id: string, value: unknown, known: Known, report: Say): OwnStep | undefined {
  const problems = s.findProblems(ownStep, value);
  for (const { field, reason, remedy } of problems) report(field || '(whole file)', reason, remedy);
  const step = problems.length ? undefined : s.readValue(ownStep, value);
  let isFound = false;
  if (step)
    checkPlace(id, step, known, (...finding) => {
      isFound = true;
      report(...finding);
    });
  return isFound ? undefined : step;
}

/** Returns the step and the field of its file that a finding of the content's check is about, if it is an operator's. */
export function ownStepField(
  { file, field }: Finding,
  ids: readonly string[],
): { readonly id: string; readonly field: string } | undefined {
  const step = /^content\/steps\/(.+)\.ts$/.exec(file)?.[1];
  if (step !== undefined && ids.includes(step)) return { id: step, field };
  const tag = /^content\/locales\/([\w-]+)\/steps\.json$/.exec(file)?.[1];
  const [id = '', ...rest] = field.split('.');
  if (tag !== undefined && ids.includes(id)) return { id, field: ['words', tag, ...rest].join('.') };
  const phraseTag = /^content\/locales\/([\w-]+)\/phrases\.json$/.exec(file)?.[1];
  const [, phraseId = '', index] = /^(.+)(\[\d+\])$/.exec(field) ?? [];
  if (phraseTag !== undefined && ids.includes(phraseId))
    return { id: phraseId, field: `words.${phraseTag}.phrases${index}` };
  const placed = /^(?:downloadapps|tidy): (.+)$/.exec(field)?.[1];
  return placed !== undefined && ids.includes(placed) ? { id: placed, field: 'when' } : undefined;
}
