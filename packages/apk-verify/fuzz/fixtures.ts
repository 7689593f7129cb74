import { element } from '../testing/axml.ts';
import { type BlockSignerInput, lineage } from '../testing/block-signer.ts';
import { utf8 } from '../testing/bytes.ts';
import { type Craft, craftParts, library } from '../testing/craft.ts';
import { type SignOptions, signer, signLayers } from '../testing/signer.ts';
import { joinZip, layZip, type ZipOptions, type ZipPart } from '../testing/zip-writer.ts';

/** A valid file to start from, and its layers if known. */
export interface Fixture {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Entries including those of the JAR signature; absent for external files. */
  readonly parts?: readonly ZipPart[];
  readonly zip?: ZipOptions;
  readonly block?: Uint8Array;
  readonly pairs?: readonly (readonly [id: number, value: Uint8Array])[];
  /** Entries before signing, and how they were signed. */
  readonly plain?: readonly ZipPart[];
  readonly sign?: SignOptions;
  /** Schemes that sign it, if older ones are marked to require the newer ones. */
  readonly marked?: { readonly v1: boolean; readonly v2: boolean; readonly v3: boolean; readonly v31: boolean };
}

const [a, b, c] = [signer('rsa-2048-a'), signer('rsa-2048-b'), signer('rsa-1024')];
const ec = signer('ec-p256');
const dsa = signer('dsa-2048');

/** Stores all entries uncompressed, so that each of their bytes can be changed individually. */
const stored = (parts: readonly ZipPart[]): ZipPart[] =>
  parts.map((part) => (part.method === undefined ? { ...part, method: 0 } : part));

const filter = element('intent-filter', {}, [element('action', { name: 'android.intent.action.MAIN' })]);
const rich: Craft = {
  root: { sharedUserId: 'org.family', versionCodeMajor: 1 },
  application: { extractNativeLibs: false, debuggable: false },
  components: [
    element('activity', { name: '.Main', exported: true }, [filter]),
    element('provider', { name: '.P', authorities: 'org.example.app.files;com.other.files', exported: false }),
    element('uses-library', { name: 'com.maker.sdk', required: false }),
    element('meta-data', { name: 'a', value: 'b' }),
  ],
  elements: [
    element('uses-permission', { name: 'android.permission.INTERNET' }),
    element('uses-feature', { name: 'android.hardware.camera', required: true }),
    element('permission', { name: 'org.example.app.READ' }),
  ],
  parts: [library('arm64-v8a'), library('armeabi-v7a')],
};

function signed(name: string, sign: SignOptions, craft: Craft = {}): Fixture {
  // No two files have the same content: a signature of one must never be valid for another.
  const plain = craftParts({ label: name, ...craft });
  const { parts, zip, block, pairs } = signLayers(plain, sign);
  const has = { v1: Boolean(sign.v1), v2: Boolean(sign.v2), v3: Boolean(sign.v3), v31: Boolean(sign.v31) };
  return {
    name,
    bytes: joinZip(zip, block),
    parts,
    zip: zip.options,
    pairs,
    plain,
    sign,
    ...(block ? { block } : {}),
    ...(sign.marks === false ? {} : { marked: has }),
  };
}

function archive(name: string, parts: readonly ZipPart[]): Fixture {
  return { name, bytes: joinZip(layZip(parts)), parts, zip: {} };
}

const old: Craft = { sdk: { target: 29 } };
const rotation = [lineage([a, ec])];
const many: BlockSignerInput = { ...a, algorithms: ['rsa-sha256', 'rsa-sha512', 'rsa-pss-sha256'] };
const verity: SignOptions = {
  pages: true,
  v2: [{ ...a, algorithms: ['rsa-verity'] }],
  v3: [{ ...a, algorithms: ['rsa-verity'] }],
};
const comment: ZipOptions = { comment: utf8('a comment, PK\x05\x06 and all') };

/** Creates the crafted files; the same bytes each time. */
export function craftedFixtures(): Fixture[] {
  const apk = joinZip(layZip(craftParts()));
  return [
    signed('v1', { v1: [c] }, old),
    signed('v1-stored', { v1: [c], changeParts: stored }, old),
    signed(
      'v1-attributes',
      {
        v1: { signers: [a], attributes: true, hashes: ['sha1', 'sha256'], signatureHash: 'sha1' },
        changeParts: stored,
      },
      old,
    ),
    signed('v1-two', { v1: [a, b], changeParts: stored }, old),
    signed('v1-ec', { v1: [ec] }, old),
    signed('v1-dsa', { v1: [dsa] }, old),
    signed(
      'v1-descriptors',
      { v1: [c], changeParts: (parts) => parts.map((part) => ({ ...part, descriptor: true })) },
      old,
    ),
    signed('v2', { v2: [a] }),
    signed('v2-many', { v2: [many], changeParts: stored }),
    signed('v2-two', { v2: [a, b] }),
    signed('v2-ec', { v2: [ec] }),
    signed('v2-dsa', { v2: [dsa] }),
    signed('v2-comment', { v2: [a], zip: comment }),
    signed('v3', { v3: [a] }),
    signed('v3-rotated', { v1: [a], v2: [a], v3: [{ ...ec, attributes: rotation }] }),
    signed('v31', { v1: [a], v2: [a], v3: [a], v31: [{ ...ec, attributes: rotation }] }),
    signed('all', { v1: [a], v2: [a], v3: [a] }),
    signed('all-stored', { v1: [a], v2: [a], v3: [a], changeParts: stored }),
    signed('all-rich', { v1: [a], v2: [a], v3: [a], changeParts: stored }, rich),
    signed('verity', verity),
    archive('unsigned', stored(craftParts(rich))),
    archive('apks', [
      { name: 'toc.pb', data: utf8('toc') },
      { name: 'base-master.apk', data: apk, method: 0 },
    ]),
    archive('xapk', [
      { name: 'manifest.json', data: utf8('{"package_name":"org.example.app"}') },
      { name: 'org.example.app.apk', data: apk },
    ]),
    archive('zip', [{ name: 'readme.txt', data: utf8('Hello') }]),
    { name: 'html', bytes: utf8('<!-- saved -->\n<!DOCTYPE html><html><head><title>Download</title></head></html>') },
  ];
}
