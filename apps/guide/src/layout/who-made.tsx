import { useLanguage, usePlace } from '../context/contexts.tsx';
import { TextLink } from '../ui/link.tsx';
import panel from '../ui/panel.module.css';

/** Two lines: nothing is sent anywhere, and who says all this. */
export function WhoMade() {
  const { href } = usePlace();
  const { t } = useLanguage();
  return (
    <p className={panel.note} data-part="trust">
      {t('no-account')} <TextLink href={href({ path: '/about' })}>{t('who-made')}</TextLink>
    </p>
  );
}
