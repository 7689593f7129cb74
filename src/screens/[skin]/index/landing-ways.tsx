import { AskForWays } from '../../../flow/ask-for-ways.tsx';
import { useWays } from '../../../flow/use-ways.ts';
import { useView } from '../../../frame/view.ts';
import css from './screen.module.css';

/** The way to this guide for somebody else, and onto paper. */
export function LandingWays() {
  const { address, href, t } = useView();
  const { ways, ask } = useWays();
  return (
    <div className={css.ways}>
      <AskForWays ask={ask}>{t('share-open')}</AskForWays>
      {ways && (
        <ways.Asking
          t={ways.t}
          place={{ ...address, step: undefined }}
          title={document.title}
          paper={href({ path: address.path, step: 'print' })}
        />
      )}
    </div>
  );
}
