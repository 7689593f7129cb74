import { createCipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  blockIds,
  concat,
  craftParts,
  joinZip,
  layZip,
  makeSigningBlock,
  signer,
  signV1,
  strippingProtection,
  u32,
  v2Block,
  v3Block,
  type ZipPart,
} from '@sideguide/apk-verify/testing';

/** Bytes of content in each of the large entries. */
const entrySize = 16 * 2 ** 20;
/** Chunk size of the content digest. */
const chunkSize = 2 ** 20;

/** Computes the digest over chunks, section by section, so that the file need not be in memory. */
function chunkDigest() {
  const chunks: Buffer[] = [];
  let hash = createHash('sha256');
  let parts: Uint8Array[] = [];
  let chunkLength = 0;
  const closeChunk = () => {
    if (chunkLength === 0) return;
    hash.update(Uint8Array.of(0xa5)).update(u32(chunkLength));
    for (const part of parts) hash.update(part);
    chunks.push(hash.digest());
    hash = createHash('sha256');
    parts = [];
    chunkLength = 0;
  };
  return {
    /** Adds bytes to the current section. */
    feed(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length; ) {
        const part = bytes.subarray(at, at + chunkSize - chunkLength);
        parts.push(part);
        chunkLength += part.length;
        at += part.length;
        if (chunkLength === chunkSize) closeChunk();
      }
    },
    /** Ends the section: a chunk never spans two sections. */
    endSection: closeChunk,
    digest: () =>
      createHash('sha256')
        .update(concat(Uint8Array.of(0x5a), u32(chunks.length), ...chunks))
        .digest(),
  };
}

/** Returns incompressible bytes, the same at every run. */
const noise = (length: number, seed: number) =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, seed & 0xff), Buffer.alloc(16, seed >> 8)).update(
    Buffer.alloc(length),
  );

/** Yields entries in groups: a small app first, then noise until the file has its size. */
function* groupsOf(size: number): Generator<readonly ZipPart[]> {
  yield craftParts({ package: 'org.example.large', label: 'Large', sdk: { min: 24 } });
  for (let n = 0, remaining = size; remaining > 0; n++, remaining -= entrySize)
    yield [{ name: `assets/noise-${n}.bin`, data: noise(Math.min(entrySize, remaining), n + 1), method: 0 }];
}

/**
 * Writes an APK of about `size` bytes, signed v2 and v3 with the test signer's 2048-bit RSA key, unless it exists. It
 * is for Android 7 and later, so that no verifier has to look for a v1 signature.
 */
export async function makeBigApk(file: string, size: number): Promise<void> {
  if (existsSync(file) && statSync(file).size >= size) return;
  mkdirSync(dirname(file), { recursive: true });
  const partialFile = `${file}.part`;
  const out = createWriteStream(partialFile);
  const digest = chunkDigest();
  const write = async (bytes: Uint8Array) => {
    if (!out.write(bytes)) await once(out, 'drain');
  };

  const records: Uint8Array[] = [];
  let at = 0;
  let count = 0;
  for (const group of groupsOf(size)) {
    // A group that is laid out alone begins at offset 0, which is right for the first group only.
    const parts = at === 0 ? group : group.map((part) => ({ ...part, central: { headerOffset: at } }));
    const { contents, directory } = layZip(parts);
    digest.feed(contents);
    records.push(directory);
    count += parts.length;
    await write(contents);
    at += contents.length;
  }
  digest.endSection();
  const directory = concat(...records);
  digest.feed(directory);
  digest.endSection();
  const { end } = layZip([], { end: { entries: count, directorySize: directory.length, directoryOffset: at } });
  digest.feed(end);
  digest.endSection();

  const changeDigest = () => digest.digest();
  const owner = { ...signer('rsa-2048-a'), changeDigest };
  const emptyZip = layZip([]);
  const block = makeSigningBlock([
    [blockIds.v2, v2Block(emptyZip, [{ ...owner, attributes: [strippingProtection(3)] }])],
    [blockIds.v3, v3Block(emptyZip, [owner])],
  ]);
  // An archive without entries, whose end record counts those that were written above.
  const ending = joinZip(
    { contents: new Uint8Array(0), directory, end, options: { end: { directoryOffset: at + block.length } } },
    block,
  );
  await write(ending);
  out.end();
  await once(out, 'close');
  renameSync(partialFile, file);
}

/**
 * Writes a signed JAR (v1 only) of about `size` bytes for Android 5 and later, unless it exists. It takes the most
 * memory, as each entry is hashed separately. All large entries contain the same noise.
 */
export async function makeBigJar(file: string, size: number): Promise<void> {
  if (existsSync(file) && statSync(file).size >= size) return;
  mkdirSync(dirname(file), { recursive: true });
  const partialFile = `${file}.part`;
  const out = createWriteStream(partialFile);
  const data = noise(entrySize, 1);
  const large = Array.from(
    { length: Math.ceil(size / entrySize) },
    (_, n): ZipPart => ({ name: `assets/noise-${n}.bin`, data, method: 0 }),
  );
  const small = craftParts({ package: 'org.example.large', label: 'Large', sdk: { min: 21, target: 29 } });
  const signed = signV1([...small, ...large], { signers: [signer('rsa-2048-a')] }, []);
  const records: Uint8Array[] = [];
  let at = 0;
  for (const part of signed) {
    const { contents, directory } = layZip([{ ...part, central: { headerOffset: at } }]);
    records.push(directory);
    if (!out.write(contents)) await once(out, 'drain');
    at += contents.length;
  }
  const directory = concat(...records);
  const end = { entries: signed.length, directorySize: directory.length, directoryOffset: at };
  out.end(concat(directory, layZip([], { end }).end));
  await once(out, 'close');
  renameSync(partialFile, file);
}
