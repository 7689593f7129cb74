import { describe, expect, it } from 'vitest';
import { utf8 } from '../../testing/bytes.ts';
import { signApk, signer } from '../../testing/signer.ts';
import type { ZipPart } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import type { Tools } from '../model/source.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { readArchive } from '../zip/directory.ts';
import { verifyV1 } from './verify-v1.ts';

const manifest: ZipPart = { name: 'AndroidManifest.xml', data: utf8('manifest') };
const large: ZipPart = { name: 'assets/large', data: new Uint8Array(3 << 20).fill(7) };
/** An entry too large to be hashed at once. */
const larger: ZipPart = { name: 'assets/larger', data: new Uint8Array((16 << 20) + 1) };

async function verify(
  parts: readonly ZipPart[],
  tools: Partial<Tools> = {},
  changeManifest?: (text: string) => string,
) {
  const file = signApk(parts, { v1: { signers: [signer('ec-p256')], ...(changeManifest && { changeManifest }) } });
  const archive = await readArchive(memorySource(file));
  return verifyV1(archive, { minSdk: 21, maxSdk: 99 }, new Set(), { digests: nodeDigests, ...tools });
}

describe('entries that take long', () => {
  it('are told of now and then, and within a large entry', async () => {
    const told: (readonly [number, number])[] = [];
    await verify([manifest, large, { ...manifest, name: 'last' }], { progress: (...both) => told.push(both) });
    const size = large.data.length + 2 * manifest.data.length;
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.at(-1)).toEqual([size, size]);
    told.forEach(([done, all], at) => {
      expect(all).toBe(size);
      expect(done - (told[at - 1]?.[0] ?? 0)).toBeGreaterThanOrEqual(done < size ? 1 << 20 : 1);
    });
  });

  it('end with the reason of the signal', async () => {
    const signal = { aborted: true, reason: 'enough' };
    await expect(verify([manifest, large], { signal })).rejects.toBe('enough');
  });

  it('are hashed piece by piece if they are very large', async () => {
    expect(await verify([manifest, larger])).toMatchObject({ verified: true });
    const wrong = await verify([manifest, larger], {}, (text) => text.replace(/(larger\r\n.*Digest: )..../, '$1AAAA'));
    expect(wrong.errors).toMatchObject([{ name: 'JAR_SIG_ZIP_ENTRY_DIGEST_DID_NOT_VERIFY' }]);
  });
});
