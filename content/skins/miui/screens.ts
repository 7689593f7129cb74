import type { Screens } from '@sideguide/guide-core/model';
import {
  fileMessages,
  installQuestions,
  makerPage,
  notEnoughStorage,
  notInstalled,
  packageConflict,
  playProtect,
  sourceLocks,
} from '../../screens.ts';

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
  'open-file': fileMessages,
  'turn-on-source': [{ id: 'accept-warning', why: 'newer phones show it before the switch is on' }, ...sourceLocks],
  'tick-risk': scan,
  'trust-app': scan,
  'understand-risks': scan,
  'confirm-install': [makerPage, ...installQuestions],
  'see-result': [
    {
      id: 'pass-protection',
      why: 'on phones made for China with HyperOS 3: its highest level stops every app that the store has not tested',
    },
    ...playProtect,
    { id: 'verify-owner', why: 'the installer for China asks who is there before it goes on' },
    { id: 'verify-to-install', why: 'the same, by the two names that MIUI 13 has for it' },
    {
      id: 'asks-for-mi-account',
      when: { rom: ['cn'] },
      why: 'instead of the screen lock, where the maker wants its account',
    },
    packageConflict,
    { id: 'already-installed', when: { rom: ['cn'] }, why: 'where a copy from elsewhere is on the phone already' },
    ...notInstalled,
    { id: 'risks-detected', why: 'said of the few apps in which the scan finds a risk' },
    notEnoughStorage,
  ],
} as const satisfies Screens;
