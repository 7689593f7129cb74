import { useState } from 'react';
import { Link } from 'wouter';
import { resumable } from '#lib/flow/resume.ts';
import { forget, readNotes } from '../../core/storage/notes.ts';
import { Mini } from '../../drawing/mini.tsx';
import { Header } from '../../frame/header.tsx';
import { messagePlace } from '../../frame/message-kit.ts';
import { Notices } from '../../frame/notices.tsx';
import { useView } from '../../frame/view.ts';
import { Bar, BarLink } from '../../ui/bar.tsx';
import { Fold } from '../../ui/fold.tsx';
import panel from '../../ui/panel.module.css';
import { ChosenApp } from './chosen-app.tsx';
import { PhoneCode } from './phone-code.tsx';
import css from './screen.module.css';

/** Latin names keep their order inside a sentence that runs from the right (FSI … PDI). */
const isolate = (names: string): string => `\u2068${names}\u2069`;

/** What this is, and which phone is yours. */
export default function HomeScreen() {
  const { address, href, skins, suggested, t } = useView();
  const [last, setLast] = useState(() => resumable(readNotes().last, address));
  const startOver = () => {
    forget();
    setLast(undefined);
  };
  const shown = skins.filter((skin) => skin.status === 'published' || skin.id === suggested);
  const guess = shown.find((skin) => skin.id === suggested);
  return (
    <>
      <Header />
      <Notices />
      <main className={css.home} data-skin={guess?.id}>
        <div className={panel.head}>
          <h1>{t('home-title')}</h1>
          <p>{t('home-lead')}</p>
        </div>
        {address.app && <ChosenApp />}
        <section className={css.table} aria-labelledby="which">
          <h2 className={css.question} id="which">
            {t('which-phone')}
          </h2>
          <div className={css.phones}>
            {shown.map(({ id, makers }) => (
              <Link
                key={id}
                className={css.phone}
                href={href({ path: `/${id}` })}
                data-suggested={id === guess?.id ? id : undefined}
              >
                <b dir="ltr">{makers[0]}</b>
                <span className={css.makers} dir="ltr">
                  {makers.slice(1).join(' · ')}
                </span>
                <Mini skin={id} />
              </Link>
            ))}
          </div>
        </section>
        <div className={css.below}>
          <p className={panel.note}>
            {guess ? t('looks-like', { makers: isolate(guess.makers.join(' · ')) }) : t('tap-your-phone')}
          </p>
          <Fold title={t('neither')}>
            <p>
              <b>{t('neither-title')}</b>
            </p>
            <p>{t('neither-text')}</p>
          </Fold>
          <Fold title={t('need-help')}>
            <p>
              <Link className={panel.link} href={href({ path: '/service', step: messagePlace })}>
                {t('look-up-message')}
              </Link>
            </p>
            <p>
              <Link className={panel.link} href={href({ path: '/service' })}>
                {t('service-page')}
              </Link>
            </p>
          </Fold>
          <PhoneCode />
          <p className={panel.note}>{t('no-account')}</p>
        </div>
      </main>
      {last ? (
        <Bar
          below={
            <button type="button" onClick={startOver}>
              {t('start-over')}
            </button>
          }
        >
          <BarLink href={last}>{t('resume')}</BarLink>
        </Bar>
      ) : (
        guess && (
          <Bar skin={guess.id}>
            <BarLink href={href({ path: `/${guess.id}` })}>{t('start-with', { maker: guess.makers[0]! })}</BarLink>
          </Bar>
        )
      )}
    </>
  );
}
