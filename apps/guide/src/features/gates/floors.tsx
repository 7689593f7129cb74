import { androidOf, lowestTargets } from '@sideguide/apk-verify';
import { useLanguage } from '../../context/contexts.tsx';

/** Lists the lowest target Android version per version of the phone's Android, as the file check knows them. */
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
