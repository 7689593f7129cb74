import { Link } from 'wouter';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { messagesHash } from '../context/special-hashes.ts';
import css from './step-top.module.css';

interface Props {
  readonly n: number;
  readonly of: number;
  /** Minutes left, this step included. */
  readonly minutes: number;
  /** False for a setting outside the reader's plan: it has no number. */
  readonly isCounted: boolean;
}

/** Shows the progress in words, and the link to help. */
export function StepTop({ n, of, minutes, isCounted }: Props) {
  const { address, href } = usePlace();
  const { t } = useLanguage();
  return (
    <header className={css.top} data-part="top">
      <p className={css.where}>
        {isCounted && (
          <>
            <b>{t('progress', { n, of })}</b> · {t('minutes-left', { n: minutes })}
          </>
        )}
      </p>
      <Link className={css.help} href={href({ path: address.path, step: messagesHash })}>
        {t('help')}
      </Link>
    </header>
  );
}
