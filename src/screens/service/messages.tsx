import { useState } from 'react';
import { Link } from 'wouter';
import type { CompiledMessage } from '#lib/model/guide.ts';
import { matches } from '#lib/words/search.ts';
import { checkPlace } from '../../frame/check-kit.ts';
import { useView } from '../../frame/view.ts';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';
import css from './messages.module.css';

export const section = 'messages';

/** What the phone answers because of the file: the file check finds out which. */
const ofTheFile: readonly string[] = ['parse', 'invalid', 'incompatible'];

/** What the phone says, and what to do: each message has an address of its own (`#…`). */
export function Messages() {
  const { address, messages, quoteOf, t } = useView();
  const [wanted, setWanted] = useState('');
  const all = messages ?? [];
  const found = all.filter(({ labels }) =>
    matches(wanted, labels.map((label) => Object.values(quoteOf(label)).join(' ')).join(' ')),
  );
  return (
    <section className={css.messages} id={section} aria-labelledby="messages-title">
      <h2 className={panel.h2} id="messages-title">
        {t('messages-title')}
      </h2>
      <p className={panel.note}>{t('messages-lead')}</p>
      <input
        className={panel.field}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        placeholder={t('messages-find')}
        aria-label={t('messages-find')}
        autoComplete="off"
      />
      <ul className={panel.list}>
        {found.map((message) => (
          <li key={message.id} id={message.id}>
            <Message message={message} open={message.id === address.step} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('messages-none')}</p>}
    </section>
  );
}

/** The words look like the phone; what we say about them does not. */
function Message({ message, open }: { message: CompiledMessage; open: boolean }) {
  const { href, quoteOf, t } = useView();
  return (
    <details className={css.message} open={open}>
      <summary className={css.said}>
        <span className={css.wordings}>
          {message.labels.map((label) => {
            const { text, lang, dir, gloss } = quoteOf(label);
            return (
              <span key={text}>
                <bdi lang={lang} dir={dir} translate="no">
                  {text}
                </bdi>
                {gloss && <small>{gloss}</small>}
              </span>
            );
          })}
        </span>
        <Icon name="down" small />
      </summary>
      <div className={css.answer}>
        <p className={panel.note}>{t(`says-${message.says}`)}</p>
        <p>
          <b>{t('message-why')}</b>
          {message.cause}
        </p>
        <p>
          <b>{t('message-remedy')}</b>
          {message.remedy}
        </p>
        {ofTheFile.includes(message.status ?? '') && (
          <Link className={panel.link} href={href({ step: checkPlace })}>
            {t('check-open')}
          </Link>
        )}
      </div>
    </details>
  );
}
