import type { ScenePart } from '@sideguide/guide-core/model';
import type { DrawingTexts } from './drawing-texts.ts';
import { Pictogram } from './pictogram.tsx';
import css from './split.module.css';
import { DrawnWords, Ghost } from './words.tsx';

type SplitData = Extract<ScenePart, { kind: 'split' }>;

/** Split screen: this guide above, in the page's own colours, and the phone's screen below. */
export function Split({ part, texts }: { part: SplitData; texts: DrawingTexts }) {
  return (
    <div className={css.split}>
      <div className={css.guide}>
        <span className={css.mark}>
          <Pictogram />
        </span>
        <Ghost width={70} />
        <Ghost width={48} />
        <i className={css.button} />
      </div>
      <i className={css.handle} />
      <div className={css.other}>
        <p className={css.title}>
          <DrawnWords words={part.words} texts={texts} />
        </p>
        <div className={css.list}>
          <Ghost width={64} />
          <Ghost width={46} />
        </div>
      </div>
    </div>
  );
}
