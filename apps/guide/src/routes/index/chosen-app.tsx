import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { AppIcon } from '../../ui/app-icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './screen.module.css';

/** Shows the app that the address names. */
export function ChosenApp() {
  const { app, href } = usePlace();
  const { t } = useLanguage();
  if (!app) return null;
  return (
    <div className={css.app}>
      <AppIcon app={app} />
      <p className={css.appName}>
        <span className={panel.note}>{t('chosen-app')}</span>
        <b>
          <bdi>{app.name}</bdi>
        </b>
        <span className={panel.note}>{t('by-publisher', { publisher: app.publisher })}</span>
      </p>
      <TextLink href={href({ app: undefined })}>{t('change')}</TextLink>
    </div>
  );
}
