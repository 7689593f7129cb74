// With every screen that has steps.

import type { ComponentProps } from 'react';
import { useLanguage } from '../context/contexts.tsx';
import { AskForWays } from './ask-for-ways.tsx';
import { useWays, type Ways } from './use-ways.ts';
import css from './ways.module.css';

/** Outside of steps: sends a place, prints it, reports on it. The row has its room from the beginning. */
export function PlaceWays(asked: Pick<ComponentProps<Ways['Asking']>, 'place' | 'report' | 'paper'>) {
  const { t } = useLanguage();
  const { ways, ask } = useWays();
  return (
    <div className={css.place}>
      <AskForWays ask={ask}>{t('share-open')}</AskForWays>
      {ways && <ways.Asking t={ways.t} title={document.title} {...asked} />}
    </div>
  );
}
