import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { TextLink } from '../../ui/link.tsx';
import css from './helper.module.css';

/** Says whose phone this is about, with the way out of the helper's view. `language`: the name of the reader's language. */
export function HelpedReader({ language }: { language: string }) {
  const { address, href } = usePlace();
  const { t } = useLanguage();
  return (
    <p className={css.who}>
      {t('helper-of', { language })}{' '}
      <TextLink href={href({ helper: undefined, labels: undefined, step: address.step })}>{t('helper-leave')}</TextLink>
    </p>
  );
}
