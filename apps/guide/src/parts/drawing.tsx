import { describe, describeWords, joinDescriptions } from '@sideguide/guide-core/flow';
import type { Guide, Scene } from '@sideguide/guide-core/model';
import { useGuideIfAny, useLabels, useLanguage } from '../context/contexts.tsx';
import { DrawingFigure } from '../phone/drawing-figure.tsx';

interface Props {
  readonly scenes: readonly Scene[];
  readonly caption?: string;
  /** Skin and shapes of the phone, if the screen itself belongs to no skin. */
  readonly skin?: string | undefined;
  readonly look?: Guide['look'] | undefined;
}

/** Draws a step's scenes, with text alternatives. A screen outside of a guide lists `drawing` among its `words`. */
export function StepDrawing({ scenes, caption, skin, look }: Props) {
  const skinGuide = useGuideIfAny();
  const { t } = useLanguage();
  const { fillNames, quote } = useLabels();
  const words = describeWords(t);
  const alts = describe(scenes, quote, fillNames, words);
  return (
    <DrawingFigure
      scenes={scenes}
      skin={skin ?? skinGuide?.skin.id ?? 'none'}
      look={look ?? skinGuide?.guide.look}
      quote={quote}
      fill={fillNames}
      caption={caption ?? t('on-your-phone')}
      picture={(n, of) => t('picture', { n, of })}
      next={t('next-picture')}
      first={t('first-picture')}
      only={t('only-picture')}
      alt={joinDescriptions(alts, words.next)}
      alts={alts}
    />
  );
}
