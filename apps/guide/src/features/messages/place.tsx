import { useGuide, useLanguage, usePlace } from '../../context/contexts.tsx';
import { messagePlace } from '../../context/special-places.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { readNotes } from '../../platform/storage/notes.ts';
import { Bar, BarLink } from '../../ui/bar.tsx';
import panel from '../../ui/panel.module.css';
import { MessageList } from './message-list.tsx';
import css from './messages.module.css';
import { MessagePage } from './page.tsx';
import { useMessages } from './use-messages.ts';

/** The list of messages inside a flow, or one message. */
export function MessagesInFlow() {
  const { address } = usePlace();
  const { t } = useLanguage();
  const { all } = useMessages();
  const back = useWayBack();
  const message = all.find(({ id }) => id === address.step);
  if (message) return <MessagePage message={message} />;
  return (
    <>
      <Header />
      <Notices />
      <main className={css.place} id={messagePlace}>
        <div className={panel.head}>
          <h1>{t('messages-title')}</h1>
          <p>{t('messages-lead')}</p>
        </div>
        <div className={panel.body}>
          <MessageList />
        </div>
      </main>
      <Bar>
        <BarLink href={back} quiet>
          {t('message-back')}
        </BarLink>
      </Bar>
    </>
  );
}

/** Returns the address of the step that the reader came from: the last one shown in this flow. */
function useWayBack(): string {
  const { href } = usePlace();
  const { skin } = useGuide();
  const { last } = readNotes();
  return last?.includes(`/${skin.id}/`) ? last : href({ path: `/${skin.id}` });
}
