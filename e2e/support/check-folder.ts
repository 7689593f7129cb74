import { craftApk, hash, joinZip, layZip, library, lineage, type Signer, signer } from '@sideguide/apk-verify/testing';
import { entryText } from '@sideguide/content-kit/files';
import { runCommand } from './run-command.ts';
import type { Call } from './sideguide.ts';
import { type TestFolder, testFolder } from './test-folder.ts';

/** Returns the SHA-256 of a signer's certificate as the catalogue writes it. */
export const signerDigest = ({ certificates }: Signer) => Buffer.from(hash('sha256', certificates[0]!)).toString('hex');
/** Returns signing options for all signers, in every scheme that a file may have. */
export const signedBy = (...signers: Signer[]) => ({ v1: signers, v2: signers, v3: signers.slice(0, 1) });

export const own = signer('rsa-2048-a', { subject: 'Example makers' });
const store = signer('rsa-2048-b', { subject: 'A store' });
export const stranger = signer('rsa-2048-c', { subject: 'Somebody' });
const debug = signer('rsa-2048-c', { subject: 'Android Debug' });

export const genuineApk = craftApk({ sign: signedBy(own) });
const flipped = Uint8Array.from(genuineApk, (byte, at) => (at === 200 ? byte ^ 1 : byte));

const archive = (content: Readonly<Record<string, Uint8Array>>) =>
  joinZip(layZip(Object.entries(content).map(([name, data]) => ({ name, data }))));

/** Test files by name; `packages/sideguide/src/commands/check.slow.test.ts` has the expected sentence for each. */
export const files = {
  'genuine.apk': genuineApk,
  'store.apk': craftApk({ sign: signedBy(store) }),
  'new-key.apk': craftApk({
    sign: { ...signedBy(own), v3: [{ ...stranger, attributes: [lineage([own, stranger])] }] },
  }),
  'arm.apk': craftApk({ sign: signedBy(own), parts: [library('arm64-v8a')] }),
  'test-only.apk': craftApk({ sign: signedBy(own), application: { testOnly: true } }),
  'split.apk': craftApk({ sign: signedBy(own), split: 'config.de' }),
  'needs-splits.apk': craftApk({ sign: signedBy(own), root: { isSplitRequired: true } }),
  'newer-only.apk': craftApk({ sign: { v2: [own], v3: [own] } }),
  'v3-only.apk': craftApk({ sign: { v3: [own] } }),
  'from-4.apk': craftApk({ sign: signedBy(own), sdk: { min: 14 } }),
  'other-app.apk': craftApk({ package: 'org.other.app', label: 'Other', sign: signedBy(stranger) }),
  'same-signer.apk': craftApk({ package: 'org.other.app', label: 'Other', sign: signedBy(own) }),
  'false-name.apk': craftApk({ package: 'org.other.app', label: 'Ехаmple', sign: signedBy(stranger) }),
  'fake.apk': craftApk({ sign: signedBy(stranger) }),
  'debug-key.apk': craftApk({ sign: signedBy(debug) }),
  'unsigned.apk': craftApk({ sign: null }),
  'altered.apk': flipped,
  'old-signature.apk': craftApk({ sign: { v1: [own] }, sdk: { target: 30 } }),
  'janus.apk': craftApk({
    sign: { v1: [own], zip: { front: new TextEncoder().encode('dex\n035\0') } },
    sdk: { target: 29 },
  }),
  'no-manifest-inside.apk': craftApk({
    sign: signedBy(own),
    parts: [{ name: 'AndroidManifest.xml', data: new Uint8Array(99) }],
  }),
  'part.apk': genuineApk.subarray(0, 900),
  'page.apk': '<!doctype html><title>Download</title>',
  'empty.apk': '',
  'noise.apk': new Uint8Array(5000).fill(0x55),
  'archive.apk': archive({ 'readme.txt': new Uint8Array(9) }),
  'splits.apks': archive({ 'toc.pb': new Uint8Array(9), 'base.apk': genuineApk }),
  'splits.xapk': archive({ 'manifest.json': new TextEncoder().encode('{}'), 'org.example.app.apk': genuineApk }),
  'splits.apkm': archive({ 'info.json': new Uint8Array(9), 'base.apk': genuineApk }),
  'app.aab': archive({ 'BundleConfig.pb': new Uint8Array(9), 'base/dex/classes.dex': new Uint8Array(9) }),
} as const;

/** A folder with these files and a catalogue with one app. */
export interface CheckFolder extends TestFolder {
  /** Folder of the catalogue. */
  readonly content: string;
  /** Runs `sideguide check` on a file of the folder. */
  readonly check: (name: string, ...options: string[]) => Promise<Call>;
}

export function makeCheckFolder(): CheckFolder {
  const temp = testFolder();
  const certificate = (owner: Signer, at: 'page' | 'elsewhere', channel: string) => ({
    sha256: signerDigest(owner),
    place: at,
    channel,
  });
  const app = {
    package: 'org.example.app',
    name: 'Example',
    publisher: 'Example Org',
    kind: 'tools',
    page: 'https://example.org/download',
    certificates: [certificate(own, 'page', 'example.org'), certificate(store, 'elsewhere', 'A Store')],
    needs: [],
    sources: ['the tests'],
    checked: '2026-11-21',
    confidence: 'low',
  };
  // As in every folder that holds a catalogue in TypeScript.
  temp.put('package.json', '{ "type": "module" }');
  temp.put('content/apps/org.example.app.ts', entryText(app));
  for (const [name, data] of Object.entries(files)) temp.put(name, data);
  const content = temp.at('content');
  return {
    ...temp,
    content,
    check: (name, ...options) => runCommand(['check', temp.at(name), '--content', content, ...options]),
  };
}
