import type {
  Danger,
  Entry,
  Facts,
  FileKind,
  Identity,
  Obstacle,
  Report,
  SignerCertificate,
  Verdict,
} from '@sideguide/apk-verify';
import { goodFacts, goodReport } from '@sideguide/apk-verify/testing';
import type { Shot, WorkerEvent } from './shot.ts';

const stranger = '9b7e04f3a61120cd5be8e0fd7c2ec3a4f1c9d7b6a5e4f3021c0d9e8f7a6b5c4d';

const signer = (sha256: string): SignerCertificate => ({
  sha256,
  subject: 'CN=Somebody',
  key: { algorithm: 'RSA', bits: 4096 },
  notBefore: '2020-01-01T00:00:00Z',
  notAfter: '2045-01-01T00:00:00Z',
});

const factsOf = (id: string, label: string): Facts => ({
  ...goodFacts,
  package: id,
  versionCode: 1024050,
  versionName: '1.24.5',
  label,
  minSdk: 24,
  targetSdk: 35,
  native: {
    abis: ['arm64-v8a', 'armeabi-v7a'],
    counted: ['arm64-v8a', 'armeabi-v7a'],
    alternatives: [],
    multiArch: false,
    aligned16k: true,
    unusable: [],
  },
  permissions: ['CAMERA', 'RECORD_AUDIO', 'READ_CONTACTS', 'POST_NOTIFICATIONS'].map(
    (name) => `android.permission.${name}`,
  ),
});

const report: Report = { ...goodReport, range: { minSdk: 24, maxSdk: 36 }, signers: [] };

const commonObstacles: readonly Obstacle[] = [
  { code: 'FAILED_VERSION_DOWNGRADE', status: 'invalid', certainty: 'depends' },
  { code: 'FAILED_UPDATE_INCOMPATIBLE', status: 'conflict', certainty: 'depends' },
];
const tooOld: Obstacle = {
  code: 'FAILED_OLDER_SDK',
  status: 'incompatible',
  certainty: 'sure',
  detail: { sdk: 30, android: '11' },
};
const wrongProcessor: Obstacle = {
  code: 'FAILED_NO_MATCHING_ABIS',
  status: 'incompatible',
  certainty: 'sure',
  detail: { abis: 'x86_64' },
};

const dangers: readonly Danger[] = ['damaged', 'tricked', 'unsigned', 'altered', 'weak-signature', 'public-key'];
const kinds: readonly Exclude<FileKind, 'apk'>[] = ['html', 'part', 'empty', 'apks', 'aab', 'zip', 'other'];

/** Returns every state of the check by name, for a reader who wants `app`. */
function states(app: Entry): Readonly<Record<string, WorkerEvent>> {
  const knownDigest = app.certificates[0]!.sha256;
  const facts = factsOf(app.package, app.name);
  const genuine: Identity = { who: 'genuine', channel: 'their page', rotated: false };
  const verdict = (newVerdict: Verdict, verdictFacts: Facts | null = facts): WorkerEvent => [
    { say: 'verdict', verdict: newVerdict, facts: verdictFacts, report: verdictFacts && report },
  ];
  const common = (sha256: string, obstacles: readonly Obstacle[] = [], asks: readonly 'android'[] = []) => ({
    package: app.package,
    signers: [signer(sha256)],
    installability: {
      installs: obstacles.some(({ certainty }) => certainty === 'sure') ? ('no' as const) : ('yes' as const),
      obstacles: [...obstacles, ...commonObstacles],
      asks,
    },
  });
  const strange = { ...common(stranger), package: 'com.example.stranger' };
  const strangeFacts = factsOf('com.example.stranger', 'Stranger');
  const unknown = (fields: object): Identity => ({ who: 'unknown-app', resembles: [], sameSigner: [], ...fields });
  const emptyReport = { signers: [], installability: { installs: 'no' as const, obstacles: [], asks: [] } };
  return {
    reading: [
      { say: 'facts', facts, claimed: knownDigest },
      { say: 'progress', done: 64, all: 100 },
    ],
    genuine: verdict({ ...common(knownDigest), answer: 'genuine', identity: genuine }),
    'genuine-asks': verdict({
      ...common(knownDigest, [{ ...tooOld, certainty: 'depends' }], ['android']),
      answer: 'genuine',
      identity: genuine,
    }),
    'genuine-rotated': verdict({ ...common(knownDigest), answer: 'genuine', identity: { ...genuine, rotated: true } }),
    'other-channel': verdict({
      ...common(knownDigest),
      answer: 'other-channel',
      identity: { who: 'other-channel', channel: 'F-Droid', rotated: false },
    }),
    'too-old': verdict({ ...common(knownDigest, [tooOld]), answer: 'will-not-install', identity: genuine }),
    refused: verdict({ ...common(knownDigest, [wrongProcessor]), answer: 'will-not-install', identity: genuine }),
    unjudged: verdict({
      ...common(knownDigest, [], ['android']),
      answer: 'not-judged',
      why: 'newer-signature',
    }),
    unknown: verdict(
      { ...strange, answer: 'unknown-app', identity: unknown({ sameSigner: [app.package] }) },
      strangeFacts,
    ),
    lookalike: verdict(
      { ...strange, answer: 'unknown-app', identity: unknown({ resembles: [app.package] }) },
      strangeFacts,
    ),
    another: verdict({ ...strange, answer: 'another-app', identity: unknown({}), wanted: app.package }, strangeFacts),
    mismatch: verdict({ ...common(stranger), answer: 'do-not-install', danger: 'mismatch', detail: stranger }),
    ...Object.fromEntries(
      dangers.map((danger) => [
        danger,
        verdict({ ...emptyReport, package: app.package, answer: 'do-not-install', danger }),
      ]),
    ),
    ...Object.fromEntries(
      kinds.map((kind) => [`not-${kind}`, verdict({ ...emptyReport, answer: 'not-an-app', kind }, null)]),
    ),
    'failed-unreadable': [{ say: 'failed', why: 'unreadable', detail: 'NotReadableError' }],
    'failed-broken': [{ say: 'failed', why: 'broken', detail: 'TypeError' }],
    'failed-loading': 'lost',
  };
}

/** Returns the check in all its states at an address, and the most common one with its details unfolded. */
export function checkShots(shot: Shot, app: Entry): Shot[] {
  const shots = Object.entries(states(app)).map(
    ([name, event]): Shot => ({
      ...shot,
      name: `${shot.name}-${name}`,
      workerEvents: event,
      ...(event === 'lost' ? { expectedError: '404' } : {}),
    }),
  );
  const genuine = shots.find(({ name }) => name === `${shot.name}-genuine`)!;
  return [...shots, { ...genuine, name: `${genuine.name}-details`, presses: ['main details:last-of-type > summary'] }];
}
