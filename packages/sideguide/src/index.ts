export type { Parts } from './operator/parts.ts';
