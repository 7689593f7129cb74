// With every screen that has steps.

import type { Language } from '../context/contexts.tsx';
import type { DescribeWords } from '../drawing/describe.ts';

/** Pieces of the drawings' text alternatives in the reader's language; the drawings put the labels in. */
export const describeWords = (t: Language['t']): DescribeWords => ({
  screen: t('alt-screen'),
  says: t('alt-says'),
  home: t('alt-home'),
  recents: t('alt-recents'),
  tap: t('alt-tap'),
  hold: t('alt-hold'),
  look: t('alt-look'),
  switchOn: t('alt-on'),
  switchOff: t('alt-off'),
  choose: t('alt-choose'),
  tick: t('alt-tick'),
  count: t('alt-count'),
  type: t('alt-type'),
  find: t('alt-find'),
  holdCard: t('alt-hold-card'),
  pullCard: t('alt-pull-card'),
  locked: t('alt-locked'),
  padlock: t('alt-padlock'),
  menu: t('alt-menu'),
  gear: t('alt-gear'),
  'from-top': t('alt-from-top'),
  'from-bottom': t('alt-from-bottom'),
  scroll: t('alt-scroll'),
  near: t('alt-near'),
  pin: t('alt-pin'),
  fingerprint: t('alt-finger'),
  split: t('alt-split'),
  progress: t('alt-progress'),
  next: t('alt-then'),
});
