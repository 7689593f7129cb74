import type { HostFile } from './plan.ts';

/** The plain text that Apache and nginx send for a missing chunk; they need a file for it. */
export const missingText: HostFile = { name: '404.txt', text: 'Not found\n', inSite: true };
