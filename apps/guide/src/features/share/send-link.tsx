import { useState } from 'react';
import { copyText } from '../../platform/copy.ts';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { Qr } from './qr.tsx';
import css from './send.module.css';
import type { ShareWords } from './types.ts';
import { Url } from './url.tsx';

interface Props {
  readonly t: ShareWords;
  readonly url: string;
  readonly title: string;
}

/** Shares text and URL (files fail in some browsers) by the phone's share sheet, the clipboard, or a QR code. */
export function SendLink({ t, url, title }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () => copyText(url).then((isCopied) => setState(isCopied ? 'copied' : 'failed'));
  const share = () =>
    // If the reader closes the sheet, do nothing; only if it cannot open, copy the link instead.
    navigator.share({ url, title }).catch((error: Error) => (error.name === 'AbortError' ? undefined : copy()));
  return (
    <>
      <div className={css.buttons}>
        {'share' in navigator && (
          <Button small quiet onClick={share}>
            {t('send-sheet')}
          </Button>
        )}
        <Button small quiet onClick={copy}>
          {t('copy-link')}
        </Button>
      </div>
      <p role="status" className={panel.note}>
        {state === 'copied' && t('link-copied')}
        {state === 'failed' && t('copy-failed')}
      </p>
      {state === 'failed' && <Url url={url} />}
      <div className={css.beside}>
        <div className={css.qr}>
          <Qr text={url} name={t('qr-name')} />
        </div>
        <p className={panel.note}>{t('qr-hint')}</p>
      </div>
    </>
  );
}
