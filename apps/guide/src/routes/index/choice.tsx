import type { SkinCard } from '@sideguide/guide-core/model';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { QuestionField } from '../../features/search/question-field.tsx';
import { WhoMade } from '../../layout/who-made.tsx';
import { cx } from '../../platform/cx.ts';
import { ItemLink } from '../../ui/link.tsx';
import { NameTiles } from '../../ui/name-tiles.tsx';
import panel from '../../ui/panel.module.css';
import below from './below.module.css';
import { ChosenApp } from './chosen-app.tsx';
import { PhoneCode } from './phone-code.tsx';
import css from './screen.module.css';

/** Keeps Latin names in order inside a right-to-left sentence (FSI … PDI). */
const isolate = (names: string): string => `\u2068${names}\u2069`;

interface TitledLinkProps {
  readonly path: string;
  readonly word: string;
  readonly more?: string;
  /** The name on this phone, if the link leads to its guide. */
  readonly maker?: string | undefined;
  /** The skin that is suggested, if it is this link's. */
  readonly suggested?: string | undefined;
}

/** A link that is not one of the names: its title, and below it what is found there. */
function TitledLink({ path, word, more, maker, suggested }: TitledLinkProps) {
  const { href } = usePlace();
  const { t } = useLanguage();
  return (
    <ItemLink href={href({ path, maker })} data-suggested={suggested}>
      {t(word)}
      {maker && ` · ${isolate(maker)}`}
      {more && <small>{t(more)}</small>}
    </ItemLink>
  );
}

interface Props {
  readonly shown: readonly SkinCard[];
  /** The phone that this browser seems to run on. */
  readonly guess: SkinCard | undefined;
  /** The name on it, if its model has one only. */
  readonly maker: string | undefined;
  readonly android: string | undefined;
  /** True on a device without Android: an iPhone, a computer. */
  readonly isElsewhere: boolean;
  /** Whether to link to the helper's page; false if the bar does. */
  readonly hasHelperLink: boolean;
}

/** Tiles with the names on phones, all of the same size, and links for another phone and for helpers. */
export function Phones({ shown, guess, maker, android, isElsewhere, hasHelperLink }: Props) {
  const { address, href } = usePlace();
  const { t } = useLanguage();
  const general = shown.find(({ isGeneral }) => isGeneral);
  return (
    <>
      {address.app && <ChosenApp />}
      <section className={cx(panel.table, css.table)} aria-labelledby="which">
        <h2 className={css.question} id="which">
          {t('which-phone')}
        </h2>
        <p className={css.hint}>
          {guess && maker
            ? t('looks-like-one', { phone: isolate(android ? `${maker}, Android\u00a0${android}` : maker) })
            : guess
              ? t('looks-like', { makers: isolate(guess.makers.join('\u00a0· ')) })
              : t(isElsewhere ? 'not-android' : 'tap-your-phone')}
        </p>
        <NameTiles
          tiles={shown
            .filter(({ isGeneral }) => !isGeneral)
            .flatMap(({ id, makers }) =>
              makers.map((name) => ({
                name,
                href: href({ path: `/${id}`, maker: name }),
                suggested: id === guess?.id && (!maker || name === maker) ? id : undefined,
              })),
            )}
        />
        {general && (
          <TitledLink
            path={`/${general.id}`}
            word="another-phone"
            more="general-text"
            maker={general === guess ? maker : undefined}
            suggested={general === guess ? general.id : undefined}
          />
        )}
        {hasHelperLink && <TitledLink path="/send" word="helping" />}
      </section>
    </>
  );
}

/** Help for readers who see an error, and for those who read this on a large screen. */
export function BelowChoice({ suggested }: { suggested: string | undefined }) {
  return (
    <div className={below.below}>
      <TitledLink path="/service" word="service-page" more="another-phone-text" />
      <QuestionField suggested={suggested} />
      <PhoneCode />
      <WhoMade />
    </div>
  );
}
