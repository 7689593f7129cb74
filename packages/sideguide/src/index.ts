export type { BundledParts } from './operator/bundled-site.ts';
