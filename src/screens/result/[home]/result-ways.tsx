import { AskForWays } from '../../../flow/ask-for-ways.tsx';
import { useWays } from '../../../flow/use-ways.ts';
import { useView } from '../../../frame/view.ts';
import css from './result.module.css';

/** Hands the guide on from its beginning, prints it, and says to those who run it how it went. */
export function ResultWays({ works }: { works: boolean }) {
  const { address, href, params, skin, t } = useView();
  const { ways, ask } = useWays();
  return (
    <div className={css.ways}>
      <AskForWays ask={ask}>{t('share-open')}</AskForWays>
      {ways && (
        <ways.Asking
          t={ways.t}
          place={{ ...address, path: '/', step: undefined }}
          title={document.title}
          report={{ outcome: works ? 'works' : 'unsaid' }}
          {...(skin ? { paper: href({ path: `/${params.home}`, step: 'print' }) } : {})}
        />
      )}
    </div>
  );
}
