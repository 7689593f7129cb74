import { type Address, addressFor, formatAddress, type Receiver, receivers } from '@sideguide/guide-core/flow';
import { useState } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { Choice } from '../../ui/choice.tsx';
import css from './send.module.css';
import { SendLink } from './send-link.tsx';
import type { ShareWords } from './types.ts';

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
      <Choice
        name="receiver"
        question={t('send-title')}
        chosen={receiver}
        choose={setReceiver}
        options={offered.map((value) => ({
          value,
          name: t(`send-${value}`, { language: locale.name }),
          ...(value === 'helper' ? { more: [t('send-helper-sees')] } : {}),
        }))}
      />
      <SendLink key={receiver} t={t} url={url} title={title} />
    </div>
  );
}
