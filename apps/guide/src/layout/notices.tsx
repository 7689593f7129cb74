import type { Notice } from '@sideguide/guide-core/flow';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import panel from '../ui/panel.module.css';
import { useOfflineCopy } from './offline-copy.tsx';

interface Props {
  /** Notices about values that the screen itself ignores. */
  readonly more?: readonly Notice[];
  /** The skin that the browser's hints suggest. */
  readonly suggested?: string | undefined;
}

/** Shows a sentence for each ignored value of the address. Every screen has it, so it also triggers caching. */
export function Notices({ more = [], suggested }: Props) {
  const { notices } = usePlace();
  const { t } = useLanguage();
  useOfflineCopy(suggested);
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
