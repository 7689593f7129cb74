import type { VersionTables } from '@sideguide/guide-core/model';
import { versionTables } from '../../../catalog.ts';
import { loadOnce } from '../../../platform/chunks/load.ts';
import type { SkinRequest } from '../../route.tsx';

export const words = ['version'] as const;
export const early = ['versions'];

/** How every skin's versions are told: the reader's text may come from another one's phone. */
export const load = async (): Promise<{ versions: VersionTables }> => ({ versions: await versionTables() });

const print = () => import(/* webpackChunkName: "paper" */ '../../../features/print/load.tsx');

/** `#print`: the whole guide on paper. */
export const overlay = (request: SkinRequest) =>
  request.address.step === 'print' ? loadOnce('print', print).then((paper) => paper.load(request)) : undefined;
