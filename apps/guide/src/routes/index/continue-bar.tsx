import { resumable } from '@sideguide/guide-core/flow';
import type { SkinCard } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { forget, readNotes } from '../../platform/storage/notes.ts';
import { Bar, BarLink } from '../../ui/bar.tsx';

/** The bar of Home: resumes where the reader was, or else starts with the phone that this seems to be. */
export function GoOn({ guess }: { guess: SkinCard | undefined }) {
  const { address, href } = usePlace();
  const { t } = useLanguage();
  const [last, setLast] = useState(() => resumable(readNotes().last, address));
  const startOver = () => {
    forget();
    setLast(undefined);
  };
  if (last)
    return (
      <Bar
        below={
          <button type="button" onClick={startOver}>
            {t('start-over')}
          </button>
        }
      >
        <BarLink href={last}>{t('resume')}</BarLink>
      </Bar>
    );
  return guess ? (
    <Bar skin={guess.id}>
      <BarLink href={href({ path: `/${guess.id}` })}>{t('start-with', { maker: guess.makers[0] })}</BarLink>
    </Bar>
  ) : null;
}
