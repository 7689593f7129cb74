import { monthIn } from '@sideguide/guide-core/locale';
import { useLabels, useLanguage, usePlace } from '../../context/contexts.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import bubble from '../../parts/bubble.module.css';
import { QuotedWords } from '../../parts/quoted-words.tsx';
import { cx } from '../../platform/cx.ts';
import { ItemLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './gate.module.css';
import { useGate } from './use-gate.ts';

/** The title, and the month as of which the facts are known. */
export function GateHead() {
  const { locale, t } = useLanguage();
  const { gate } = useGate();
  return (
    <div className={panel.head}>
      <PageTitle>{t(`gate-${gate.id}`)}</PageTitle>
      <p className={panel.note}>{t('as-of', { month: monthIn(locale.tag, gate.asOf) })}</p>
      {gate.untranslated && <p className={panel.note}>{t('source-notice')}</p>}
    </div>
  );
}

/** The phone's own words at the gate, drawn like on a phone. */
export function PhoneWords() {
  const { t } = useLanguage();
  const { quote } = useLabels();
  const { gate } = useGate();
  return (
    <div className={css.block}>
      <p className={panel.note}>{t('gates-says')}</p>
      <ul className={cx(bubble.bubble, css.words)}>
        {gate.labels.map((label) => (
          <li key={label}>
            <QuotedWords {...quote(label)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function RelatedGates() {
  const { href } = usePlace();
  const { t } = useLanguage();
  const { gate } = useGate();
  if (!gate.next?.length) return null;
  return (
    <div className={css.block}>
      <ul className={panel.list}>
        {gate.next.map((id) => (
          <li key={id}>
            <ItemLink href={href({ step: id })}>{t(`gate-${id}`)}</ItemLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
