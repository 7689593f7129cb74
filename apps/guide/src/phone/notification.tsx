import type { ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import { markClasses } from './mark.ts';
import css from './notification.module.css';
import { Tile } from './tile.tsx';
import { DrawnWords } from './words.tsx';

type NotificationData = Extract<ScenePart, { kind: 'notification' }>;

/** A notification: a card with the name of its subject, and below it what happened. */
export function Notification({ part, texts }: { part: NotificationData; texts: DrawingTexts }) {
  return (
    <div className={cx(css.notification, markClasses(part.mark))}>
      <Tile icon="file" of={part.title} texts={texts} className={css.icon} />
      <span className={css.words}>
        <DrawnWords words={part.title} texts={texts} />
        <span className={css.text}>
          <DrawnWords words={part.text} texts={texts} />
        </span>
      </span>
    </div>
  );
}
