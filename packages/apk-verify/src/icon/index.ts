import { readManifestXml, readResources } from '../manifest/read-manifest.ts';
import { ApkFile } from '../read/apk-file.ts';
import { type ApkSource, sourceOf } from '../source-of.ts';
import { iconOf } from './icon.ts';
import type { Icon } from './picture.ts';

export type { Icon } from './picture.ts';

/**
 * Returns the app's icon as a launcher would show it: an SVG drawn from the file's vectors and colours, or its best
 * picture (about 192 pixels). Null if there is none that can be shown safely. Nothing is verified.
 *
 * @throws ApkError if manifest or resources cannot be read, SourceError and TypeError as for `verifyApk`.
 */
export async function readIcon(source: ApkSource): Promise<Icon | null> {
  const archive = await new ApkFile(await sourceOf(source)).archive();
  const { root } = await readManifestXml(archive);
  const { resources } = await readResources(archive);
  return iconOf(archive, resources, root.all('application')[0]);
}
