import type { Version, VersionRule } from '@sideguide/guide-core/model';

/**
 * The newest first, Samsung's after the Android that it is made from. The labels were read in One UI 6 and 7; newer
 * ones may differ, and have Auto Blocker at the same place, as owners report. A name and its number never part at a line's end.
 */
export const versions = [
  { id: 'android-17', name: 'Android\u00a017', android: [17], status: 'soft' },
  { id: 'one-ui-9', name: 'One\u00a0UI\u00a09', android: [17], maker: 'Samsung', status: 'soft' },
  { id: 'android-16', name: 'Android\u00a016', android: [16] },
  { id: 'one-ui-8', name: 'One\u00a0UI\u00a08', android: [16], maker: 'Samsung', status: 'soft' },
  { id: 'android-15', name: 'Android\u00a015', android: [15] },
  { id: 'one-ui-7', name: 'One\u00a0UI\u00a07', android: [15], maker: 'Samsung' },
  { id: 'android-14', name: 'Android\u00a014', android: [14] },
  { id: 'one-ui-6', name: 'One\u00a0UI\u00a06', android: [14], maker: 'Samsung' },
  { id: 'android-13', name: 'Android\u00a013', android: [13] },
  { id: 'android-12', name: 'Android\u00a012', android: [12] },
  { id: 'android-11', name: 'Android\u00a011', android: [11] },
  { id: 'android-10', name: 'Android\u00a010', android: [10] },
  { id: 'android-9', name: 'Android\u00a09', android: [9] },
  { id: 'android-8', name: 'Android\u00a08', android: [8] },
] as const satisfies readonly Version[];

/** The versions with Auto Blocker. */
export const oneUi = versions.filter((version) => 'maker' in version).map(({ id }) => id);
/** All others, and phones of which nobody knows the version. */
export const notOneUi = [...versions.filter((version) => !('maker' in version)).map(({ id }) => id), 'unknown'];

/** The ids by the numbers after the family's name. */
const byNumber = (family: string) =>
  Object.fromEntries(versions.filter(({ id }) => id.startsWith(family)).map(({ id }) => [id.slice(family.length), id]));

/** *One UI version* of Samsung: `7.0`; the row below *Android version*: `14`, `8.1.0`. */
export const reads = [
  { match: '\\bONE ?UI(?: VERSION)?[^\\dA-Z]{0,3}(\\d{1,2})(?!\\d)', os: { group: 1, means: byNumber('one-ui-') } },
  { match: '^(\\d{1,2})(?:\\.\\d){0,2}$', os: { group: 1, means: byNumber('android-') }, own: true },
] as const satisfies readonly VersionRule[];
