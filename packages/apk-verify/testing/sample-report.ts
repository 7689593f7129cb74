import type { Facts } from '../src/model/facts.ts';
import type { Entry } from '../src/model/phone.ts';
import type { LineageCertificate, Report } from '../src/model/report.ts';

/** Creates a certificate for tests: its digest is derived from its name. */
export const certificate = (name: string): LineageCertificate => ({
  sha256: [...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0'),
  subject: `CN=${name}`,
  key: { algorithm: 'RSA', bits: 2048 },
  notBefore: '2020-01-01T00:00:00.000Z',
  notAfter: '2047-01-01T00:00:00.000Z',
  capabilities: [],
});

/** Facts of an app that every phone accepts. */
export const goodFacts: Facts = {
  package: 'org.example.app',
  versionCode: 7,
  versionName: '1.7',
  label: 'Example',
  labels: {},
  minSdk: 21,
  targetSdk: 36,
  native: { abis: [], alternatives: [], counted: [], multiArch: false, aligned16k: true, unusable: [] },
  permissions: [],
  features: [],
  libraries: [],
  debuggable: false,
  testOnly: false,
  extractNativeLibs: true,
  needsSplits: false,
  hasCode: true,
  hasApplication: true,
  resourcesUsable: true,
  authorities: [],
  ownPermissions: [],
  oddities: [],
};

/** Report of a file signed by Somebody, for Android 14. */
export const goodReport: Report = {
  stampedBy: null,
  range: { minSdk: 34, maxSdk: 34 },
  verified: true,
  schemes: { v1: false, v2: true, v3: true, v31: false },
  unchecked: [],
  unjudged: null,
  byLevel: [],
  signers: [certificate('page')],
  lineage: null,
  rotated: [],
  stamp: false,
  errors: [],
  warnings: [],
  tricks: [],
};

/** The entry of the app in `goodFacts`. */
export const entry: Entry = {
  package: 'org.example.app',
  name: 'Example',
  publisher: 'Somebody',
  page: 'https://example.org/',
  certificates: [
    { sha256: certificate('page').sha256, place: 'page', channel: 'example.org' },
    { sha256: certificate('store').sha256, place: 'elsewhere', channel: 'Store' },
  ],
};

/** Other known apps, one of them with the same signer. */
export const neighbours: readonly Entry[] = [
  { ...entry, package: 'org.example.other', name: 'Other', certificates: [entry.certificates[0]!] },
  {
    ...entry,
    package: 'com.signal.known',
    name: 'Known (direct)',
    certificates: [{ sha256: certificate('known').sha256, place: 'page', channel: 'known.example' }],
  },
];
