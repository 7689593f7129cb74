import { asidesOf, type ReaderAnswers, stepsOf } from '@sideguide/guide-core/flow';
import type { Guide, PlannedStep } from '@sideguide/guide-core/model';

/** The parts of the flow, each with a screen of its own. */
export type FlowPart = 'download' | 'service';

export interface WholePlan {
  readonly download: readonly PlannedStep[];
  readonly service: readonly PlannedStep[];
  /** Settings that the chosen app does not need. */
  readonly offered: readonly PlannedStep[];
  readonly tidy: readonly PlannedStep[];
  /** Steps outside the plan, for when the phone shows something else. */
  readonly asides: Readonly<Record<FlowPart, readonly PlannedStep[]>>;
}

/** Returns all steps of the reader's plan for a skin's guide, and those beside it. */
export function wholePlan(guide: Guide, answers: ReaderAnswers): WholePlan {
  const service = stepsOf(guide, 'service', answers);
  return {
    download: stepsOf(guide, 'downloadapps', answers).asked,
    service: service.asked,
    offered: service.offered,
    tidy: stepsOf(guide, 'tidy', answers).asked,
    asides: {
      download: asidesOf(guide, 'downloadapps', answers),
      service: asidesOf(guide, 'service', answers),
    },
  };
}

/**
 * Returns the steps that a step offers: answers to “What do you see now?” other than the one on its button, in the order
 * of `screens`.
 */
export function choicesOf(
  { asides }: WholePlan,
  host: PlannedStep,
  screens: readonly { readonly id: string }[],
): PlannedStep[] {
  const choices = [...asides.download, ...asides.service].filter(
    ({ beside, sometimes }) => sometimes && beside === host.id,
  );
  const listed = screens.flatMap(({ id }) => choices.filter((choice) => choice.id === id));
  return [...listed, ...choices.filter((choice) => !listed.includes(choice))];
}

/** Position of a step in a part of the flow. */
export interface FlowPosition {
  readonly step: PlannedStep;
  /** True if no step of this part has the id. */
  readonly isUnknown: boolean;
  /** The steps of this part, which count for its progress: each part has an end of its own. */
  readonly all: readonly PlannedStep[];
  /** The step that it is beside. */
  readonly host: PlannedStep | undefined;
  /** Index in `all`, from 0, or that of its host; -1 outside the plan. */
  readonly at: number;
  /** The step to go on with; undefined at the end, and for service settings outside the plan. */
  readonly onward: PlannedStep | undefined;
  /** The step to go back to. */
  readonly before: PlannedStep | undefined;
}

/** Finds a step of a part by id, also offered settings and asides; without an id the first. Throws if there is none. */
export function findPosition(plan: WholePlan, part: FlowPart, id: string | undefined): FlowPosition {
  const all = plan[part];
  const reachable = [...plan[part], ...(part === 'service' ? plan.offered : []), ...plan.asides[part]];
  const found = reachable.find((step) => step.id === id);
  const step = found ?? reachable[0];
  if (!step) throw new Error('The guide has no step');
  const hostOf = ({ beside }: PlannedStep) => reachable.find((other) => other.id === beside);
  const host = hostOf(step);
  // A step beside another counts as that one: the flow goes on after it. A question is asked again.
  const onWay = (host && hostOf(host)) ?? host;
  const at = all.indexOf(onWay ?? step);
  const onward =
    onWay?.tool === 'what-now' ? onWay : at < 0 && part === 'download' ? all[0] : at < 0 ? undefined : all[at + 1];
  return { step, isUnknown: !found, all, host, at, onward, before: host ?? (at > 0 ? all[at - 1] : undefined) };
}
