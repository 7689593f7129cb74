import type { CompiledMessage } from '@sideguide/guide-core/model';
import { Link } from 'wouter';
import { skins } from '../../../.generated/cards.ts';
import { useLabels, usePlace } from '../../context/contexts.tsx';
import bubble from '../../parts/bubble.module.css';
import { QuotedWords } from '../../parts/quoted-words.tsx';
import { StepSentence } from '../../parts/sentence.tsx';
import { cx } from '../../platform/cx.ts';
import panel from '../../ui/panel.module.css';
import css from './messages.module.css';
import { useMessages } from './use-messages.ts';

interface Props {
  readonly message: CompiledMessage;
}

/** A link to a message: the phone's words on a card that looks like the phone, or the guide's own title for it. */
function MessageItem({ message }: Props) {
  const { phoneSkin } = usePlace();
  const { quote } = useLabels();
  const { open, languageOf } = useMessages();
  const [label] = message.labels;
  const words = label ? quote(label) : undefined;
  const { title } = message.words;
  const makers = phoneSkin ? undefined : skins.find(({ id }) => id === message.skin)?.makers;
  return (
    <Link className={cx(css.item, words ? bubble.bubble : css.own)} href={open(message.id)}>
      {words && <QuotedWords {...words} />}
      {title && (
        <span className={words ? css.apart : undefined} {...languageOf(message)}>
          <StepSentence text={title} />
        </span>
      )}
      {makers && <small dir="ltr">{makers.join(' · ')}</small>}
    </Link>
  );
}

export function MessageItems({ messages }: { messages: readonly CompiledMessage[] }) {
  return (
    <ul className={panel.list}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageItem message={message} />
        </li>
      ))}
    </ul>
  );
}
