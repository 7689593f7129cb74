import { type Address, addressFor, formatAddress, type Receiver, receivers } from '@sideguide/guide-core/flow';
import { useState } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { copyText } from '../../platform/copy.ts';
import panel from '../../ui/panel.module.css';
import { Qr } from './qr.tsx';
import css from './send.module.css';
import type { Words } from './words.ts';

interface Props {
  readonly t: Words;
  /** What is sent: the place the reader sees. */
  readonly place: Address;
  readonly title: string;
}

/** Sends the exact place: to whom, and by which way. Text and an address only: some browsers fall over files. */
export function Send({ t, place, title }: Props) {
  const { locale } = useLanguage();
  const [receiver, setReceiver] = useState<Receiver>('theirs');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  // A helper looks at steps; elsewhere there is nothing to look at together.
  const offered = receivers.filter((one) => one !== 'helper' || place.step);
  const url = location.origin + formatAddress(addressFor(place, receiver, locale.tag));
  const copy = () => copyText(url).then((done) => setState(done ? 'copied' : 'failed'));
  const share = () =>
    // A reader who closes the sheet has decided; only a sheet that cannot open needs another way.
    navigator.share({ url, title }).catch((error: Error) => (error.name === 'AbortError' ? undefined : copy()));
  return (
    <div className={css.send}>
      <fieldset className={css.whom}>
        <legend className={panel.h2}>{t('send-title')}</legend>
        {offered.map((one) => (
          <label key={one} className={css.option}>
            <input
              type="radio"
              name="receiver"
              checked={one === receiver}
              onChange={() => {
                setReceiver(one);
                setState('idle');
              }}
            />
            <span>
              {t(`send-${one}`, { language: locale.name })}
              {one === 'helper' && <small>{t('send-helper-sees')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
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
    </div>
  );
}
