import type { InstallStatus } from '@sideguide/apk-verify';

// Values that fields of the content can have. They are apart from the schemas because the screens use some of them.

/** Kinds of apps; each kind has a word in every language. */
export const appKinds = [
  'store',
  'messenger',
  'browser',
  'vpn',
  'media',
  'mail',
  'maps',
  'passwords',
  'files',
  'tools',
  'health',
  'other',
] as const;

/** What an app may need to keep working; the catalogue lists the needs of each app. */
export const needs = [
  'background',
  'notifications',
  'windows',
  'background-windows',
  'lock-screen',
  'restricted',
  'google',
] as const;
export type Need = (typeof needs)[number];

/** What a step can open that has to be closed: installing from a source, the maker's protection, developer options. */
export const permissions = ['source', 'protection', 'developer-options'] as const;

/**
 * What a step shows besides words and drawing. `what-now`: a question, answered by the steps beside it. `next-link`: the
 * link that came with the address (`next=`).
 */
export const stepTools = ['app-list', 'app-card', 'check-file', 'caller-question', 'what-now', 'next-link'] as const;
export type StepTool = (typeof stepTools)[number];

/** Android's public codes for a failed installation (PackageInstaller.STATUS_FAILURE_…) and a parse failure. */
export const installStatuses = [
  'parse',
  'invalid',
  'conflict',
  'incompatible',
  'storage',
  'blocked',
  'failure',
] as const satisfies readonly InstallStatus[];

/** Where a message appears, in the order of an installation. Readers filter by this first. */
export const stages = ['download', 'open', 'install', 'scan', 'play-protect', 'developer', 'after'] as const;

/** Who shows a message: the browser, Android, Play Protect or the maker; `nobody` if there is no message. */
export const speakers = ['browser', 'android', 'google', 'maker', 'nobody'] as const;

/** Groups of type settings (`apps/guide/src/app/type.css`): how tall and wide a script is. */
export const scripts = ['latin', 'han', 'kana', 'tamil', 'thai', 'arabic'] as const;

/** Confidence in a fact or label, as marked in the fact sheets. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/** Kinds of sources of a fact: see `content/source-kinds.json` and the words `sources-<kind>`. */
export const sourceKinds = [
  'maker',
  'android',
  'google',
  'browser',
  'walked',
  'programs',
  'reports',
  'guides',
  'operator',
  'inference',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/**
 * Keys of `phrases.json` that belong to no answer: names of phones as people write them (`phone-names:ID` lists those of
 * one skin), words with which people ask for a place, and what people ask that the guide has nothing to do with.
 */
export const phoneNames = 'phone-names';
export const whereWords = 'where';
export const otherTopics = 'other-topics';

/** Checks whether a key of `phrases.json` belongs to no answer. */
export const isWordList = (key: string): boolean =>
  key === whereWords || key === otherTopics || key.split(':')[0] === phoneNames;

/** The parts of a skin's guide: getting the app, keeping it running, putting back in order. */
export const partNames = ['downloadapps', 'service', 'tidy'] as const;
export type PartName = (typeof partNames)[number];
