import type { SkinCard } from '@sideguide/guide-core/model';
import { Link } from 'wouter';
import { Mini } from '../../drawing/mini.tsx';
import { Ask } from '../../layout/ask.tsx';
import { messagePlace } from '../../layout/message-kit.ts';
import { useView } from '../../layout/view.ts';
import { Fold } from '../../ui/fold.tsx';
import panel from '../../ui/panel.module.css';
import { ChosenApp } from './chosen-app.tsx';
import { PhoneCode } from './phone-code.tsx';
import css from './screen.module.css';

/** Latin names keep their order inside a sentence that runs from the right (FSI … PDI). */
const isolate = (names: string): string => `\u2068${names}\u2069`;

interface Props {
  readonly shown: readonly SkinCard[];
  /** The phone that this browser seems to be on. */
  readonly guess: SkinCard | undefined;
}

/** The phones to choose from, and what to do where none of them is yours. */
export function Choice({ shown, guess }: Props) {
  const { address, href, t } = useView();
  return (
    <>
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
        <Ask />
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
    </>
  );
}
