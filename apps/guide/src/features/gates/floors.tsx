import { androidOf, lowestTargets } from '@sideguide/apk-verify';
import { useLanguage } from '../../context/contexts.tsx';

/** The oldest Android that an app may be made for, by the phone's: what the file check goes by. */
export function Floors() {
  const { t } = useLanguage();
  return (
    <ul>
      {lowestTargets.map(({ from, target }) => (
        <li key={from}>{t('gates-floor', { from: androidOf(from) ?? from, made: androidOf(target) ?? target })}</li>
      ))}
    </ul>
  );
}
