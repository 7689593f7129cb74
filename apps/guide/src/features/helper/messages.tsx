import type { CompiledMessage } from '@sideguide/guide-core/model';
import { type PageContexts, useLanguage } from '../../context/contexts.tsx';
import { MessagesInFlow, MessagesProvider } from '../messages/components.ts';
import type { HelperParts, MessageData } from '../messages/types.ts';
import { useHelpedStep } from './helped-places.ts';
import { HelpedReader } from './helped-reader.tsx';
import { LinkForReader } from './link-for-reader.tsx';
import { CopyForReader } from './text-to-send.tsx';

interface Props {
  /** The messages in the helper's language, with the labels of the helped reader's phone. */
  readonly messages: MessageData;
  readonly readerPage: PageContexts;
  /** The messages in the helped reader's language. */
  readonly readerMessages: readonly CompiledMessage[];
}

/** The messages for a helper: what the phone shows in the owner's language, what to say, and texts to copy. */
export function HelperMessages({ messages, readerPage, readerMessages }: Props) {
  const { t } = useLanguage();
  const { locale } = readerPage.language;
  const textOf = (id: string, field: 'cause' | 'do' | 'stop'): string => {
    const text = readerMessages.find((message) => message.id === id)?.words[field] ?? '';
    return typeof text === 'string' ? text : text.join('\n');
  };
  const helper: HelperParts = {
    who: <HelpedReader language={locale.name} />,
    phone: { caption: t('helper-theirs'), dir: locale.dir },
    copy: ({ id }, field) => <CopyForReader readerPage={readerPage} textOf={() => textOf(id, field)} />,
    link: ({ id }) => <LinkForReader readerPage={readerPage} label={t('helper-link')} step={id} />,
    back: useHelpedStep(),
  };
  return (
    <MessagesProvider messages={messages}>
      <MessagesInFlow helper={helper} />
    </MessagesProvider>
  );
}
