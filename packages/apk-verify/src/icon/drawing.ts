import { readAxml } from '../manifest/axml.ts';
import type { Resources } from '../manifest/resources.ts';
import type { Value } from '../manifest/value.ts';
import type { XmlElement } from '../manifest/xml-element.ts';
import { type IconFiles, readOrSkip } from './files.ts';
import { SvgWriter } from './svg.ts';

/** Maximum size of an XML drawable in bytes. */
const maxXml = 512 << 10;

/** Shared by all parts of one icon: the sources of files and resources, and the remaining limits. */
export class Drawing {
  readonly resources: Resources;
  readonly svg = new SvgWriter();
  private readonly files: IconFiles;

  constructor(files: IconFiles, resources: Resources) {
    this.files = files;
    this.resources = resources;
  }

  /** Reads the root of a binary XML file; null if it is none. */
  async xml(path: string): Promise<XmlElement | null> {
    const bytes = await this.files.bytes(path, maxXml);
    return bytes && readOrSkip(() => readAxml(bytes).root);
  }

  value(element: XmlElement, id: number): Value | null {
    return this.resources.resolve(element.get(id)?.value);
  }

  number(element: XmlElement, id: number, otherwise: number): number {
    const found = this.value(element, id)?.number;
    return typeof found === 'number' && Number.isFinite(found) ? found : otherwise;
  }
}
