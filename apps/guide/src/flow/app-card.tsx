import type { AppCard } from '@sideguide/guide-core/model';
import { useGuide, useLanguage, usePlace } from '../context/contexts.tsx';
import { unbroken } from '../phone/unbroken.tsx';
import { AppIcon } from '../ui/app-icon.tsx';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/link.tsx';
import panel from '../ui/panel.module.css';
import css from './app-card.module.css';

/** The link to the makers' page: whether it is the next action, and what to call when it is opened. */
export interface PageLink {
  readonly isFirst: boolean;
  readonly open: () => void;
}

interface Props {
  readonly page: PageLink;
  /** Address of the next step. */
  readonly next: string;
}

/** Shows who makes the app, and links to their page or file, which the guide never fetches itself. */
export function AppCardView({ page, next }: Props) {
  const { app, href } = usePlace();
  const { guide, skin } = useGuide();
  const { locale, t } = useLanguage();
  const list = guide.parts.downloadapps.find((step) => step.tool === 'app-list')?.id;
  const choose = href({ path: `/${skin.id}/downloadapps`, step: list });
  if (!app) {
    return (
      <div className={css.card}>
        <p>{t('no-app-chosen')}</p>
        <TextLink href={choose}>{t('choose-app')}</TextLink>
        <TextLink href={next}>{t('skip-step')}</TextLink>
      </div>
    );
  }
  return (
    <div className={css.card}>
      <div className={css.row}>
        <AppIcon app={app} />
        <p className={css.who}>
          <b>
            <bdi>{app.name}</bdi>
          </b>
          <span className={panel.note}>
            <span>{t(`kind-${app.kind}`)}</span> · <span>{t('by-publisher', { publisher: app.publisher })}</span>
          </span>
        </p>
        <TextLink href={choose}>{t('change')}</TextLink>
      </div>
      <Note note={app.note} tag={locale.tag} />
      <div className={css.page}>
        <Button
          small
          quiet={!page.isFirst}
          href={app.download ?? app.page}
          opens="outside"
          onClick={page.open}
          icon="out"
        >
          {app.download ? t('download-file') : t('open-page')}
        </Button>
      </div>
      {app.version && app.size && (
        <p className={panel.note}>
          {t('app-release', { version: app.version, size: Math.max(0.1, Math.round(app.size / 1e5) / 10) })}
        </p>
      )}
      <p className={panel.note}>{unbroken(t('opens-outside', { host: new URL(app.download ?? app.page).host }))}</p>
      {app.download && (
        <TextLink href={app.page} opens="outside">
          {t('open-page')}
        </TextLink>
      )}
    </div>
  );
}

/** Shows the makers' own note, in the reader's language or else in the first one that it has. */
function Note({ note = {}, tag }: { note?: AppCard['note']; tag: string }) {
  const lang = tag in note ? tag : Object.keys(note)[0];
  if (lang === undefined) return null;
  return (
    <p lang={lang} dir="auto">
      {note[lang]}
    </p>
  );
}
