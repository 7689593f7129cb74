import { androidOf, newestSdk } from '@sideguide/apk-verify';
import { useLanguage } from '../../context/contexts.tsx';
import panel from '../../ui/panel.module.css';
import select from '../../ui/select.module.css';
import css from './android-question.module.css';
import { useCheckWords } from './words.tsx';

/** API level of the oldest version with an answer of its own (Android 7.0); all below share one answer. */
const oldest = 24;

const nameOf = (sdk: number): string => androidOf(sdk) ?? `${sdk}`;

const versions = Array.from({ length: newestSdk - oldest + 1 }, (_, n) => newestSdk - n)
  .map((sdk) => [sdk, nameOf(sdk)] as const)
  // Drops 12L: phones show 12 for both, and the check of 12 covers 12L (`sameVersion`).
  .filter(([, name]) => /^[\d.]+$/.test(name));

interface Props {
  readonly sdk: number | undefined;
  readonly onAnswer: (sdk: number | undefined) => void;
}

/** Asks for the Android version: only if it decides whether the file installs, and after the result of the check. */
export function AndroidQuestion({ sdk, onAnswer }: Props) {
  const { t } = useLanguage();
  const { say, sayPlain } = useCheckWords();
  return (
    <div className={css.question}>
      <label className={css.label}>
        <b>{say('android-question')}</b>
        <select
          className={select.select}
          value={sdk ?? ''}
          onChange={({ target }) => onAnswer(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('dont-know')}</option>
          {versions.map(([level, name]) => (
            <option key={level} value={level}>
              Android {name}
            </option>
          ))}
          <option value={oldest - 1}>{sayPlain('android-older', { version: nameOf(oldest) })}</option>
        </select>
      </label>
      <p className={panel.note}>{say('android-where')}</p>
    </div>
  );
}
