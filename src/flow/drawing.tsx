import type { Scene } from '#lib/model/scene.ts';
import { describe, inOrder } from '../drawing/describe.ts';
import { Plate } from '../drawing/plate.tsx';
import { useView } from '../frame/view.ts';
import { describeWords } from './describe-words.ts';

/**
 * The drawings of a step on the table, with text alternatives made from the same labels.
 * A screen that shows one names `words-drawing` in its `needs.json`.
 */
export function Drawing({ scenes, caption }: { scenes: readonly Scene[]; caption?: string }) {
  const { fillNames, guide, quote, skin, t } = useView();
  const words = describeWords(t);
  const alts = describe(scenes, quote, fillNames, words);
  return (
    <Plate
      scenes={scenes}
      skin={skin?.id ?? 'none'}
      look={guide?.look}
      quote={quote}
      fill={fillNames}
      caption={caption ?? t('on-your-phone')}
      picture={(n, of) => t('picture', { n, of })}
      next={t('next-picture')}
      first={t('first-picture')}
      only={t('only-picture')}
      alt={inOrder(alts, words.next)}
      alts={alts}
    />
  );
}
