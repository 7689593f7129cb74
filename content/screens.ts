import type { Screens } from '@sideguide/guide-core/model';

type ScreensAt = Screens[string];

/** Android's messages where a file is opened. */
export const fileMessages = [
  { id: 'nothing-happens', why: 'reported for several browsers; the file manager opens the file' },
  { id: 'cant-open-file', why: 'a file that is not complete yet, or is no app file' },
  { id: 'parse-problem', why: 'a damaged file, or one for a newer Android' },
] as const satisfies ScreensAt;

/** What keeps the switch of a source from being turned on, on every phone. */
export const sourceLocks = [
  { id: 'end-call', why: 'Android 16 lets nobody turn it on during a call' },
  { id: 'no-such-menu', why: 'menus and their names differ between versions' },
  { id: 'not-for-this-user', why: 'in a work profile or a second space' },
  { id: 'advanced-protection', why: 'only where the owner has turned this protection on' },
] as const satisfies ScreensAt;

/** What the installer of phones made for China shows in place of Android's question whether to install. */
export const makerPage = {
  id: 'maker-page',
  why: 'where the phone may be made for China, its installer comes instead',
} as const satisfies ScreensAt[number];

/** What can come in place of Android's question whether to install. */
export const installQuestions = [
  { id: 'installer-asks-code', why: 'some phones ask for the screen lock first' },
  { id: 'parse-problem', why: 'a damaged file, or one for a newer Android, shows no question' },
  { id: 'install-button-dead', why: 'a box, a countdown or another app over the screen holds the button' },
] as const satisfies ScreensAt;

/** Google's checks of an app from outside its store. */
export const playProtect = [
  {
    id: 'play-protect-sensitive',
    when: { rom: ['global', 'unknown'], need: ['restricted'] },
    why: 'Google blocks apps from a browser that can read the screen, notifications or messages',
  },
  { id: 'pass-play-protect', why: 'Google checks every app from outside its store, and knows few of them' },
] as const satisfies ScreensAt;

export const packageConflict = {
  id: 'package-conflict',
  when: { rom: ['global', 'unknown'] },
  why: 'where a copy from elsewhere is on the phone already',
} as const satisfies ScreensAt[number];

/** Android's messages that name no cause, and the check of developers that may follow. */
export const notInstalled = [
  { id: 'app-not-installed', why: 'Android’s last word for many causes' },
  {
    id: 'pass-developer-check',
    why: 'begins by country and date; until November 2026 nobody reported a file from a website blocked',
  },
] as const satisfies ScreensAt;

export const notEnoughStorage = {
  id: 'not-enough-storage',
  why: 'only where the phone is nearly full',
} as const satisfies ScreensAt[number];
