import { dayIn } from '@sideguide/guide-core/locale';
import type { VersionTables } from '@sideguide/guide-core/model';
import { ownName } from '@sideguide/guide-core/offline';
import type { ReactNode } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { QuestionField } from '../../features/search/question-field.tsx';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { brand, plainAddress } from '../../platform/brand.ts';
import { documentManifest } from '../../platform/manifest.ts';
import panel from '../../ui/panel.module.css';
import { Covered } from './covered.tsx';
import css from './screen.module.css';

/** Command that compares what a server sends with a build, file by file. */
const compare = `npx sideguide dist verify ${location.origin}${documentManifest.base}`;

/** What this guide is, who runs it, how they know, and what they do not know. */
export default function AboutScreen({ tables }: { readonly tables: VersionTables }) {
  const { locale, t } = useLanguage();
  const { built, digest } = documentManifest;
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          <PageTitle>{t('who-made')}</PageTitle>
          <p>{t('about-lead')}</p>
        </div>
        <div className={css.parts}>
          <Part title={t('about-who')}>
            <p data-part="operator">
              {brand.name !== ownName ? t('about-run-by', { name: brand.name }) : t('about-run-by-nobody')}
            </p>
            {brand.contact && (
              <p>
                {t('about-reach')}{' '}
                <a href={brand.contact} dir="ltr">
                  {plainAddress(brand.contact)}
                </a>
              </p>
            )}
            <p>{t('about-free')}</p>
          </Part>
          <Part title={t('about-private')}>
            <p>{t('about-private-text')}</p>
            <p>{t('about-server')}</p>
          </Part>
          <Part title={t('about-facts')}>
            <p>{t('about-facts-words')}</p>
            <p>{t('about-facts-sources')}</p>
            {built && <p>{t('about-facts-day', { day: dayIn(locale.tag, built) })}</p>}
          </Part>
          <Part title={t('about-unknown')}>
            <p>{t('about-unknown-walked')}</p>
            <p>{t('about-unknown-screen')}</p>
            <p>{t('about-unknown-app')}</p>
          </Part>
          <Part title={t('about-never')}>
            <p>{t('about-never-text')}</p>
            <p>{t('about-never-open')}</p>
          </Part>
          <Part title={t('about-versions')}>
            <Covered tables={tables} />
          </Part>
          {digest && (
            <Part title={t('about-build')}>
              <p>{t('about-build-text')}</p>
              <p>
                <code className={css.code} dir="ltr" data-part="digest">
                  {digest.match(/.{8}/g)?.join(' ')}
                </code>
              </p>
              <p>{t('about-build-compare')}</p>
              <p>
                <code className={css.code} dir="ltr">
                  {compare}
                </code>
              </p>
            </Part>
          )}
          <QuestionField />
        </div>
      </main>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={panel.h2}>{title}</h2>
      {children}
    </section>
  );
}
