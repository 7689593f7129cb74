import { type ComponentType, createContext } from 'react';
import { LabelsContext, LanguageContext, usePresent } from '../../context/contexts.tsx';
import { useMoreLabels, useWords } from '../../context/use-words.ts';
import type { MessageFeature } from './load.ts';

const MessagesContext = createContext<MessageFeature | undefined>(undefined);
export const useMessageFeature = (): MessageFeature => usePresent(MessagesContext);

/** Wraps a component in the contexts of the messages, their words and their labels. */
export const withMessages =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props & { readonly feature: MessageFeature }> =>
  ({ feature, ...props }) => (
    <MessagesContext.Provider value={feature}>
      <LanguageContext.Provider value={useWords(feature.words)}>
        <LabelsContext.Provider value={useMoreLabels(feature)}>
          <Part {...(props as unknown as Props)} />
        </LabelsContext.Provider>
      </LanguageContext.Provider>
    </MessagesContext.Provider>
  );
