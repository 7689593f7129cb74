import type { VersionTables } from '@sideguide/guide-core/model';
import { versionTables } from '../../../catalog.ts';
import type { SkinRequest } from '../../../context/route.tsx';
import { loadOnce } from '../../../platform/chunks/load.ts';

export const words = ['version'] as const;
export const early = ['versions'];

/** Loads the version tables of every skin: the reader's text may come from a phone of another one. */
export const load = async (): Promise<{ versions: VersionTables }> => ({ versions: await versionTables() });

const loadPrint = () => import(/* webpackChunkName: "print" */ '../../../features/print/load.tsx');

/** `#print`: the whole guide for printing. */
export const overlay = (request: SkinRequest) =>
  request.address.step === 'print' ? loadOnce('print', loadPrint).then((print) => print.load(request)) : undefined;
