import type { PlannedStep } from '@sideguide/guide-core/model';
import { useEffect, useRef } from 'react';
import { useGuide } from '../context/contexts.tsx';
import { StepDrawing } from '../parts/drawing.tsx';
import { measured } from '../platform/measured.ts';
import { isFirstVisit } from '../platform/navigation/history.ts';
import css from './step.module.css';

/** Steps whose pictures have played since the page was loaded. */
const played = new Set<string>();

/** Checks whether the reader has reloaded the page: a step is then shown at rest, as it was left. */
const isReloaded = (): boolean => {
  const [load] = measured('navigation');
  return (load as PerformanceNavigationTiming | undefined)?.type === 'reload' && played.size === 0;
};

interface Props {
  readonly step: PlannedStep;
  /** Place of the step in the flow: to an earlier one, the phone's screen goes back. */
  readonly at: number;
  /** Called when the reader goes on behind the last picture. */
  readonly onEnd: () => void;
}

/** The phone of the flow. It stays where it is through steps without a drawing, out of sight. */
export function StepPhone({ step, at, onEnd }: Props) {
  const { skin } = useGuide();
  const lastDrawn = useRef<PlannedStep>(undefined);
  const lastAt = useRef(at);
  const isBack = at < lastAt.current;
  const shown = step.scenes.length > 0 ? step : lastDrawn.current;
  const id = shown && `${skin.id}/${shown.id}`;
  const isPlayed = id !== undefined && isFirstVisit() && !played.has(id) && !isReloaded();
  useEffect(() => {
    lastAt.current = at;
    lastDrawn.current = shown;
    if (id) played.add(id);
  }, [id, at, shown]);
  if (!shown || id === undefined) return null;
  return (
    <div className={css.phone} hidden={shown !== step}>
      <StepDrawing
        id={id}
        scenes={shown.scenes}
        isMain={shown === step}
        isPlayed={isPlayed}
        isBack={isBack}
        onEnd={onEnd}
      />
    </div>
  );
}
