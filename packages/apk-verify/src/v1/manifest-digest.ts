import type { Tools } from '../model/source.ts';
import type { Archive } from '../zip/directory.ts';
import { streamEntry } from '../zip/entry.ts';

const manifestEntry = 'META-INF/MANIFEST.MF';
const maxManifest = 64 << 20;

/**
 * Returns the SHA-256 of the JAR manifest, which source stamps sign for files with a v1 signature. Null without a
 * manifest.
 *
 * @throws ApkError `format` if the entry cannot be read.
 */
export async function manifestDigest(archive: Archive, tools: Tools): Promise<Uint8Array | null> {
  const entry = archive.find(manifestEntry);
  if (!entry) return null;
  const digest = tools.digests.running('SHA-256');
  await streamEntry(archive, entry, (bytes) => digest.update(bytes), maxManifest, tools.signal);
  return digest.digest();
}
