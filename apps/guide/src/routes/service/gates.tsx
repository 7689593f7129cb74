import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { ItemLink } from '../../ui/link.tsx';
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
            <ItemLink href={href({ step: id })}>{t(`gate-${id}`)}</ItemLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
