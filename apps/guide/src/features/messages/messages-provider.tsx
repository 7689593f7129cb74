import { createContext, type ReactNode } from 'react';
import { LabelsContext, LanguageContext, usePresent } from '../../context/contexts.tsx';
import { useMoreLabels, useWords } from '../../context/use-words.ts';
import type { MessageData } from './types.ts';

const MessagesContext = createContext<MessageData | undefined>(undefined);
export const useMessageData = (): MessageData => usePresent(MessagesContext, 'messages');

/** Provides the messages, their words and their labels. */
export const MessagesProvider = ({ messages, children }: { messages: MessageData; children: ReactNode }) => (
  <MessagesContext.Provider value={messages}>
    <LanguageContext.Provider value={useWords(messages.words)}>
      <LabelsContext.Provider value={useMoreLabels(messages)}>{children}</LabelsContext.Provider>
    </LanguageContext.Provider>
  </MessagesContext.Provider>
);
