import type { Screens } from '@sideguide/guide-core/model';
import {
  fileMessages,
  installQuestions,
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
    { id: 'download-hangs', why: 'a question stands unseen beside the file, or the network is slow' },
    { id: 'dangerous-download', why: 'the browser knows few files as dangerous' },
  ],
  'open-file': fileMessages,
  'turn-on-source': sourceLocks,
  'confirm-install': [
    { id: 'vivo-risk-box', why: 'comes on phones for China with every app that is not from the maker’s store' },
    { id: 'honor-not-reviewed', why: 'comes on phones for China with every app that is not in the maker’s store' },
    { id: 'huawei-risk-box', why: 'four programs that install on Huawei phones tap it' },
    { id: 'huawei-pure-mode', why: 'on by itself since HarmonyOS 3' },
    ...installQuestions,
  ],
  'see-result': [
    { id: 'lower-blocker', why: 'Samsung phones that came with One UI 6.1.1 or newer have Auto Blocker on' },
    ...playProtect,
    packageConflict,
    ...notInstalled,
    notEnoughStorage,
  ],
} as const satisfies Screens;
