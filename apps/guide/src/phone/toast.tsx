import type { ScenePart } from '@sideguide/guide-core/model';
import type { Pen } from './drawing-texts.ts';
import css from './toast.module.css';
import { DrawnWords } from './words.tsx';

/** A toast: a text that appears briefly near the lower edge of the screen. */
export function Toast({ part, pen }: { part: Extract<ScenePart, { kind: 'toast' }>; pen: Pen }) {
  return (
    <div className={css.toast}>
      <DrawnWords words={part.words} pen={pen} />
    </div>
  );
}
