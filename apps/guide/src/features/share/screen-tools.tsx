import type { ComponentProps } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { ShareLinks } from './components.ts';
import css from './step-share-row.module.css';
import { ToolsOnRequest } from './tools-on-request.tsx';
import { useShare } from './use-share.ts';

/** Tools outside of steps: send, print or report a place. The row's space is reserved from the start. */
export function ScreenTools(asked: Pick<ComponentProps<typeof ShareLinks>, 'place' | 'report' | 'printHref'>) {
  const { t } = useLanguage();
  const { share, ask } = useShare();
  return (
    <div className={css.place}>
      <ToolsOnRequest ask={ask}>{t('share-open')}</ToolsOnRequest>
      {share && <ShareLinks t={share.t} title={document.title} {...asked} />}
    </div>
  );
}
