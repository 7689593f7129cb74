import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { getOffline, onOffline, setOffline } from '../platform/offline/state.ts';
import { isFrugal } from '../platform/save-data.ts';
import { TextLink } from '../ui/link.tsx';
import panel from '../ui/panel.module.css';
import { ignoreError, whenPrepared } from './ahead.ts';

/** Milliseconds to leave the first text undisturbed before anything is fetched ahead. */
const delayMs = 1_500;

/** Loads the chunk that does the caching. */
export const loadOfflineClient = () => import(/* webpackChunkName: "offline" */ '../platform/offline/worker-client.ts');

/**
 * Caches the flow of a skin, or only the first load, once the reader has had a quiet moment and what the next tap needs
 * has been prepared.
 */
export function useOfflineCopy(suggested: string | undefined): void {
  const { skin: chosen } = usePlace();
  const { locale } = useLanguage();
  const { tag } = locale;
  const skin = chosen?.id ?? suggested;
  useEffect(() => {
    const flow = skin ? { skin, tag } : undefined;
    const start = () => {
      const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
      // To save data, not even the chunk that would ask is loaded ahead, unless a worker controls the page.
      if (isFrugal() && !serviceWorker?.controller)
        return getOffline().keeping === 'keeping'
          ? undefined
          : setOffline({ skin, keeping: flow && serviceWorker ? 'offer' : 'unknown', missing: 0 });
      loadOfflineClient().then(({ keepFlow }) => keepFlow(flow), ignoreError);
    };
    let isHere = true;
    const timer = setTimeout(() => whenPrepared().then(() => isHere && start()), delayMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [skin, tag]);
}

export const useOffline = () => useSyncExternalStore(onOffline, getOffline, getOffline);

/** Says quietly that a new version is waiting. It is applied only when the reader asks for it. */
export function UpdateNotice() {
  const { t } = useLanguage();
  const { hasNewer } = useOffline();
  if (!hasNewer) return null;
  return (
    <p className={panel.notice} role="status">
      {t('newer-version')}{' '}
      <TextLink onClick={() => loadOfflineClient().then(({ takeNewer }) => takeNewer(), ignoreError)}>
        {t('newer-use')}
      </TextLink>
    </p>
  );
}
