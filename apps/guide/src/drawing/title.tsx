// With every screen that has steps.
import type { Part } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { Dots } from './dots.tsx';
import { Touch } from './hand.tsx';
import { Icon } from './icons.tsx';
import { marked } from './mark.ts';
import type { Pen } from './pen.ts';
import css from './title.module.css';
import { Words } from './words.tsx';

type TitleData = Extract<Part, { kind: 'title' }>;
type SearchData = Extract<Part, { kind: 'search' }>;

/** The screen's title; `dots` draws `⋮` at its end also where nothing marks it (a menu hangs from it). */
export function Title({ part, pen, dots }: { part: TitleData; pen: Pen; dots?: boolean }) {
  return (
    <div className={css.title}>
      {part.back && <Icon name="back" className={css.back} />}
      <span className={css.words}>
        <Words words={part.words} pen={pen} />
      </span>
      {(dots || part.menu) && <Dots mark={part.menu} hand={part.hand} sign={part.sign} />}
    </div>
  );
}

/** The search box: with the words typed into it, or still empty. */
export function Search({ part, pen }: { part: SearchData; pen: Pen }) {
  return (
    <div className={cx(css.search, marked(part.mark))}>
      <Icon name="search" className={css.glass} />
      <span className={css.typed}>
        <Words words={part.words} pen={pen} />
      </span>
      <Touch mark={part.mark} hand={part.hand} at="row" />
    </div>
  );
}
