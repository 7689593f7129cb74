export { type Catalogue, type CatalogueContent, catalogueOf } from './catalogue.ts';
export { digestsOf } from './content-digests.ts';
export { keptModules } from './kept.ts';
export { loadContent } from './load.ts';
export { newEntry, type Origin, openFields, organisation, placeName, widenedEntry } from './new-entry.ts';
export { type EntryFormat, operatorFormat, projectFormat } from './operator/entry-format.ts';
export {
  appFile,
  findFolder,
  type OperatorFolder,
  readFolder,
  withSoundApps,
} from './operator/folder.ts';
export { type MarkType, markProblem } from './operator/mark.ts';
export { largest } from './operator/pictures.ts';
export { findSettings, settingsName } from './operator/settings-file.ts';
export { contentFile, ownContentData } from './package-content.ts';
export { located } from './place.ts';
export { catalogueFile, readCatalogue, readKnownApps } from './read-catalogue.ts';
export { contentOrExit, readValidContent } from './readable-content.ts';
export { entryText, withoutKnown } from './write-entry.ts';
