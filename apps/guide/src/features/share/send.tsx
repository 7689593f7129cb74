import { type Address, addressFor, formatAddress, type Receiver, receivers } from '@sideguide/guide-core/flow';
import { useState } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import panel from '../../ui/panel.module.css';
import type { ShareWords } from './load.ts';
import css from './send.module.css';
import { SendLink } from './send-link.tsx';

interface Props {
  readonly t: ShareWords;
  /** The place to share: the one that the reader sees. */
  readonly place: Address;
  readonly title: string;
}

/** Shares the exact place: asks for whom, and how. */
export function Send({ t, place, title }: Props) {
  const { locale } = useLanguage();
  const [receiver, setReceiver] = useState<Receiver>('theirs');
  // A helper's view exists only for steps.
  const offered = receivers.filter((one) => one !== 'helper' || place.step);
  const url = location.origin + formatAddress(addressFor(place, receiver, locale.tag));
  return (
    <div className={css.send}>
      <fieldset className={css.whom}>
        <legend className={panel.h2}>{t('send-title')}</legend>
        {offered.map((one) => (
          <label key={one} className={css.option}>
            <input type="radio" name="receiver" checked={one === receiver} onChange={() => setReceiver(one)} />
            <span>
              {t(`send-${one}`, { language: locale.name })}
              {one === 'helper' && <small>{t('send-helper-sees')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <SendLink key={receiver} t={t} url={url} title={title} />
    </div>
  );
}
