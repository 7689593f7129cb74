// In the first load.

import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { isFrugal } from '../platform/frugal.ts';
import { getOffline, onOffline, setOffline } from '../platform/offline/state.ts';
import panel from '../ui/panel.module.css';

/** Milliseconds that the first text has for itself before anything is fetched ahead. */
const rest = 1_500;

/** The chunk that does the work. */
export const keeper = () => import(/* webpackChunkName: "offline" */ '../platform/offline/keeper.ts');

/** Without that chunk the guide works as well, as long as there is network. */
export const silent = () => undefined;

/** Keeps the flow of a skin, or only the first load, once the reader has had a quiet moment. */
export function useOfflineCopy(suggested: string | undefined): void {
  const { skin: chosen } = usePlace();
  const { locale } = useLanguage();
  const { tag } = locale;
  const skin = chosen?.id ?? suggested;
  useEffect(() => {
    const flow = skin ? { skin, tag } : undefined;
    const start = () => {
      const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
      // Not even the chunk that would ask comes ahead, unless the phone has it.
      if (isFrugal() && !serviceWorker?.controller)
        return getOffline().keeping === 'keeping'
          ? undefined
          : setOffline({ keeping: flow && serviceWorker ? 'offer' : 'unknown', missing: 0 });
      keeper().then(({ keepFlow }) => keepFlow(flow), silent);
    };
    const timer = setTimeout(start, rest);
    return () => clearTimeout(timer);
  }, [skin, tag]);
}

export const useOffline = () => useSyncExternalStore(onOffline, getOffline, getOffline);

/** A new version waits: said quietly, and never taken under the reader's finger. */
export function UpdateNotice() {
  const { t } = useLanguage();
  const { newer } = useOffline();
  if (!newer) return null;
  return (
    <p className={panel.notice} role="status">
      {t('newer-version')}{' '}
      <button
        type="button"
        className={panel.link}
        onClick={() => keeper().then(({ takeNewer }) => takeNewer(), silent)}
      >
        {t('newer-use')}
      </button>
    </p>
  );
}
