import type { Version, VersionRule } from '@sideguide/guide-core/model';

/**
 * The newest first. Which Android each comes with: version key of Xiaomi.eu's string snapshots (MIUI 12 to HyperOS 3) and
 * build numbers in issue threads, read 2026-11-20; HyperOS and Android do not go in step. HyperOS 4 is on Chinese phones
 * since about August 2026 (BetterMiuiExpress #25); nobody has read its words.
 */
export const versions = [
  { id: 'hyperos-4', name: 'HyperOS\u00a04', android: [17], status: 'unchecked' },
  { id: 'hyperos-3', name: 'HyperOS\u00a03', android: [16, 15] },
  { id: 'hyperos-2', name: 'HyperOS\u00a02', android: [15, 14] },
  { id: 'hyperos-1', name: 'HyperOS\u00a01', android: [14, 13] },
  { id: 'miui-14', name: 'MIUI\u00a014', android: [13, 12, 14] },
  { id: 'miui-13', name: 'MIUI\u00a013', android: [12, 11, 13] },
  { id: 'miui-12.5', name: 'MIUI\u00a012.5', android: [11] },
  { id: 'miui-12', name: 'MIUI\u00a012', android: [10, 11] },
] as const satisfies readonly Version[];

const hyperos = { '1': 'hyperos-1', '2': 'hyperos-2', '3': 'hyperos-3', '4': 'hyperos-4' };
const miui = { '12': 'miui-12', '12.5': 'miui-12.5', '13': 'miui-13', '14': 'miui-14' };
/** First letter of the last block; T is Android 13, and so on. */
const letters = { Q: '10', R: '11', S: '12', T: '13', U: '14', V: '15', W: '16', X: '17' };

/**
 * What *About phone* and its neighbours show: `OS2.0.8.0.ULJCNXM`, `V14.0.3.0.TLIMIXM`, `14.0.3(TLIMIXM)`, `MIUI Global
 * 14.0.3`, `Xiaomi HyperOS 2.0.205`. The last block of a build is a letter for Android, two for the device, two for the
 * region (CN is China), two for the carrier: XM is not one. Sources: build numbers in issue threads and string snapshots.
 */
export const reads = [
  { match: '(?:\\bHYPER ?OS|澎湃 ?OS)[^\\dA-Z]{0,3}(\\d{1,2})(?!\\d)', os: { group: 1, means: hyperos } },
  { match: '(?:^OS ?(?=\\d)|\\bOS(?=\\d\\.))(\\d)(?!\\d)', os: { group: 1, means: hyperos } },
  { match: '\\bMIUI(?: ?/)?(?: [A-Z]{2,12}){0,3} ?V?(12\\.5|\\d\\d)(?!\\d)', os: { group: 1, means: miui } },
  {
    match: '(?:^|[^\\d.])(12\\.5|1[234])(?:\\.\\d+){1,3}[. ]?\\(?[Q-X][A-Z\\d]{2}[A-Z]{2}[A-Z]{2}\\b',
    os: { group: 1, means: miui },
  },
  {
    match: '(?:^|[^\\d.])([1-4])(?:\\.\\d+){1,3}[. ]?\\(?[Q-X][A-Z\\d]{2}[A-Z]{2}[A-Z]{2}\\b',
    os: { group: 1, means: hyperos },
  },
  {
    match: '(?:\\d[. ]?|\\()([Q-X])[A-Z\\d]{2}([A-Z]{2})[A-Z]{2}\\b',
    android: { group: 1, means: letters },
    rom: { group: 2, means: { CN: 'cn', '*': 'global' } },
  },
  // The end of a build alone, as the question about the country names it.
  {
    match: '^([Q-X]) ?[A-Z\\d]{2} ?([A-Z]{2}) ?XM$',
    android: { group: 1, means: letters },
    rom: { group: 2, means: { CN: 'cn', '*': 'global' } },
    own: true,
  },
  { match: '^(CN|MI|EU|IN|RU|ID|TW|TR|JP|KR) ?XM$', rom: { group: 1, means: { CN: 'cn', '*': 'global' } }, own: true },
  { match: '^([1-4])(?:\\.\\d+){1,3}$', os: { group: 1, means: hyperos }, own: true },
  { match: '^V? ?(12\\.5|1[234])(?:\\.\\d+){1,3}$', os: { group: 1, means: miui }, own: true },
] as const satisfies readonly VersionRule[];
