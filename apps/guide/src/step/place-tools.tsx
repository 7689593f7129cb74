// With every screen that has steps.

import type { ComponentProps } from 'react';
import { useLanguage } from '../context/contexts.tsx';
import css from './step-share-row.module.css';
import { ToolsOnRequest } from './tools-on-request.tsx';
import { type ShareActions, useShareActions } from './use-share-actions.ts';

/** Outside of steps: sends a place, prints it, reports on it. The row has its room from the beginning. */
export function PlaceTools(asked: Pick<ComponentProps<ShareActions['ShareLinks']>, 'place' | 'report' | 'paper'>) {
  const { t } = useLanguage();
  const { ways, ask } = useShareActions();
  return (
    <div className={css.place}>
      <ToolsOnRequest ask={ask}>{t('share-open')}</ToolsOnRequest>
      {ways && <ways.ShareLinks t={ways.t} title={document.title} {...asked} />}
    </div>
  );
}
