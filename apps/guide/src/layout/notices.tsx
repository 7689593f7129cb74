// In the first load.
import type { Notice } from '@sideguide/guide-core/flow';
import panel from '../ui/panel.module.css';
import { useKept } from './keeping.tsx';
import { useView } from './view.ts';

/** One sentence for each value of the address that was ignored. Every screen has them, so they also see to being kept. */
export function Notices({ more = [] }: { more?: readonly Notice[] }) {
  const { notices, t } = useView();
  useKept();
  const all = [...notices, ...more];
  return (
    all.length > 0 && (
      <aside>
        {all.map(({ word, value }) => (
          <p key={word} className={panel.notice} role="note">
            {t(word, { value })}
          </p>
        ))}
      </aside>
    )
  );
}
