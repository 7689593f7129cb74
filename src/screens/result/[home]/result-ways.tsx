import { useWays } from '../../../flow/use-ways.ts';
import { useView } from '../../../frame/view.ts';
import css from './result.module.css';

/** Hands the guide on, prints it, and says to those who run it how it went. */
export function ResultWays({ works }: { works: boolean }) {
  const { address, href, params, skin } = useView();
  const ways = useWays();
  const home = skin ? `/${params.home}` : '/';
  return (
    <div className={css.ways}>
      {ways && (
        <ways.Asking
          t={ways.t}
          place={{ ...address, path: home, step: undefined }}
          title={document.title}
          report={{ outcome: works ? 'works' : 'unsaid' }}
          {...(skin ? { paper: href({ path: home, step: 'print' }) } : {})}
        />
      )}
    </div>
  );
}
