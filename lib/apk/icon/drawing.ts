import { readAxml, type XmlElement } from '../manifest/axml.ts';
import type { Resources } from '../manifest/resources.ts';
import type { Value } from '../manifest/value.ts';
import { ApkError } from '../model/error.ts';
import type { Archive } from '../zip/directory.ts';
import { readEntry } from '../zip/entry.ts';
import { SvgWriter } from './svg.ts';

/** Files that one icon may be put together from, and their bytes: honest icons have a dozen of some kilobytes. */
const maxFiles = 40;
const maxXml = 512 << 10;
const maxRaster = 4 << 20;

/** What all parts of one icon share: where files and resources come from, and what may still be spent. */
export class Drawing {
  readonly resources: Resources;
  readonly svg = new SvgWriter();
  readonly #archive: Archive;
  #files = maxFiles;

  constructor(archive: Archive, resources: Resources) {
    this.#archive = archive;
    this.resources = resources;
  }

  /** A file of the archive, or null if there is none of that name, or none that can be read. */
  async bytes(path: string, cap = maxRaster): Promise<Uint8Array | null> {
    const entry = this.#archive.find(path);
    if (!entry) return null;
    if (--this.#files < 0) throw new ApkError('too-large', 'icon: too many files');
    try {
      return await readEntry(this.#archive, entry, 'resources', cap);
    } catch (error) {
      if (error instanceof ApkError) return null;
      throw error;
    }
  }

  /** Root of a binary XML file; null if it is none. */
  async xml(path: string): Promise<XmlElement | null> {
    const bytes = await this.bytes(path, maxXml);
    if (bytes === null) return null;
    try {
      return readAxml(bytes).root;
    } catch (error) {
      if (error instanceof ApkError) return null;
      throw error;
    }
  }

  value(element: XmlElement, id: number): Value | null {
    return this.resources.resolve(element.get(id)?.value);
  }

  number(element: XmlElement, id: number, otherwise: number): number {
    const found = this.value(element, id)?.number;
    return typeof found === 'number' && Number.isFinite(found) ? found : otherwise;
  }
}
