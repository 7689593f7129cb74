import { useState } from 'react';
import { copyText } from '../../platform/copy.ts';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './helper.module.css';

interface Props {
  readonly text: string;
  readonly label: string;
  /** Status message after copying. */
  readonly done: string;
  readonly failed: string;
}

/** A text for a chat: a tap copies it; if the browser cannot copy, it is shown so that it can be selected. */
export function CopyLine({ text, label, done, failed }: Props) {
  const [copied, setCopied] = useState<string>();
  const state = copied === text ? 'done' : copied === undefined ? 'idle' : 'failed';
  return (
    <div>
      <TextLink onClick={() => copyText(text).then((isCopied) => setCopied(isCopied ? text : ''))}>{label}</TextLink>
      <span role="status" className={panel.note}>
        {state === 'done' && ` ${done}`}
        {state === 'failed' && ` ${failed}`}
      </span>
      {copied === '' && <output className={css.copy}>{text}</output>}
    </div>
  );
}
