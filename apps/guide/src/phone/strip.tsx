import { cx } from '../platform/cx.ts';
import { DrawnIcon } from './icons.tsx';
import { DrawnPhone } from './phone.tsx';
import type { StageProps } from './stage-props.ts';
import css from './strip.module.css';

interface Props extends Pick<StageProps, 'pictures' | 'alts' | 'skin' | 'quote' | 'fill' | 'words'> {
  readonly at: number;
  /** Index of the picture that the step rests on: those after it are what follows by itself. */
  readonly rest: number;
  readonly isPlaying: boolean;
  /** False in the first frame of a step: the small phones are drawn after its words. */
  readonly isDrawn: boolean;
  readonly choose: (at: number) => void;
  readonly turn: () => void;
}

/** All pictures of a step as small phones, the current one marked, and the button that plays or stops them. */
export function Strip({ pictures, alts, at, rest, isPlaying, isDrawn, choose, turn, words, ...drawn }: Props) {
  return (
    <div className={css.strip}>
      <ol className={css.list}>
        {pictures.map((picture, n) => {
          const name = words.picture(n + 1, pictures.length);
          return (
            <li key={name}>
              <button
                type="button"
                className={cx(css.choice, n > rest && css.after)}
                aria-label={alts[n] ? `${name}: ${alts[n]}` : name}
                aria-current={n === at && !isPlaying ? 'true' : undefined}
                data-shown={n === at || undefined}
                data-part="picture"
                onClick={() => choose(n)}
              >
                <span className={css.mini}>{isDrawn && <DrawnPhone picture={picture} isMini {...drawn} />}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className={css.play} aria-label={isPlaying ? words.stop : words.play} onClick={turn}>
        <DrawnIcon name={isPlaying ? 'stop' : 'play'} className={isPlaying ? css.stopSign : css.playSign} />
      </button>
    </div>
  );
}
