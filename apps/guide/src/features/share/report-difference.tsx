import { useState } from 'react';
import panel from '../../ui/panel.module.css';
import type { ShareWords } from './load.ts';
import { ReportCode } from './report.tsx';
import css from './share-links.module.css';

/** Offers a report code for a step at which the reader's phone differs, to be sent to the operator. */
export function Differs({ t, step }: { readonly t: ShareWords; readonly step: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.asking}>
      <button type="button" className={panel.link} onClick={() => setOpen(!open)} aria-expanded={open}>
        {t('report-differs')}
      </button>
      {open && <ReportCode t={t} outcome="differs" step={step} />}
    </div>
  );
}
