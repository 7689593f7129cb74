import { ApkError } from '../model/error.ts';
import type { Archive, ZipEntry } from '../zip/directory.ts';
import { dataOffset, readEntry } from '../zip/entry.ts';
import { readAxml } from './axml.ts';
import { Resources } from './resources.ts';
import type { XmlDocument } from './xml-element.ts';

const maxManifest = 4 << 20;
/** Android's own framework resources are 32 MB. */
export const maxResources = 64 << 20;

/** Returns the manifest's elements, its oddities, and its entry. Throws like `readFacts`, except for resources. */
export async function readManifestXml(archive: Archive): Promise<XmlDocument & { readonly entry: ZipEntry }> {
  const entry = archive.find('AndroidManifest.xml');
  if (!entry) throw new ApkError('no-manifest', 'No AndroidManifest.xml');
  const document = readAxml(await readEntry(archive, entry, 'resources', maxManifest));
  const { root } = document;
  if (root.name !== 'manifest') throw new ApkError('manifest', `The root is <${root.name}>`);
  return { ...document, entry };
}

/** A file's resource table. */
export interface FoundResources {
  readonly resources: Resources;
  /** Whether Android 11 and later accept it: stored, at an offset that is a multiple of four. */
  readonly usable: boolean;
}

/**
 * Reads `resources.arsc`. Throws ApkError `manifest` where Android rejects it, `format` and `too-large` like
 * `readEntry`.
 */
export async function readResources(archive: Archive): Promise<FoundResources> {
  const entry = archive.find('resources.arsc');
  if (!entry) return { resources: new Resources(null), usable: true };
  const resources = new Resources(await readEntry(archive, entry, 'resources', maxResources));
  return { resources, usable: entry.method === 0 && (await dataOffset(archive, entry)) % 4 === 0 };
}
