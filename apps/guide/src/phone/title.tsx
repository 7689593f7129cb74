import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { Dots } from './dots.tsx';
import type { DrawingTexts } from './drawing-texts.ts';
import { DrawnIcon } from './icons.tsx';
import { markClasses } from './mark.ts';
import css from './title.module.css';
import { DrawnWords } from './words.tsx';

type TitleData = Extract<ScenePart, { kind: 'title' }>;
type SearchData = Extract<ScenePart, { kind: 'search' }>;

/** The head of a page; `dots` draws `⋮` at its end even if it is not marked (for a menu that opens there). */
export function Title({ part, texts, dots }: { part: TitleData; texts: DrawingTexts; dots?: boolean }) {
  return (
    <div className={cx(css.title, part.back && css.inner)}>
      {/* The skin shows one of the two. */}
      {part.back && (
        <span className={css.back}>
          <DrawnIcon name="arrow" className={css.arrow} />
          <DrawnIcon name="back" className={css.angle} />
        </span>
      )}
      <span className={css.words}>
        <DrawnWords words={part.words} texts={texts} />
      </span>
      {(dots || part.menu) && (
        <span className={css.end}>
          <Dots mark={part.menu} sign={part.sign} />
        </span>
      )}
    </div>
  );
}

/** The search box, with the words typed into it, or empty. */
export function DrawnSearch({ part, texts }: { part: SearchData; texts: DrawingTexts }) {
  return (
    <div className={cx(css.search, markClasses(part.mark))}>
      <DrawnIcon name="search" className={css.glass} />
      <span className={css.typed}>
        <DrawnWords words={part.words} texts={texts} />
      </span>
    </div>
  );
}
