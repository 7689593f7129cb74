import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadScreens } from './load.ts';

// `loadMessages` loads them.

const chunk = 'message-screens';

/** Provides the messages to the components below, with their words and labels. */
export const MessagesProvider = lazyComponent(chunk, loadScreens, (module) => module.MessagesProvider);
/** The list of messages, as part of a screen. */
export const MessageList = lazyComponent(chunk, loadScreens, (module) => module.MessageList);
/** One message, as a screen of its own. */
export const MessagePage = lazyComponent(chunk, loadScreens, (module) => module.MessagePage);
/** The list or one message inside a flow, as the address names it, as a screen. */
export const MessagesInFlow = lazyComponent(chunk, loadScreens, (module) => module.MessagesInFlow);
/** Links to the messages that may appear at a step. */
export const MessagesAtStep = lazyComponent(chunk, loadScreens, (module) => module.MessagesAtStep);
