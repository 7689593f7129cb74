import { useGuide, useLanguage, usePlace } from '../../context/contexts.tsx';
import { messagesHash } from '../../context/special-hashes.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { useWayBack } from '../../parts/way-back.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { MessageList } from './message-list.tsx';
import { MessagePage } from './page.tsx';
import type { HelperParts } from './types.ts';
import { useMessages } from './use-messages.ts';

/** The list of messages inside a flow, or one message. */
export function MessagesInFlow({ helper }: { helper?: HelperParts }) {
  const { address, href } = usePlace();
  const { t } = useLanguage();
  const { all } = useMessages();
  const { skin } = useGuide();
  const ownBack = useWayBack();
  const back = helper ? (helper.back ?? href({ path: address.path })) : (ownBack ?? href({ path: `/${skin.id}` }));
  const message = all.find(({ id }) => id === address.step);
  if (message) return <MessagePage message={message} helper={helper} />;
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow} id={messagesHash}>
        <div className={panel.head}>
          {helper?.who}
          <PageTitle>{t('messages-title')}</PageTitle>
          <p>{t('messages-lead')}</p>
        </div>
        <div className={panel.body}>
          <MessageList />
        </div>
      </main>
      <Bar>
        <Button href={back} quiet>
          {t('message-back')}
        </Button>
      </Bar>
    </>
  );
}
