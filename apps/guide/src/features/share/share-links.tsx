import type { Address } from '@sideguide/guide-core/flow';
import { useState } from 'react';
import { TextLink } from '../../ui/link.tsx';
import { OpenedPanel } from './opened-panel.tsx';
import { Report } from './report.tsx';
import { Send } from './send.tsx';
import css from './share-links.module.css';
import type { ShareWords } from './types.ts';

export interface ShareLinksProps {
  readonly t: ShareWords;
  readonly place: Address;
  readonly title: string;
  /** What the reader has said about it, if there is something to report. */
  readonly report?: { readonly says?: string | undefined };
  /** Address of the guide for print. */
  readonly printHref?: string;
}

/** Links on screens other than steps: share, print and report; share and report open a panel below. */
export function ShareLinks({ t, place, title, report, printHref }: ShareLinksProps) {
  const [open, setOpen] = useState<'send' | 'report'>();
  const toggle = (which: 'send' | 'report') => () => setOpen(open === which ? undefined : which);
  return (
    <div className={css.asking}>
      <p className={css.lines}>
        <TextLink onClick={toggle('send')} aria-expanded={open === 'send'}>
          {t('share')}
        </TextLink>
        {printHref && <TextLink href={printHref}>{t('paper-guide')}</TextLink>}
        {report && (
          <TextLink onClick={toggle('report')} aria-expanded={open === 'report'}>
            {t('report')}
          </TextLink>
        )}
      </p>
      {open === 'send' && (
        <OpenedPanel key="send">
          <Send t={t} place={place} title={title} />
        </OpenedPanel>
      )}
      {open === 'report' && report && (
        <OpenedPanel key="report">
          <Report t={t} {...report} />
        </OpenedPanel>
      )}
    </div>
  );
}
