import type { Screens } from '@sideguide/guide-core/model';

/** What can be on the phone's screen at a step, the likeliest first. */
export const screens = {
  'get-file': [
    { id: 'keep-file', why: 'Chrome asks before it saves an app file' },
    { id: 'opens-another-app', why: 'on phones made for China, when a link leads from one app to another' },
    { id: 'download-hangs', why: 'a question stands unseen beside the file, or the network is slow' },
    { id: 'dangerous-download', why: 'the browser knows few files as dangerous' },
  ],
  'open-file': [
    {
      id: 'may-another-app-install',
      why: 'phones made for China ask it before anything else, where the browser has not been allowed yet',
    },
    { id: 'nothing-happens', why: 'reported for several browsers; the file manager opens the file' },
    { id: 'cant-open-file', why: 'a file that is not complete yet, or is no app file' },
    { id: 'parse-problem', why: 'a damaged file, or one for a newer Android' },
  ],
  'turn-on-source': [
    { id: 'end-call', why: 'Android 16 lets nobody turn it on during a call' },
    { id: 'no-such-menu', why: 'menus and their names differ between versions' },
    { id: 'not-for-this-user', why: 'in a work profile or a second space' },
    { id: 'advanced-protection', why: 'only where the owner has turned this protection on' },
  ],
  'wait-for-scan': [
    { id: 'store-suggests-apps', why: 'the store suggests apps before, during and after the installation' },
    { id: 'still-scanning', why: 'the button works only when the scan has finished' },
    { id: 'same-or-older-version', why: 'where the app is on the phone already' },
    { id: 'installer-stuck', why: 'reported for ColorOS 13 to 16, where another app started the installation' },
    { id: 'blocked-by-maker', why: 'the maker blocks single apps by their name' },
  ],
  'confirm-install': [
    { id: 'maker-page', why: 'where the phone may be made for China, its installer comes instead' },
    { id: 'installer-asks-code', why: 'some phones ask for the screen lock first' },
    { id: 'parse-problem', why: 'a damaged file, or one for a newer Android, shows no question' },
    { id: 'install-button-dead', why: 'a box, a countdown or another app over the screen holds the button' },
  ],
  'see-result': [
    { id: 'accept-risk', why: 'the installer for China says it of many apps that are not from its store' },
    {
      id: 'play-protect-sensitive',
      when: { rom: ['global', 'unknown'], need: ['restricted'] },
      why: 'Google blocks apps from a browser that can read the screen, notifications or messages',
    },
    { id: 'pass-play-protect', why: 'Google checks every app from outside its store, and knows few of them' },
    { id: 'verify-account', why: 'the installer for China asks for the account up to ColorOS 13, and not every time' },
    { id: 'verify-owner', why: 'newer installers for China ask for the screen lock' },
    { id: 'same-or-older-version', why: 'where the app is on the phone already' },
    {
      id: 'package-conflict',
      when: { rom: ['global', 'unknown'] },
      why: 'where a copy from elsewhere is on the phone already',
    },
    { id: 'app-not-installed', why: 'Android’s last word for many causes' },
    {
      id: 'pass-developer-check',
      why: 'begins by country and date; until November 2026 nobody reported a file from a website blocked',
    },
    { id: 'safety-check', why: 'reported by single owners outside China' },
    { id: 'blocked-by-maker', why: 'the maker blocks single apps by their name' },
    { id: 'not-enough-storage', why: 'only where the phone is nearly full' },
  ],
} as const satisfies Screens;
