import type { Scene } from '#lib/model/scene.ts';
import { describe } from '../drawing/describe.ts';
import { Plate } from '../drawing/plate.tsx';
import { useView } from '../frame/view.ts';

interface Props {
  readonly scenes: readonly Scene[];
  readonly caption?: string;
  /** Whose phone it is, where the screen itself belongs to no skin. */
  readonly skin?: string | undefined;
}

/** The drawings of a step on the table, with a text alternative made from the same labels. */
export function Drawing({ scenes, caption, skin }: Props) {
  const { fillNames, quote, skin: card, t } = useView();
  const alt = describe(scenes, quote, fillNames, {
    screen: t('alt-screen'),
    tap: t('alt-tap'),
    hold: t('alt-hold'),
    look: t('alt-look'),
    switchOn: t('alt-on'),
    switchOff: t('alt-off'),
    padlock: t('alt-padlock'),
    menu: t('alt-menu'),
    next: t('alt-then'),
  });
  return (
    <Plate
      scenes={scenes}
      skin={skin ?? card?.id ?? 'none'}
      quote={quote}
      fill={fillNames}
      caption={caption ?? t('on-your-phone')}
      picture={(n, of) => t('picture', { n, of })}
      next={t('next-picture')}
      alt={alt}
    />
  );
}
