import { formatAddress } from '@sideguide/guide-core/flow';
import { useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { brand } from '../../platform/brand.ts';
import { copyText } from '../../platform/copy.ts';
import { documentManifest } from '../../platform/manifest.ts';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import css from './send.module.css';
import type { ShareWords } from './types.ts';

export interface ReportProps {
  readonly t: ShareWords;
  /** What the reader has said: that it works, that it does not, that the phone shows something else. */
  readonly says?: string | undefined;
  /** Unanswered questions. What the text says about the reader is then up to their words. */
  readonly asked?: readonly string[];
  readonly step?: string | undefined;
}

/** The build's date. */
const { built } = documentManifest;
const { contact } = brand;

/** Returns the contact's address; a `mailto:` one without a query gets the report as its body, and a subject. */
const withText = (to: string, text: string): string =>
  /^mailto:[^?]*$/i.test(to)
    ? `${to}?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(text)}`
    : to;

/**
 * A text to send to whoever runs the guide: what the reader says, the address of the screen, which has phone, version,
 * app and step in it, and the day of the guide. Nothing of it is about the reader, and nothing is sent automatically.
 */
export function Report({ t, says, asked = [], step }: ReportProps) {
  const { address } = usePlace();
  const { locale } = useLanguage();
  const [copied, setCopied] = useState<boolean>();
  const { path, app, os, rom, labels } = address;
  const here = formatAddress({ path, app, os, rom, labels, lang: locale.tag, step: step ?? address.step });
  const text = [says, ...asked.map((words) => `“${words}”`), location.origin + here, built].filter(Boolean).join('\n');
  return (
    <div className={css.send}>
      {asked.length === 0 && <p className={panel.note}>{t('report-lead')}</p>}
      <output className={css.text} dir="auto">
        {text}
      </output>
      <div className={css.buttons}>
        <Button small quiet onClick={() => copyText(text).then(setCopied)}>
          {t('report-copy')}
        </Button>
        {contact && (
          <Button small quiet href={withText(contact, text)} opens="outside">
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
