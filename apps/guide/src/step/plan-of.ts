// With every screen that has steps.
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
  /** Steps off the way, for when the phone shows something else. */
  readonly asides: Readonly<Record<FlowPart, readonly PlannedStep[]>>;
}

/** All steps of the reader's way through a skin's guide. */
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

/** What a step asks for openly: answers to “What do you see now?” besides the one that its button gives. */
export const choicesOf = ({ asides }: WholePlan, host: PlannedStep): PlannedStep[] =>
  [...asides.download, ...asides.service].filter(({ beside, sometimes }) => sometimes && beside === host.id);

/** Where a step stands in a part of the flow. */
export interface Spot {
  readonly step: PlannedStep;
  /** True if no step of this part has the id. */
  readonly unknown: boolean;
  /** All steps that are counted. */
  readonly all: readonly PlannedStep[];
  /** The step that it stands beside. */
  readonly host: PlannedStep | undefined;
  /** Its place in `all`, from 0, or that of its host; -1 for what stands off the way. */
  readonly at: number;
  /** The step to go on with; undefined at the end, and for what stands off the way. */
  readonly onward: PlannedStep | undefined;
  /** The step to go back to. */
  readonly before: PlannedStep | undefined;
}

/** The step of a part that an id names, or the part's first. Settings that are only offered, and asides, open by their address. */
export function spotOf(whole: WholePlan, part: FlowPart, id: string | undefined): Spot {
  const all = [...whole.download, ...whole.service];
  const reachable = [...whole[part], ...(part === 'service' ? whole.offered : []), ...whole.asides[part]];
  const found = reachable.find((step) => step.id === id);
  const step = found ?? reachable[0] ?? all[0];
  if (!step) throw new Error('The guide has no step');
  const host = reachable.find((other) => other.id === step.beside);
  const at = all.indexOf(host ?? step);
  // What is done beside a step counts for that step: the way goes on after it. A question is asked again.
  const onward =
    host?.tool === 'what-now' ? host : at < 0 && part === 'download' ? all[0] : at < 0 ? undefined : all[at + 1];
  return { step, unknown: !found, all, host, at, onward, before: host ?? (at > 0 ? all[at - 1] : undefined) };
}
