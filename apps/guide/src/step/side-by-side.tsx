// With every screen that has steps.

import { labelsOfScenes } from '@sideguide/guide-core/flow';
import type { PlannedStep, Scene } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { useGuide, useLanguage } from '../context/contexts.tsx';
import { Fold } from '../ui/fold.tsx';
import { StepDrawing } from './drawing.tsx';
import css from './side-by-side.module.css';

/** How two apps come onto one screen, the guide above and the phone's settings below. */
const scenesOf = (settings: string): readonly Scene[] => [
  { parts: [{ kind: 'icons' }, { kind: 'swipe', move: 'from-bottom' }] },
  { parts: [{ kind: 'split', words: { label: settings } }] },
];

/** At steps that lead into the settings: a hint, folded, that both can be seen at once. */
export function SideBySide({ step }: { step: PlannedStep }) {
  const { guide } = useGuide();
  const { t } = useLanguage();
  const [opened, setOpened] = useState(false);
  // The way to the version begins in the settings, whatever this phone calls them.
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
