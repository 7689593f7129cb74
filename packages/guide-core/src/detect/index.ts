export { androidVersion } from './android-version.ts';
export { guessVersions } from './guess-version.ts';
export { addressOutside, detectHostApp, type HostApp } from './in-app.ts';
export { normalizeText, readVersion, type VersionReading } from './read-version.ts';
export { modelOf, suggestMaker, suggestSkin } from './suggest-skin.ts';
