import { describe, describeWords } from '@sideguide/guide-core/flow';
import { numberIn } from '@sideguide/guide-core/locale';
import type { Guide, Scene } from '@sideguide/guide-core/model';
import { useMemo } from 'react';
import { useGuideIfAny, useLabels, useLanguage } from '../context/contexts.tsx';
import { picturesOf } from '../phone/picture.ts';
import { Stage } from '../phone/stage.tsx';
import type { StageProps } from '../phone/stage-props.ts';

interface Props extends Pick<StageProps, 'isBack' | 'isPlayed' | 'isMain' | 'onEnd'> {
  /** Identifies what is drawn, where the drawing stays while that changes. */
  readonly id?: string;
  readonly scenes: readonly Scene[];
  readonly caption?: string;
  /** Skin and shapes of the phone, if the screen itself belongs to no skin. */
  readonly skin?: string | undefined;
  readonly look?: Guide['look'] | undefined;
}

/** Draws scenes on a phone, with text alternatives. A screen outside of a guide lists `drawing` among its `words`. */
export function StepDrawing({ id = '', scenes, caption, skin, look, ...more }: Props) {
  const skinGuide = useGuideIfAny();
  const { locale, t } = useLanguage();
  const { fillNames, quote } = useLabels();
  const pictures = useMemo(() => picturesOf(scenes), [scenes]);
  return (
    <Stage
      id={id}
      pictures={pictures}
      alts={describe(scenes, quote, fillNames, describeWords(t))}
      skin={skin ?? skinGuide?.skin.id ?? 'none'}
      look={look ?? skinGuide?.guide.look}
      quote={quote}
      fill={fillNames}
      caption={caption ?? t('on-your-phone')}
      words={{
        picture: (n, of) => t('picture', { n, of }),
        number: (n) => numberIn(locale.tag, n),
        play: t('play-pictures'),
        stop: t('stop-pictures'),
      }}
      {...more}
    />
  );
}
