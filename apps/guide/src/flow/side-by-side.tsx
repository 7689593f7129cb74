import { labelsOfScenes } from '@sideguide/guide-core/flow';
import type { PlannedStep, Scene } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { useGuide, useLanguage } from '../context/contexts.tsx';
import { StepDrawing } from '../parts/drawing.tsx';
import { Fold } from '../ui/fold.tsx';
import css from './side-by-side.module.css';

/** Returns the scenes that put two apps on one screen, the guide above and the phone's settings below. */
const scenesOf = (settings: string): readonly Scene[] => [
  { parts: [{ kind: 'icons' }, { kind: 'swipe', move: 'from-bottom' }] },
  { parts: [{ kind: 'split', words: { label: settings } }] },
];

/** A folded hint, at steps that lead into the settings, that guide and settings can be visible at the same time. */
export function SideBySide({ step }: { step: PlannedStep }) {
  const { guide } = useGuide();
  const { t } = useLanguage();
  const [opened, setOpened] = useState(false);
  // The path to the version begins in the settings, whatever this phone calls them.
  const settings = guide.path[0];
  if (!settings || !labelsOfScenes(step.scenes).includes(settings)) return null;
  return (
    <Fold title={t('side-title')} onOpen={() => setOpened(true)}>
      <p>{t('side-text')}</p>
      {opened && (
        <div className={css.drawing}>
          <StepDrawing scenes={scenesOf(settings)} />
        </div>
      )}
    </Fold>
  );
}
