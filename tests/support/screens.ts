const app = 'org.thoughtcrime.securesms';

/** Every screen, and a step of each kind: list, card, question, each sort of drawing, one and two pictures. */
export const screens: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'Home', path: '/' },
  { name: 'Home with an app and mistakes', path: `/?app=${app}&os=x&labels=y` },
  { name: 'Landing', path: '/miui' },
  { name: 'Landing of the other skin', path: `/coloros?app=${app}&rom=cn` },
  { name: 'list of apps', path: '/miui/downloadapps#choose-app' },
  { name: 'card of an app', path: `/coloros/downloadapps?app=${app}#get-file` },
  { name: 'no app chosen', path: '/miui/downloadapps#get-file' },
  { name: 'dialog with a question', path: '/miui/downloadapps#keep-file' },
  { name: 'the question about callers', path: '/coloros/downloadapps#no-caller' },
  { name: 'list of files', path: `/miui/downloadapps?app=${app}#open-file` },
  { name: 'switch', path: '/coloros/downloadapps#turn-on-source' },
  { name: 'two dialogs, one box to tick', path: '/miui/downloadapps?rom=cn#tick-risk' },
  { name: 'stacked buttons', path: '/coloros/downloadapps#pass-play-protect' },
  { name: 'icon and menu', path: `/miui/service?app=${app}#open-app-info` },
  { name: 'two lists', path: '/miui/service?labels=ru#battery-saver' },
  { name: 'padlock among the recent apps', path: '/miui/service#keep-in-recents' },
  { name: 'menu among the recent apps', path: '/coloros/service#keep-in-recents' },
  { name: 'a setting that is only offered', path: `/miui/service?app=${app}#open-windows` },
  { name: 'nothing needed', path: '/coloros/service?app=org.fdroid.fdroid' },
  { name: 'Service', path: '/service#package-conflict' },
  { name: 'Result', path: `/result/miui?app=${app}` },
  { name: 'Result without a skin', path: '/result/index' },
  { name: 'Result of nowhere', path: '/result/nowhere' },
  { name: 'error screen', path: '/nowhere' },
];
