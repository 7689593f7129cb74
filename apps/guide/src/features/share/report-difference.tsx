import { useState } from 'react';
import { TextLink } from '../../ui/link.tsx';
import { Report } from './report.tsx';
import css from './share-links.module.css';
import type { ShareWords } from './types.ts';

/** Offers a report of a step at which the reader's phone differs, to be sent to the operator. */
export function ReportDifference({ t, step }: { readonly t: ShareWords; readonly step: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.asking}>
      <TextLink onClick={() => setOpen(!open)} aria-expanded={open}>
        {t('report-differs')}
      </TextLink>
      {open && <Report t={t} says={t('report-differs')} step={step} />}
    </div>
  );
}
