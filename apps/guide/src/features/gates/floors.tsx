import { androidOf, lowestTargets } from '@sideguide/apk-verify';
import { useLanguage } from '../../context/contexts.tsx';

/**
 * Lists the lowest target Android version per version of the phone's Android, from the data that the file check uses.
 */
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
