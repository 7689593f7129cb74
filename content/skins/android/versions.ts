import type { Version, VersionRule } from '@sideguide/guide-core/model';

/** The newest first. A name and its number never part at a line's end. */
export const versions = [
  { id: 'android-17', name: 'Android\u00a017', android: [17], status: 'soft' },
  { id: 'android-16', name: 'Android\u00a016', android: [16] },
  { id: 'android-15', name: 'Android\u00a015', android: [15] },
  { id: 'android-14', name: 'Android\u00a014', android: [14] },
  { id: 'android-13', name: 'Android\u00a013', android: [13] },
  { id: 'android-12', name: 'Android\u00a012', android: [12] },
  { id: 'android-11', name: 'Android\u00a011', android: [11] },
  { id: 'android-10', name: 'Android\u00a010', android: [10] },
  { id: 'android-9', name: 'Android\u00a09', android: [9] },
  { id: 'android-8', name: 'Android\u00a08', android: [8] },
] as const satisfies readonly Version[];

const android = Object.fromEntries(versions.map(({ id }) => [id.replace('android-', ''), id]));

/** The row below *Android version*: `14`, `8.1.0`. */
export const reads = [
  { match: '^(\\d{1,2})(?:\\.\\d){0,2}$', os: { group: 1, means: android }, own: true },
] as const satisfies readonly VersionRule[];
