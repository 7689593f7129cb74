import { formatGateHash } from '@sideguide/guide-core/gates';
import { dayIn, yearIn } from '@sideguide/guide-core/locale';
import type { Rollout } from '@sideguide/guide-core/model';
import { useLocation } from 'wouter';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { StepSentence } from '../../parts/sentence.tsx';
import select from '../../ui/select.module.css';
import css from './gate.module.css';
import { useGate } from './use-gate.ts';

/** The answer for all countries without a rule of their own yet. */
const other = 'other';

export const isAnswer = ({ countries }: Rollout, value: string): boolean =>
  value === other || countries.includes(value);

/**
 * Asks which country the phone is used in: only here, where the answer changes the text, and never guessed. The answer
 * is in the address; without one the reader sees what is known for every country.
 */
export function Countries({ rollout, chosen }: { rollout: Rollout; chosen: string | undefined }) {
  const { href } = usePlace();
  const { locale, t } = useLanguage();
  const { gate, textLanguage, words } = useGate();
  const [, go] = useLocation();
  const { here = '', elsewhere = '', anywhere = '' } = gate.words;
  const text = chosen === undefined ? anywhere : chosen === other ? elsewhere : here;
  const values = {
    country: chosen && chosen !== other ? t(`country-${chosen}`) : '',
    countries: rollout.countries.map((code) => t(`country-${code}`)).join(' · '),
    day: dayIn(locale.tag, rollout.from),
    year: yearIn(locale.tag, rollout.elsewhere),
  };
  return (
    <>
      <label className={css.country}>
        <b>{t('gates-country')}</b>
        <select
          className={select.select}
          value={chosen ?? ''}
          onChange={({ target }) => go(href({ step: formatGateHash(gate.id, target.value) }), { replace: true })}
        >
          <option value="">{t('dont-know')}</option>
          {rollout.countries.map((code) => (
            <option key={code} value={code}>
              {t(`country-${code}`)}
            </option>
          ))}
          <option value={other}>{t('gates-elsewhere')}</option>
        </select>
      </label>
      <p role="status" {...textLanguage}>
        <StepSentence text={words(text, values)} />
      </p>
    </>
  );
}
