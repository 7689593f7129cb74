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
    ...fileMessages,
  ],
  'turn-on-source': sourceLocks,
  'wait-for-scan': [
    { id: 'store-suggests-apps', why: 'the store suggests apps before, during and after the installation' },
    { id: 'still-scanning', why: 'the button works only when the scan has finished' },
    { id: 'same-or-older-version', why: 'where the app is on the phone already' },
    { id: 'installer-stuck', why: 'reported for ColorOS 13 to 16, where another app started the installation' },
    { id: 'blocked-by-maker', why: 'the maker blocks single apps by their name' },
  ],
  'confirm-install': [makerPage, ...installQuestions],
  'see-result': [
    { id: 'accept-risk', why: 'the installer for China says it of many apps that are not from its store' },
    ...playProtect,
    { id: 'verify-account', why: 'the installer for China asks for the account up to ColorOS 13, and not every time' },
    { id: 'verify-owner', why: 'newer installers for China ask for the screen lock' },
    { id: 'same-or-older-version', why: 'where the app is on the phone already' },
    packageConflict,
    ...notInstalled,
    { id: 'safety-check', why: 'reported by single owners outside China' },
    { id: 'blocked-by-maker', why: 'the maker blocks single apps by their name' },
    notEnoughStorage,
  ],
} as const satisfies Screens;
