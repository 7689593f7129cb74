export { type Catalogue, catalogueOf, readCatalogue, readKnownApps } from './catalogue.ts';
export { loadContent } from './load.ts';
export { newEntry, type Origin, openFields, widenedEntry } from './new-entry.ts';
export {
  appFile,
  findFolder,
  findSettings,
  type OperatorFolder,
  readFolder,
  settingsName,
  withSoundApps,
} from './operator/folder.ts';
export { type MarkType, markProblem } from './operator/mark.ts';
export { type EntryFormat, operatorPlace, projectPlace } from './operator/place.ts';
export { contentFile, ownContentData } from './package-content.ts';
export { contentOrExit, readValidContent } from './readable-content.ts';
export { entryText, withoutKnown, writeAtomically } from './write-entry.ts';
