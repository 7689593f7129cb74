import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { Dots } from './dots.tsx';
import type { Pen } from './drawing-texts.ts';
import { Touch } from './hand.tsx';
import { DrawnIcon } from './icons.tsx';
import { markClasses } from './mark.ts';
import css from './title.module.css';
import { DrawnWords } from './words.tsx';

type TitleData = Extract<ScenePart, { kind: 'title' }>;
type SearchData = Extract<ScenePart, { kind: 'search' }>;

/** The screen's title; `dots` draws `⋮` at its end even if it is not marked (for a menu that opens there). */
export function Title({ part, pen, dots }: { part: TitleData; pen: Pen; dots?: boolean }) {
  return (
    <div className={css.title}>
      {part.back && <DrawnIcon name="back" className={css.back} />}
      <span className={css.words}>
        <DrawnWords words={part.words} pen={pen} />
      </span>
      {(dots || part.menu) && <Dots mark={part.menu} hand={part.hand} sign={part.sign} />}
    </div>
  );
}

/** The search box, with the words typed into it, or empty. */
export function DrawnSearch({ part, pen }: { part: SearchData; pen: Pen }) {
  return (
    <div className={cx(css.search, markClasses(part.mark))}>
      <DrawnIcon name="search" className={css.glass} />
      <span className={css.typed}>
        <DrawnWords words={part.words} pen={pen} />
      </span>
      <Touch mark={part.mark} hand={part.hand} at="row" />
    </div>
  );
}
