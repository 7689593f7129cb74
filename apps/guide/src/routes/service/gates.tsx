import { Link } from 'wouter';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';
import css from './screen.module.css';

const prefix = 'gate-';

/** Links to the page of each gate, the checks before an app from outside the store, by their titles. */
export function Gates() {
  const { href } = usePlace();
  const { t, words } = useLanguage();
  const ids = Object.keys(words).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  return (
    <section className={css.messages} aria-labelledby="gates-title">
      <h2 className={panel.h2} id="gates-title">
        {t('gates-title')}
      </h2>
      <ul className={panel.list}>
        {ids.map((id) => (
          <li key={id}>
            <Link className={panel.item} href={href({ step: id })}>
              <span>{t(`gate-${id}`)}</span>
              <Icon name="go" small />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
