import { DrawnPhone } from './phone.tsx';
import type { StageProps } from './stage-props.ts';
import css from './stills.module.css';

/** All pictures of a step, numbered: on paper, and for readers who want no movement. */
export function Stills({ pictures, alts, skin, quote, fill, words }: StageProps) {
  return (
    <ol className={css.stills}>
      {pictures.map((picture, n) => {
        const name = words.picture(n + 1, pictures.length);
        return (
          <li key={name} className={css.still}>
            <div className={css.picture} role="img" aria-label={alts[n] || name} data-part="picture">
              <DrawnPhone picture={picture} skin={skin} quote={quote} fill={fill} />
            </div>
            {pictures.length > 1 && (
              <span className={css.number} aria-hidden="true">
                {words.number(n + 1)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
