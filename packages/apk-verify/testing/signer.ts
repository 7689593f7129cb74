import {
  type BlockSignerInput,
  blockIds,
  makeSigningBlock,
  rotationFrom,
  strippingProtection,
  type V3Signer,
  v2Block,
  v3Block,
} from './block-signer.ts';
import { concat } from './bytes.ts';
import { type CertificateOptions, certify } from './certificate.ts';
import type { KeyName, Signer } from './keys.ts';
import { signV1, type V1Options } from './v1-signer.ts';
import { joinZip, layZip, type Zip, type ZipOptions, type ZipPart } from './zip-writer.ts';

const kept = new Map<string, Signer>();

/** Returns a signer with a self-signed certificate; the same one for the same arguments. */
export function signer(key: KeyName, options: CertificateOptions = {}): Signer {
  const id = JSON.stringify([key, options], (_, value) => (typeof value === 'bigint' ? String(value) : value));
  const known = kept.get(id) ?? { key, certificates: [certify(key, options)] };
  kept.set(id, known);
  return known;
}

export type Pair = readonly [id: number, value: Uint8Array];

/** The schemes that sign, and their signers; an absent scheme does not sign. */
export interface SignOptions {
  readonly v1?: readonly Signer[] | V1Options;
  readonly v2?: readonly BlockSignerInput[];
  readonly v3?: readonly V3Signer[];
  readonly v31?: readonly V3Signer[];
  /** False omits the marks by which an older scheme shows that a newer one was stripped. */
  readonly marks?: boolean;
  /** Pads entries and block to 4096 bytes, as verity requires. */
  readonly pages?: boolean;
  /** Changes the entries after the JAR signature, but before the signature of the whole file. */
  readonly changeParts?: (parts: readonly ZipPart[]) => readonly ZipPart[];
  readonly changePairs?: (pairs: Pair[], zip: Zip) => readonly Pair[];
  readonly changeBlock?: (block: Uint8Array) => Uint8Array;
  readonly zip?: ZipOptions;
}

const page = 4096;
const rest = (length: number) => (page - (length % page)) % page;

/** Returns a pair that pads the block to a whole page; its own size, identifier and value count too. */
function paddingPair(pairs: readonly Pair[]): Pair {
  const bare = makeSigningBlock(pairs).length;
  let room = rest(bare) || page;
  if (room < 12) room += page;
  return [blockIds.padding, new Uint8Array(room - 12)];
}

function protect<T extends BlockSignerInput>(signer: T, ...marks: NonNullable<T['attributes']>[number][]): T {
  return { ...signer, attributes: [...(signer.attributes ?? []), ...marks] };
}

/**
 * A signed file in its layers: entries including those of the JAR signature, the archive without a block, the block.
 */
export interface Signed {
  readonly parts: readonly ZipPart[];
  readonly zip: Zip;
  readonly pairs: readonly Pair[];
  readonly block?: Uint8Array;
}

/** Signs the entries. Defaults are those of the build tools. */
export function signLayers(parts: readonly ZipPart[], options: SignOptions): Signed {
  const { v1, v2, v3, v31, marks = true } = options;
  const schemes = [...(v2 ? ['2'] : []), ...(v3 ? ['3'] : [])];
  const v1Options = v1 && ('signers' in v1 ? v1 : { signers: v1 as readonly Signer[] });
  const signed = v1Options ? signV1(parts, v1Options, marks ? schemes : []) : parts;
  const all = options.changeParts?.(signed) ?? signed;
  const laid = layZip(all, options.zip);
  if (!v2 && !v3 && !v31 && !options.changePairs) return { parts: all, zip: laid, pairs: [] };
  const zip = options.pages
    ? { ...laid, contents: concat(laid.contents, new Uint8Array(rest(laid.contents.length))) }
    : laid;

  const made: Pair[] = [];
  if (v2)
    made.push([blockIds.v2, v2Block(zip, marks && v3 ? v2.map((one) => protect(one, strippingProtection(3))) : v2)]);
  if (v3) {
    const from = Math.min(...(v31 ?? []).map(({ minSdk }) => minSdk ?? 33));
    made.push([blockIds.v3, v3Block(zip, marks && v31 ? v3.map((one) => protect(one, rotationFrom(from))) : v3)]);
  }
  if (v31)
    made.push([
      blockIds.v31,
      v3Block(
        zip,
        v31.map((one) => ({ minSdk: 33, ...one })),
      ),
    ]);
  if (options.pages) made.push(paddingPair(made));
  const pairs = options.changePairs?.(made, zip) ?? made;
  const block = makeSigningBlock(pairs);
  return { parts: all, zip, pairs, block: options.changeBlock?.(block) ?? block };
}

/** Signs the entries and writes the file. */
export function signApk(parts: readonly ZipPart[], options: SignOptions): Uint8Array {
  const { zip, block } = signLayers(parts, options);
  return joinZip(zip, block);
}
