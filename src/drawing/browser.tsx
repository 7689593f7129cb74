// With every screen that has steps.
import type { Part } from '#lib/model/scene.ts';
import { cx } from '../core/cx.ts';
import css from './browser.module.css';
import { Touch } from './hand.tsx';
import { Icon } from './icons.tsx';
import { marked } from './mark.ts';
import { Ghost } from './words.tsx';

type BrowserData = Extract<Part, { kind: 'browser' }>;

/** The browser's top line: an address nobody has to read, and `⋮`. */
export function Browser({ part }: { part: BrowserData }) {
  return (
    <div className={css.bar}>
      <span className={css.address}>
        <Icon name="padlock" className={css.lock} />
        <Ghost width={62} />
      </span>
      <span className={cx(css.dots, marked(part.menu))}>
        <Icon name="dots" />
        <Touch mark={part.menu} hand={part.hand} at="edge" />
      </span>
    </div>
  );
}
