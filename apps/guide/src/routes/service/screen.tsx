import { badStep } from '@sideguide/guide-core/flow';
import { skins } from '../../../.generated/cards.ts';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { checkHash, messagesHash } from '../../context/special-hashes.ts';
import { GatePage } from '../../features/gates/components.ts';
import { MessageList, MessagePage, MessagesProvider } from '../../features/messages/components.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { NameTiles } from '../../ui/name-tiles.tsx';
import panel from '../../ui/panel.module.css';
import { CheckFile } from './check-file.tsx';
import { Contact } from './contact.tsx';
import { Gates } from './gates.tsx';
import type { load } from './load.ts';
import css from './screen.module.css';

type Props = Awaited<ReturnType<typeof load>>;

/** Help outside of a flow: for every phone, then settings of known ones. A message opens as its own screen. */
export default function ServiceScreen({ messages, check, gates, stopped }: Props) {
  const { address, href } = usePlace();
  const { t } = useLanguage();
  const { step } = address;
  if (stopped) return stopped.element;
  if (gates) return <GatePage gates={gates} />;
  const message = messages.all.find(({ id }) => id === step);
  if (message)
    return (
      <MessagesProvider messages={messages}>
        <MessagePage message={message} />
      </MessagesProvider>
    );
  const strange = step && step !== messagesHash && step !== checkHash;
  return (
    <>
      <Header />
      <Notices more={strange ? [badStep(step)] : []} />
      <main className={panel.grow}>
        <div className={panel.head}>
          <PageTitle>{t('service-help')}</PageTitle>
        </div>
        <div className={panel.body}>
          <CheckFile check={check} />
          <section className={css.messages} id={messagesHash} aria-labelledby="messages-title">
            <h2 className={panel.h2} id="messages-title">
              {t('messages-title')}
            </h2>
            <p className={panel.note}>{t('messages-lead')}</p>
            <MessagesProvider messages={messages}>
              <MessageList />
            </MessagesProvider>
          </section>
          <Gates />
          <section className={css.messages} aria-labelledby="service-title">
            <h2 className={panel.h2} id="service-title">
              {t('service-title')}
            </h2>
            <p className={panel.note}>{t('service-lead')}</p>
            <NameTiles
              tiles={skins
                .filter(({ status }) => status === 'published')
                .flatMap(({ id, makers }) => makers.map((name) => ({ name, href: href({ path: `/${id}/service` }) })))}
            />
          </section>
          <Contact />
        </div>
      </main>
    </>
  );
}
