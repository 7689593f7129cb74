import { useState } from 'react';
import panel from '../../ui/panel.module.css';
import css from './asking.module.css';
import { Report } from './report.tsx';
import type { Words } from './words.ts';

/** At a step that no phone of the guide explains: a code of it for those who run the guide. */
export function Differs({ t, step }: { readonly t: Words; readonly step: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.asking}>
      <button type="button" className={panel.link} onClick={() => setOpen(!open)} aria-expanded={open}>
        {t('report-differs')}
      </button>
      {open && <Report t={t} outcome="differs" step={step} />}
    </div>
  );
}
