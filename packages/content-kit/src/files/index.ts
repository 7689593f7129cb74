export { type Catalogue, catalogueOf, readCatalogue, readKnown } from './catalogue.ts';
export { entryText } from './entry-text.ts';
export { loadContent } from './load.ts';
export { newEntry, type Origin, openFields, widenedEntry } from './new-entry.ts';
export {
  fileOf,
  findFolder,
  type OperatorFolder,
  readFolder,
  settingsIn,
  settingsName,
  withSoundApps,
} from './operator/folder.ts';
export { type MarkType, markProblem } from './operator/mark.ts';
export { operatorPlace, type Place, projectPlace } from './operator/place.ts';
export { contentFile, ownContentData } from './own.ts';
export { contentOrExit, soundContent } from './sound-content.ts';
export { withoutKnown, writeWhole } from './write-entry.ts';
