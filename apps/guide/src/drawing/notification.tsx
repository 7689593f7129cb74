// With every screen that has steps.
import type { Part } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { Touch } from './hand.tsx';
import { Icon } from './icons.tsx';
import { marked } from './mark.ts';
import css from './notification.module.css';
import type { Pen } from './pen.ts';
import { Words } from './words.tsx';

type NotificationData = Extract<Part, { kind: 'notification' }>;

/** A notification: a card with the name of what it tells about, and below it what happened. */
export function Notification({ part, pen }: { part: NotificationData; pen: Pen }) {
  return (
    <div className={cx(css.notification, marked(part.mark))}>
      <span className={css.icon}>
        <Icon name="file" />
      </span>
      <span className={css.words}>
        <Words words={part.title} pen={pen} />
        <span className={css.text}>
          <Words words={part.text} pen={pen} />
        </span>
      </span>
      <Touch mark={part.mark} hand={part.hand} at="row" />
    </div>
  );
}
