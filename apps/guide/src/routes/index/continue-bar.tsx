import type { SkinCard } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { useWayBack } from '../../parts/way-back.ts';
import { forget } from '../../platform/storage/notes.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';

/** The bar of Home: resumes where the reader was, or else starts with the phone that this seems to be. */
export function ContinueBar({ guess }: { guess: SkinCard | undefined }) {
  const { href } = usePlace();
  const { t } = useLanguage();
  const [isOver, setOver] = useState(false);
  const last = useWayBack();
  const startOver = () => {
    forget();
    setOver(true);
  };
  if (last && !isOver)
    return (
      <Bar below={<TextLink onClick={startOver}>{t('start-over')}</TextLink>}>
        <Button href={last}>{t('resume')}</Button>
      </Bar>
    );
  return guess ? (
    <Bar skin={guess.id}>
      <Button href={href({ path: `/${guess.id}` })}>{t('start-with', { maker: guess.makers[0] })}</Button>
    </Bar>
  ) : null;
}
