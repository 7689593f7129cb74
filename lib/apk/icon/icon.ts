import type { XmlElement } from '../manifest/axml.ts';
import type { Resources } from '../manifest/resources.ts';
import type { Icon } from '../model/facts.ts';
import type { Archive } from '../zip/directory.ts';

export async function iconOf(
  _archive: Archive,
  _resources: Resources,
  _application: XmlElement | undefined,
): Promise<Icon | null> {
  return null;
}
