import type { Notice } from '@sideguide/guide-core/flow';
import { fill } from '@sideguide/guide-core/locale';
import type { UiWords } from '@sideguide/guide-core/model';
import { useEffect, useState } from 'react';
import { namespaceWords } from '../content.ts';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import panel from '../ui/panel.module.css';
import { useOfflineCopy } from './offline-copy.tsx';

interface Props {
  /** Notices about values that the screen itself ignores. */
  readonly more?: readonly Notice[];
  /** The skin that the browser's hints suggest. */
  readonly suggested?: string | undefined;
}

/**
 * Shows a sentence for each ignored value of the address. Their words load when needed, which is rare, and the screen is
 * complete without them. Every screen has this, so it also triggers caching.
 */
export function Notices({ more = [], suggested }: Props) {
  const { notices } = usePlace();
  const { locale, t } = useLanguage();
  const [words, setWords] = useState<UiWords>();
  useEffect(() => {
    if (notices.length) namespaceWords('notices', locale.tag).then(setWords, () => undefined);
  }, [notices, locale]);
  useOfflineCopy(suggested);
  const ignored = words ? notices.map(({ word, value }) => fill(locale, words[word] ?? '', { value })) : [];
  const all = [...ignored, ...more.map(({ word, value }) => t(word, { value }))];
  return (
    all.length > 0 && (
      <aside>
        {all.map((sentence) => (
          <p key={sentence} className={panel.notice} role="note">
            {sentence}
          </p>
        ))}
      </aside>
    )
  );
}
