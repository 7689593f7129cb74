import type { Obstacle } from '@sideguide/apk-verify';
import type { Values } from '@sideguide/guide-core/locale';
import { Link } from 'wouter';
import { useLabels, usePlace } from '../../context/contexts.tsx';
import bubble from '../../parts/bubble.module.css';
import { cx } from '../../platform/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';
import { useCheck } from './check-context.ts';
import { clean } from './clean.ts';
import { obstacleKind } from './obstacle-words.ts';
import css from './obstacles.module.css';
import { useCheckWords } from './words.tsx';

/** Returns the values for a sentence; strings are cleaned, because they come from the file. */
function valuesOf({ detail = {} }: Obstacle): Values {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(detail)) values[name] = typeof value === 'string' ? clean(value) : value;
  return values;
}

/** Lists why the phone refuses the file or warns about it, each with the message that the phone shows. */
export function Obstacles({ list }: { list: readonly Obstacle[] }) {
  const { say } = useCheckWords();
  return (
    <ul className={panel.list}>
      {list.map((obstacle) => (
        <li key={JSON.stringify(obstacle)}>
          <p>{say(`obstacle-${obstacleKind(obstacle)}`, valuesOf(obstacle))}</p>
          <Message obstacle={obstacle} />
        </li>
      ))}
    </ul>
  );
}

/** The phone's own message for the refusal, drawn like on the phone, with a link to its explanation. */
function Message({ obstacle: { status } }: { obstacle: Obstacle }) {
  const { said: messages } = useCheck();
  const { href } = usePlace();
  const { quoteOf } = useLabels();
  const { say } = useCheckWords();
  const message = status === 'installs' ? undefined : messages[status];
  if (!message) return null;
  const [id, label] = message;
  const { text, lang, dir, gloss } = quoteOf(label);
  return (
    <>
      <p className={panel.note}>{say('phone-says')}</p>
      <Link className={cx(bubble.bubble, css.message)} href={href({ path: '/service', step: id })}>
        <span>
          <bdi lang={lang} dir={dir} translate="no">
            {text}
          </bdi>
          {gloss && <small>{gloss}</small>}
        </span>
        <Icon name="go" small />
      </Link>
    </>
  );
}
