import { useGuide, useLanguage } from '../context/contexts.tsx';
import { loadOfflineClient, useOffline } from '../layout/offline-copy.tsx';
import { setOffline } from '../platform/offline/state.ts';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/link.tsx';
import css from './offline-note.module.css';

/** One line on whether the chosen flow works without network; empty as long as that is unknown. */
export function OfflineNote() {
  const { skin } = useGuide();
  const { t, locale } = useLanguage();
  const offline = useOffline();
  const { missing } = offline;
  // Until this flow has been looked at, what is known is about the one before.
  const keeping = offline.skin === skin.id ? offline.keeping : 'unknown';
  const flow = { skin: skin.id, tag: locale.tag };
  const keep = (): Promise<void> =>
    loadOfflineClient().then(
      ({ keepFlow }) => keepFlow(flow, { asked: true }),
      () => {
        setOffline({ skin: skin.id, keeping: 'cut', missing });
        addEventListener('online', keep, { once: true });
      },
    );
  return (
    <div className={css.kept} role="status" data-keeping={keeping}>
      {keeping === 'offer' ? (
        <TextLink onClick={keep}>
          {missing ? t('kept-offer-size', { size: Math.ceil(missing / 1000) }) : t('kept-offer')}
        </TextLink>
      ) : (
        keeping !== 'unknown' && (
          <>
            {keeping === 'ready' && <Icon name="tick" small />}
            {t(`kept-${keeping}`)}
          </>
        )
      )}
    </div>
  );
}
