export type { Parts } from './operator/bundled-site.ts';
