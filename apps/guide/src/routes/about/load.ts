import { versionTables } from '../../content.ts';

export const words = ['about'] as const;
export const early = ['versions'];

/** Loads the versions that each skin knows. */
export const load = async () => ({ tables: await versionTables() });
