// The chunk `message-screens`.

export { messageData } from './message-data.ts';
export { MessageList } from './message-list.tsx';
export { MessagesAtStep } from './messages-at-step.tsx';
export { MessagesInFlow } from './messages-in-flow.tsx';
export { MessagesProvider } from './messages-provider.tsx';
export { MessagePage } from './page.tsx';
