export { androidVersion } from './android-version.ts';
export { type Inside, insideApp, wayOut } from './in-app.ts';
export { agents, type Phone, phones } from './phones.fixture.ts';
export { readVersion, type Told, tidied } from './read-version.ts';
export { modelOf, suggestSkin } from './suggest-skin.ts';
