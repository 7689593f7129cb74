import type { Values } from '@sideguide/guide-core/locale';
import { loadOnce } from '../../platform/chunks/load.ts';
import type * as feature from './feature.ts';

/** The tools to share a place, save it, listen to it, and report a problem with it. */
export type ShareFeature = typeof feature;
export type { OwnWords } from './feature.ts';

/** Formats a sentence of the namespace `share`, or of the screens. */
export type ShareWords = (key: string, values?: Values) => string;

export const loadShare = (): Promise<ShareFeature> =>
  loadOnce('share', () => import(/* webpackChunkName: "share" */ './feature.ts'));
