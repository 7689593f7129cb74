import type { SkinCard } from '@sideguide/guide-core/model';
import { Link } from 'wouter';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { Ask } from '../../features/search/ask.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NameTiles } from '../../ui/name-tiles.tsx';
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

/** The names that stand on phones, each as large as the others, and the way on with another phone. */
export function Phones({ shown, guess }: Props) {
  const { address, href } = usePlace();
  const { t } = useLanguage();
  return (
    <>
      {address.app && <ChosenApp />}
      <section className={css.table} aria-labelledby="which">
        <h2 className={css.question} id="which">
          {t('which-phone')}
        </h2>
        <p className={css.hint}>
          {guess ? t('looks-like', { makers: isolate(guess.makers.join('\u00a0· ')) }) : t('tap-your-phone')}
        </p>
        <NameTiles
          tiles={shown.flatMap(({ id, makers }) =>
            makers.map((name) => ({
              name,
              href: href({ path: `/${id}` }),
              suggested: id === guess?.id ? id : undefined,
            })),
          )}
        />
        <Link className={panel.item} href={href({ path: '/service' })}>
          <span>
            {t('another-phone')}
            <small>{t('another-phone-text')}</small>
          </span>
          <Icon name="go" small />
        </Link>
      </section>
    </>
  );
}

/** What helps whoever sees an error, and whoever reads this on a large screen. */
export function Below({ suggested }: { suggested: string | undefined }) {
  const { t } = useLanguage();
  return (
    <div className={css.below}>
      <Ask suggested={suggested} />
      <PhoneCode />
      <p className={panel.note}>{t('no-account')}</p>
    </div>
  );
}
