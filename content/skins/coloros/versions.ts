import type { Version, VersionRule } from '@sideguide/guide-core/model';

/**
 * The newest first, with the same version's names on realme and OnePlus phones. Source: version tables of public wikis,
 * issue threads (BCR #134, AppManager #1367), read 2026-11-20; realme UI 3, 6 and 7 are inferred. There is no ColorOS 8
 * to 10. A name and its number never part at a line's end.
 */
export const versions = [
  { id: 'coloros-17', name: 'ColorOS\u00a017', android: [17], status: 'soft' },
  {
    id: 'coloros-16',
    name: 'ColorOS\u00a016',
    twins: { OnePlus: 'OxygenOS\u00a016', realme: 'realme\u00a0UI\u00a07' },
    android: [16],
  },
  {
    id: 'coloros-15',
    name: 'ColorOS\u00a015',
    twins: { OnePlus: 'OxygenOS\u00a015', realme: 'realme\u00a0UI\u00a06' },
    android: [15],
  },
  {
    id: 'coloros-14',
    name: 'ColorOS\u00a014',
    twins: { OnePlus: 'OxygenOS\u00a014', realme: 'realme\u00a0UI\u00a05' },
    android: [14],
  },
  {
    id: 'coloros-13',
    name: 'ColorOS\u00a013',
    twins: { OnePlus: 'OxygenOS\u00a013', realme: 'realme\u00a0UI\u00a04' },
    android: [13],
  },
  {
    id: 'coloros-12',
    name: 'ColorOS\u00a012',
    twins: { OnePlus: 'OxygenOS\u00a012', realme: 'realme\u00a0UI\u00a03' },
    android: [12, 11],
  },
  { id: 'coloros-11', name: 'ColorOS\u00a011', twins: { realme: 'realme\u00a0UI\u00a02' }, android: [11] },
  { id: 'coloros-7', name: 'ColorOS\u00a07', twins: { realme: 'realme\u00a0UI\u00a01' }, android: [10] },
] as const satisfies readonly Version[];

const numbers = ['7', '11', '12', '13', '14', '15', '16', '17'];
const coloros = Object.fromEntries(numbers.map((number) => [number, `coloros-${number}`]));
const oxygen = Object.fromEntries(numbers.slice(2).map((number) => [number, `coloros-${number}`]));
const realme = Object.fromEntries(numbers.slice(0, 7).map((number, n) => [`${n + 1}`, `coloros-${number}`]));

/**
 * What *About device* and its neighbours show: `ColorOS V12.1`, `realme UI 4.0`, `OxygenOS 13.1`,
 * `CPH2621_15.0.0.303(EX01)`. CN01 is China, EX01 every other country; older builds (`RMX3195_11_A.20`) name neither, and
 * their 11 is no version. Sources: sdmaid-se #1520, user lists of builds, read 2026-11-20.
 */
export const reads = [
  { match: '\\bCOLOR ?OS[^\\dA-Z]{0,3}V?[ .]?(\\d{1,2})(?!\\d)', os: { group: 1, means: coloros } },
  { match: '\\bOXYGEN ?OS[^\\dA-Z]{0,3}V?[ .]?(\\d{1,2})(?!\\d)', os: { group: 1, means: oxygen } },
  { match: '\\bREALME ?UI[^\\dA-Z]{0,3}(?:R|V)?[ .]?(\\d{1,2})(?!\\d)', os: { group: 1, means: realme } },
  { match: '\\b[A-Z][A-Z\\d]{3,9}_(\\d{1,2})\\.\\d', os: { group: 1, means: coloros } },
  { match: '(?:^|[ _])(\\d{1,2})(?:\\.\\d+)+\\((?:SP\\d\\d)?(?:CN|EX)\\d', os: { group: 1, means: coloros } },
  { match: '\\((?:SP\\d\\d)?(CN|EX)\\d', rom: { group: 1, means: { CN: 'cn', EX: 'global' } } },
  { match: '\\b[A-Z]{3}\\d{4}(EX)?_', rom: { group: 1, means: { EX: 'global' } } },
  { match: '^(CN|EX)\\d\\d', rom: { group: 1, means: { CN: 'cn', EX: 'global' } }, own: true },
  { match: '^(\\d{1,2})(?:\\.\\d+){1,3}$', os: { group: 1, means: coloros }, own: true },
] as const satisfies readonly VersionRule[];
