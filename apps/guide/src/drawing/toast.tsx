// With every screen that has steps.
import type { Part } from '@sideguide/guide-core/model';
import type { Pen } from './pen.ts';
import css from './toast.module.css';
import { Words } from './words.tsx';

/** Words that appear for a moment near the lower edge of the screen. */
export function Toast({ part, pen }: { part: Extract<Part, { kind: 'toast' }>; pen: Pen }) {
  return (
    <div className={css.toast}>
      <Words words={part.words} pen={pen} />
    </div>
  );
}
