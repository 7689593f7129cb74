import { encodeReport, type ReportOutcome, withWords } from '@sideguide/guide-core/report';
import { useState } from 'react';
import { usePlace } from '../../context/contexts.tsx';
import { brand } from '../../platform/brand.ts';
import { copyText } from '../../platform/copy.ts';
import { documentManifest } from '../../platform/manifest.ts';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import css from './report.module.css';
import send from './send.module.css';
import type { ShareWords } from './types.ts';

export interface ReportCodeProps {
  readonly t: ShareWords;
  readonly outcome: ReportOutcome;
  readonly step?: string | undefined;
  readonly message?: string | undefined;
  /** Unanswered questions and their language tag; copied after the code. */
  readonly asked?: { readonly words: readonly string[]; readonly tag: string };
}

/** The build's date. */
const { built } = documentManifest;
const { contact } = brand;

/** Returns the contact's address; a `mailto:` one without a query gets the code as its subject, and a body. */
const withCode = (to: string, code: string, body: string): string =>
  /^mailto:[^?]*$/i.test(to) ? `${to}?subject=${encodeURIComponent(code)}&body=${encodeURIComponent(body)}` : to;

/** A short code that says what the report is about, without data about the reader; nothing is sent automatically. */
export function ReportCode({ t, outcome, step, message, asked }: ReportCodeProps) {
  const { address, skin } = usePlace();
  const { os, rom, app } = address;
  const [copied, setCopied] = useState<boolean>();
  const code = encodeReport({ outcome, skin: skin?.id, os, rom, app, step, message, built });
  const whole = asked ? withWords(code, asked.words, asked.tag) : code;
  return (
    <div className={css.report}>
      <p className={panel.note}>{t('report-lead')}</p>
      <output className={css.code} dir="ltr" translate="no">
        {code}
      </output>
      <div className={send.buttons}>
        <Button small quiet onClick={() => copyText(whole).then(setCopied)}>
          {t(asked ? 'ask-copy' : 'report-copy')}
        </Button>
        {contact && (
          <Button small quiet href={withCode(contact, code, whole)} opens="outside">
            {t('report-send')}
          </Button>
        )}
      </div>
      <p role="status" className={panel.note}>
        {copied === true && t('report-copied')}
        {copied === false && t('copy-failed')}
      </p>
    </div>
  );
}
