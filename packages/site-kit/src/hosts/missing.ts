import type { HostFile } from './plan.ts';

/** What Apache and nginx show in place of a missing part: plain text, which they cannot answer with out of their settings. */
export const missingText: HostFile = { name: '404.txt', text: 'Not found\n', inSite: true };
