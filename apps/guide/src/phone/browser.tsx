import type { ScenePart } from '@sideguide/guide-core/model';
import css from './browser.module.css';
import { Dots } from './dots.tsx';
import { DrawnIcon } from './icons.tsx';
import { Ghost } from './words.tsx';

type BrowserData = Extract<ScenePart, { kind: 'browser' }>;

/** The browser's toolbar: a grey bar for the address, which the reader does not need, and `⋮`. */
export function Browser({ part }: { part: BrowserData }) {
  return (
    <div className={css.bar}>
      <span className={css.address}>
        <DrawnIcon name="padlock" className={css.lock} />
        <Ghost width={62} />
      </span>
      <Dots mark={part.menu} />
    </div>
  );
}
