// With every screen that has steps.
import { type Answers, asidesOf, stepsOf } from '@sideguide/guide-core/flow';
import type { Guide, PlannedStep } from '@sideguide/guide-core/model';

/** The parts of the flow, each with a screen of its own. */
export type Part = 'download' | 'service';

export interface Whole {
  readonly download: readonly PlannedStep[];
  readonly service: readonly PlannedStep[];
  /** Settings that the chosen app does not need. */
  readonly offered: readonly PlannedStep[];
  readonly tidy: readonly PlannedStep[];
  /** Steps beside the way, for when the phone shows something else. */
  readonly asides: Readonly<Record<Part, readonly PlannedStep[]>>;
}

/** All steps of the reader's way through a skin's guide. */
export function wholePlan(guide: Guide, answers: Answers): Whole {
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
