import { AskForWays } from '../flow/ask-for-ways.tsx';
import { useWays } from '../flow/use-ways.ts';
import { useView } from '../frame/view.ts';
import css from './messages.module.css';

/** The message for somebody else, and a code of it for those who run the guide. */
export function MessageWays({ id }: { id: string }) {
  const { address, t } = useView();
  const { ways, ask } = useWays();
  return (
    <div className={css.ways}>
      <AskForWays ask={ask}>{t('share-open')}</AskForWays>
      {ways && (
        <ways.Asking t={ways.t} place={address} title={document.title} report={{ outcome: 'fails', message: id }} />
      )}
    </div>
  );
}
