import type { UiWords } from '@sideguide/guide-core/model';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePlace } from '../../context/contexts.tsx';
import { stoppedHash } from '../../context/special-hashes.ts';
import { useWords } from '../../context/use-words.ts';
import { Header } from '../../layout/header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { endStop } from '../../platform/storage/notes.ts';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './stopped.module.css';

/** What stands in the place of a page after a stop: calm, with nothing that leads on but a small link at the end. */
export function Stopped({ words }: { words: UiWords }) {
  const { href } = usePlace();
  const { t } = useWords(words);
  const [, go] = useLocation();
  const home = { path: '/', app: undefined, next: undefined };
  const here = href({ ...home, step: stoppedHash });
  // For phones that store nothing: the address still says so after a reload, and in another language.
  useEffect(() => go(here, { replace: true }), [go, here]);
  return (
    <>
      <Header />
      <main className={css.calm}>
        <div className={panel.head}>
          <PageTitle>{t('stopped-title')}</PageTitle>
          <p>{t('stopped-text')}</p>
        </div>
        <svg className={css.picture} viewBox="0 0 200 90" aria-hidden="true">
          <path d="M20 74h160M64 74V30h60v44M124 40h14a12 12 0 0 1 0 24h-14M80 20c-6-5 6-9 0-14M94 20c-6-5 6-9 0-14M108 20c-6-5 6-9 0-14" />
        </svg>
        <div className={panel.body}>
          <p>{t('stopped-safe')}</p>
          <p>{t('stopped-installed')}</p>
        </div>
        <p className={css.go}>
          <TextLink opens="reload" href={href(home)} onClick={endStop}>
            {t('stopped-go')}
          </TextLink>
        </p>
      </main>
    </>
  );
}
