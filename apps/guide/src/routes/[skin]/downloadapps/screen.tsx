import { MessagesInFlow, MessagesProvider } from '../../../features/messages/components.ts';
import { StepScreen } from '../../../flow/step-screen.tsx';
import type { load } from './load.ts';
import css from './screen.module.css';

/** Leads from choosing the app to the installed app, one step at a time; or shows the messages. */
export default function DownloadScreen({ messages, apps, check }: Awaited<ReturnType<typeof load>>) {
  return (
    <div className={css.screen}>
      {messages ? (
        <MessagesProvider messages={messages}>
          <MessagesInFlow />
        </MessagesProvider>
      ) : (
        <StepScreen part="download" apps={apps} check={check} />
      )}
    </div>
  );
}
