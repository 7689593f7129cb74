import { useGuide, useLanguage } from '../context/contexts.tsx';
import { ignoreError } from '../layout/ahead.ts';
import { loadOfflineClient, useOffline } from '../layout/offline-copy.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/link.tsx';
import css from './offline-note.module.css';

/** One line on whether the chosen flow works without network; empty as long as that is unknown. */
export function OfflineNote() {
  const { skin } = useGuide();
  const { t, locale } = useLanguage();
  const { keeping, missing } = useOffline();
  const flow = { skin: skin.id, tag: locale.tag };
  const keep = () => loadOfflineClient().then(({ keepFlow }) => keepFlow(flow, { asked: true }), ignoreError);
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
