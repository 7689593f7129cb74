import { androidOf, lowestTargets } from '@sideguide/apk-verify';
import { useLanguage } from '../../context/language.ts';

/** The oldest Android that an app may be made for, by the phone's: what the file check goes by. */
export function Floors() {
  const { t } = useLanguage();
  return (
    <ul>
      {lowestTargets.map(({ from, target }) => (
        <li key={from}>{t('gates-floor', { from: androidOf(from)!, made: androidOf(target)! })}</li>
      ))}
    </ul>
  );
}
