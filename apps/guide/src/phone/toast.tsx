import type { ScenePart } from '@sideguide/guide-core/model';
import type { DrawingTexts } from './drawing-texts.ts';
import css from './toast.module.css';
import { DrawnWords } from './words.tsx';

/** A toast: a text that appears briefly near the lower edge of the screen. */
export function Toast({ part, texts }: { part: Extract<ScenePart, { kind: 'toast' }>; texts: DrawingTexts }) {
  return (
    <div className={css.toast}>
      <DrawnWords words={part.words} texts={texts} />
    </div>
  );
}
