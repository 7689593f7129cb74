import { isSource } from '@sideguide/cli-kit';
import {
  type Catalogue,
  catalogueOf,
  type EntryFormat,
  findFolder,
  findSettings,
  operatorFormat,
  ownContentData,
  projectFormat,
  readCatalogue,
  readFolder,
  withSoundApps,
} from '@sideguide/content-kit/files';

/** A catalogue, and the format of its entries. */
export type TargetCatalogue = Catalogue & { readonly format: EntryFormat };

/** Reads the catalogue to add to: that of an operator's folder, or of a content folder. */
export async function catalogueFor({
  content,
  folder,
}: {
  readonly content?: string;
  readonly folder?: string;
}): Promise<TargetCatalogue> {
  const isGuide = folder !== undefined || (content === undefined && findSettings(process.cwd()) !== undefined);
  if (!isGuide && (content !== undefined || isSource))
    return { ...(await readCatalogue(content)), format: projectFormat };
  return guideCatalogue(folder);
}

/** Reads the catalogue of an operator's folder, by default the current one. */
export async function guideCatalogue(folder: string | undefined): Promise<TargetCatalogue> {
  const path = findFolder(folder);
  const packageContent = await ownContentData();
  const { apps, content: operatorContent } = withSoundApps(readFolder(path, packageContent));
  // The package's own apps are known; an entry in the folder replaces them.
  const known = { ...operatorContent.knownSigners.apps, ...packageContent.apps };
  for (const id of Object.keys(apps)) delete known[id];
  const content = { ...operatorContent, apps, knownSigners: { ...operatorContent.knownSigners, apps: known } };
  return { ...catalogueOf(content, path), format: operatorFormat(path) };
}
