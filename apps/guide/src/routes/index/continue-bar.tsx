import type { SkinCard } from '@sideguide/guide-core/model';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';

interface Props {
  readonly guess: SkinCard | undefined;
  /** The name on it, if its model has one only. */
  readonly maker: string | undefined;
  /** True on a device without Android that has nothing to resume: its reader helps somebody. */
  readonly isForHelpers: boolean;
  /** Address of the reader's last step. */
  readonly resume: string | undefined;
  readonly startOver: () => void;
}

/** The bar of Home: resumes where the reader was, or starts with the phone that this seems to be, or for a helper. */
export function ContinueBar({ guess, maker, isForHelpers, resume, startOver }: Props) {
  const { href } = usePlace();
  const { t } = useLanguage();
  if (resume)
    return (
      <Bar below={<TextLink onClick={startOver}>{t('start-over')}</TextLink>}>
        <Button href={resume}>{t('resume')}</Button>
      </Bar>
    );
  if (isForHelpers)
    return (
      <Bar>
        <Button href={href({ path: '/send', maker: undefined })}>{t('helping')}</Button>
      </Bar>
    );
  if (!guess) return null;
  const name = maker ?? guess.makers[0];
  return (
    <Bar skin={guess.id}>
      <Button href={href({ path: `/${guess.id}`, maker: name })}>{t('start-with', { maker: name })}</Button>
    </Bar>
  );
}
