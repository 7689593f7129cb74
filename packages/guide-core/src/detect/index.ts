export { androidVersion } from './android-version.ts';
export { addressOutside, detectHostApp, type HostApp } from './in-app.ts';
export { agents, type PhoneSample, phoneSamples } from './phones.fixture.ts';
export { normalizeText, readVersion, type VersionReading } from './read-version.ts';
export { modelOf, suggestSkin } from './suggest-skin.ts';
