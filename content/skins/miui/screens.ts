import type { Screens } from '@sideguide/guide-core/model';

const scan = [
  {
    id: 'enhanced-protection-on',
    when: { os: ['hyperos-1', 'hyperos-2'] },
    why: 'where this protection is on, it stops every app that the store has not tested',
  },
  {
    id: 'advanced-mode-on',
    why: 'the highest of the three levels of HyperOS 3 stops every app that the store has not tested',
  },
  { id: 'secure-mode', why: 'MIUI 13 and 14 have this mode in place of the levels' },
  { id: 'store-version-offered', why: 'the installer offers its store’s copy where there is one' },
  { id: 'risks-detected', why: 'the scan says it of the few apps in which it finds a risk' },
  { id: 'risky-source-blocked', why: 'it is about the app that opened the file: rare for a browser' },
  { id: 'several-risks', why: 'the list of risky apps is short' },
] as const satisfies Screens[string];

/** What can be on the phone's screen at a step, the likeliest first. */
export const screens = {
  'get-file': [
    {
      id: 'regular-download',
      when: { rom: ['cn'] },
      why: 'phones made for China come with the maker’s browser, which offers its store’s file first',
    },
    { id: 'allow-download', when: { rom: ['cn'] }, why: 'the same browser warns of files from websites' },
    { id: 'keep-file', why: 'Chrome, which other phones come with, asks before it saves an app file' },
    { id: 'regular-download', why: 'the maker’s browser is on every phone, and few use it beside Chrome' },
    { id: 'allow-download', why: 'the same browser' },
    { id: 'elder-protection', why: 'only where somebody has set up this protection' },
    { id: 'download-hangs', why: 'a question stands unseen beside the file, or the network is slow' },
    { id: 'dangerous-download', why: 'the browser knows few files as dangerous' },
  ],
  'open-file': [
    { id: 'nothing-happens', why: 'reported for several browsers; the file manager opens the file' },
    { id: 'cant-open-file', why: 'a file that is not complete yet, or is no app file' },
    { id: 'parse-problem', why: 'a damaged file, or one for a newer Android' },
  ],
  'turn-on-source': [
    { id: 'accept-warning', why: 'newer phones show it before the switch is on' },
    { id: 'end-call', why: 'Android 16 lets nobody turn it on during a call' },
    { id: 'no-such-menu', why: 'menus and their names differ between versions' },
    { id: 'not-for-this-user', why: 'in a work profile or a second space' },
    { id: 'advanced-protection', why: 'only where the owner has turned this protection on' },
  ],
  'tick-risk': scan,
  'trust-app': scan,
  'understand-risks': scan,
  'confirm-install': [
    { id: 'maker-page', why: 'where the phone may be made for China, its installer comes instead' },
    { id: 'installer-asks-code', why: 'some phones ask for the screen lock first' },
    { id: 'parse-problem', why: 'a damaged file, or one for a newer Android, shows no question' },
    { id: 'install-button-dead', why: 'a box, a countdown or another app over the screen holds the button' },
  ],
  'see-result': [
    {
      id: 'pass-protection',
      why: 'on phones made for China with HyperOS 3: its highest level stops every app that the store has not tested',
    },
    {
      id: 'play-protect-sensitive',
      when: { rom: ['global', 'unknown'], need: ['restricted'] },
      why: 'Google blocks apps from a browser that can read the screen, notifications or messages',
    },
    { id: 'pass-play-protect', why: 'Google checks every app from outside its store, and knows few of them' },
    { id: 'verify-owner', why: 'the installer for China asks who is there before it goes on' },
    { id: 'verify-to-install', why: 'the same, by the two names that MIUI 13 has for it' },
    {
      id: 'asks-for-mi-account',
      when: { rom: ['cn'] },
      why: 'instead of the screen lock, where the maker wants its account',
    },
    {
      id: 'package-conflict',
      when: { rom: ['global', 'unknown'] },
      why: 'where a copy from elsewhere is on the phone already',
    },
    { id: 'already-installed', when: { rom: ['cn'] }, why: 'where a copy from elsewhere is on the phone already' },
    { id: 'app-not-installed', why: 'Android’s last word for many causes' },
    {
      id: 'pass-developer-check',
      why: 'begins by country and date; until November 2026 nobody reported a file from a website blocked',
    },
    { id: 'risks-detected', why: 'said of the few apps in which the scan finds a risk' },
    { id: 'not-enough-storage', why: 'only where the phone is nearly full' },
  ],
} as const satisfies Screens;
