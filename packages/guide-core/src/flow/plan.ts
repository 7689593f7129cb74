import type { Guide, PlannedStep } from '../model/guide.ts';
import type { Need, PartName } from '../model/values.ts';
import { fits, type PhoneAnswers } from './fits.ts';

/** What the reader has answered. */
export interface ReaderAnswers extends PhoneAnswers {
  /** Needs of the chosen app; undefined while no app is chosen. */
  readonly needs?: readonly Need[];
  /** The name on the phone, if it is known. */
  readonly maker?: string | undefined;
}

const isFor = (step: PlannedStep, answers: ReaderAnswers) => step.when.every((when) => fits(when, answers));

/** Checks whether the step applies to every app or the chosen one needs it. Without an app, needs do not count. */
export function isNeeded(step: PlannedStep, { needs = [] }: ReaderAnswers): boolean {
  return !step.offered && step.when.every((when) => !when.need || when.need.some((need) => needs.includes(need)));
}

/** Checks whether a step is off the main path: for something else on the phone, or a choice made already. */
const isAside = (step: PlannedStep, { needs }: ReaderAnswers): boolean =>
  step.beside !== undefined || (step.tool === 'app-list' && needs !== undefined);

/** Returns the steps of a part for this phone, in order: those the reader needs, and those that are only offered. */
export function stepsOf(
  guide: Guide,
  part: PartName,
  answers: ReaderAnswers,
): { asked: PlannedStep[]; offered: PlannedStep[] } {
  const onPath = guide.parts[part].filter((step) => !isAside(step, answers) && isFor(step, answers));
  const replaced = replacedSteps(onPath, answers);
  const applicable = onPath.filter(({ id }) => !replaced.includes(id));
  const required = applicable.filter((step) => isNeeded(step, answers));
  // A page that only leads to other settings is not worth a step if none of those settings is asked for.
  const hasSettings = required.some((step) => step.when.some((when) => when.need)) || part !== 'service';
  return hasSettings
    ? { asked: required, offered: applicable.filter((step) => !required.includes(step)) }
    : { asked: [], offered: applicable };
}

/** Returns the ids of steps that another step replaces, and of those that would replace steps not all needed. */
function replacedSteps(steps: readonly PlannedStep[], answers: ReaderAnswers): string[] {
  const needed = steps.filter((step) => isNeeded(step, answers)).map(({ id }) => id);
  return steps.flatMap(({ id, covers }) => (covers ? (covers.every((one) => needed.includes(one)) ? covers : id) : []));
}

/** Returns the steps of a part that are not on the main path and open by their address. */
export function asidesOf(guide: Guide, part: PartName, answers: ReaderAnswers): PlannedStep[] {
  const steps = guide.parts[part].filter((step) => isFor(step, answers));
  const replaced = replacedSteps(
    steps.filter((step) => !isAside(step, answers)),
    answers,
  );
  return steps.filter((step) => isAside(step, answers) || (replaced.includes(step.id) && !step.covers));
}

/** Returns the steps that close what a step opens. Whoever does that step again has them to do again. */
export const closersOf = (guide: Guide, { opens = [] }: PlannedStep): string[] =>
  Object.values(guide.parts).flatMap((steps) =>
    steps.filter(({ closes }) => closes?.some((name) => opens.includes(name))).map(({ id }) => id),
  );

/** Counts the steps that change a setting; a page that only leads to other settings does not count. */
export const countSettings = (steps: readonly PlannedStep[]): number =>
  steps.filter((step) => step.offered || step.when.some((when) => when.need)).length;

export type PhoneQuestion = 'os' | 'rom';

const planKey = (guide: Guide, answers: ReaderAnswers) =>
  (Object.keys(guide.parts) as PartName[])
    .map((part) =>
      guide.parts[part]
        .filter((step) => isFor(step, answers))
        .map((step) => step.id)
        .join(' '),
    )
    .join('|');

/** Returns the questions whose answer still changes the steps. `versions` are the ids of the skin's versions. */
export function questions(guide: Guide, versions: readonly string[], answers: ReaderAnswers): PhoneQuestion[] {
  const doChangeSteps = (answersWith: (answer: string) => ReaderAnswers, values: readonly string[]) =>
    new Set([...values, 'unknown'].map((answer) => planKey(guide, answersWith(answer)))).size > 1;
  const worthAsking: PhoneQuestion[] = [];
  if (
    doChangeSteps(
      (rom) => ({ ...answers, rom }),
      guide.roms.map((rom) => rom.id),
    )
  )
    worthAsking.push('rom');
  if (doChangeSteps((os) => ({ ...answers, os }), versions)) worthAsking.push('os');
  return worthAsking;
}

/** Returns the total time of these steps in minutes, at least one. */
export const minutesOf = (steps: readonly PlannedStep[]): number =>
  Math.max(1, Math.round(steps.reduce((sum, step) => sum + step.seconds, 0) / 60));
