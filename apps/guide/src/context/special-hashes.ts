// Hashes that name a part of a screen instead of a step.

/** Opens the list of messages, in a flow or on the screen without one. */
export const messagesHash = 'messages';

/** Opens the file check on the screen without a flow. */
export const checkHash = 'check';

/** On Home: the reader has stopped. It says so where the phone's storage does not. */
export const stoppedHash = 'stopped';
