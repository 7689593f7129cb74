import { type CompiledMessage, stages } from '@sideguide/guide-core/model';
import { isBlank } from '@sideguide/guide-core/words';
import { useCallback, useId, useMemo, useState } from 'react';
import { Fold } from '../ui/fold.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { searchOf, wordingsOf } from './find.ts';
import { MessageItem, MessageItems } from './item.tsx';
import css from './messages.module.css';
import { useMessages } from './use-messages.ts';

/** Most messages that a search shows: whoever has to read more has typed too little. */
const most = 12;

/** Find it by its words, or by the place where the phone says it. */
export function MessageList() {
  const { all, ofPhone, t } = useMessages();
  const [wanted, setWanted] = useState('');
  const id = useId();
  const mine = all.filter(ofPhone);
  const others = all.filter((message) => !ofPhone(message));
  return (
    <div className={css.messages}>
      <SearchField label={t('messages-find')} value={wanted} onType={setWanted} controls={id} />
      <div id={id}>
        {isBlank(wanted) ? (
          <>
            <Groups messages={mine} />
            {others.length > 0 && (
              <Fold title={t('messages-other')}>
                <MessageItems messages={others} />
              </Fold>
            )}
          </>
        ) : (
          <Found wanted={wanted} />
        )}
      </div>
    </div>
  );
}

/** The places where a phone speaks, in the order in which an installation comes to them. */
function Groups({ messages }: { messages: readonly CompiledMessage[] }) {
  const { t } = useMessages();
  return stages.map((stage) => {
    const here = messages.filter((message) => message.stage === stage);
    return here.length === 0 ? null : (
      <Fold key={stage} title={t(`stage-${stage}`)}>
        <MessageItems messages={here} />
      </Fold>
    );
  });
}

/** What fits best comes first; messages of other phones come behind all those of this one. */
function Found({ wanted }: { wanted: string }) {
  const { all, labelTexts, ofPhone, quote, t } = useMessages();
  const wordings = useCallback((label: string) => wordingsOf(quote(label), ...labelTexts(label)), [quote, labelTexts]);
  const search = useMemo(() => searchOf(all, wordings), [all, wordings]);
  const { hits } = search(wanted);
  const shown = [...hits.filter(({ item }) => ofPhone(item)), ...hits.filter(({ item }) => !ofPhone(item))].slice(
    0,
    most,
  );
  return (
    <>
      <p className={css.count} role="status">
        {shown.length ? t('messages-found', { n: shown.length }) : t('messages-none')}
      </p>
      <ul className={css.list}>
        {shown.map(({ item, text }) => (
          <li key={item.id}>
            <MessageItem message={item} label={item.labels.find((label) => wordings(label).includes(text))} />
          </li>
        ))}
      </ul>
    </>
  );
}
