import { useState } from 'react';
import { copyText } from '../../platform/copy.ts';
import panel from '../../ui/panel.module.css';
import { Qr } from './qr.tsx';
import css from './send.module.css';
import type { ShareWords } from './words.ts';

interface Props {
  readonly t: ShareWords;
  readonly url: string;
  readonly title: string;
}

/** One link, by whichever way: the phone's sheet, the clipboard, a code. Text and an address only: some browsers fall over files. */
export function SendLink({ t, url, title }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () => copyText(url).then((done) => setState(done ? 'copied' : 'failed'));
  const share = () =>
    // A reader who closes the sheet has decided; only a sheet that cannot open needs another way.
    navigator.share({ url, title }).catch((error: Error) => (error.name === 'AbortError' ? undefined : copy()));
  return (
    <>
      <div className={css.ways}>
        {'share' in navigator && (
          <button type="button" className={css.way} onClick={share}>
            {t('send-sheet')}
          </button>
        )}
        <button type="button" className={css.way} onClick={copy}>
          {t('copy-link')}
        </button>
      </div>
      <p role="status" className={panel.note}>
        {state === 'copied' && t('link-copied')}
        {state === 'failed' && t('copy-failed')}
      </p>
      {state === 'failed' && (
        <output className={css.url} dir="ltr">
          {url}
        </output>
      )}
      <div className={css.qr}>
        <Qr text={url} name={t('qr-name')} />
      </div>
      <p className={`${panel.note} ${css.hint}`}>{t('qr-hint')}</p>
    </>
  );
}
