import { useState } from 'react';
import { useGuideIfAny, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { wholePlan } from '../../../parts/plan-of.ts';
import { notesOf, tick } from '../../../platform/storage/notes.ts';
import { useFreshNotes } from '../../../platform/storage/use-fresh-notes.ts';
import type { CleanupTask } from './cleanup-list.tsx';

/** Without a skin there is no step that tells by its tick, and nothing is kept: the phone is not known. */
const installed = 'installed';

/** The tasks of the cleanup and the reader's ticks, of this app on this skin. */
export function useTicks() {
  const { app } = usePlace();
  const skinGuide = useGuideIfAny();
  const { t } = useLanguage();
  const plan = skinGuide && wholePlan(skinGuide.guide, skinGuide.answers);
  const flow = skinGuide && { skin: skinGuide.skin.id, app: app?.package };
  const tasks: CleanupTask[] = plan
    ? plan.tidy.map((step) => ({ id: step.id, step, words: skinGuide.wordsOf(step.id) }))
    : [
        { id: 'tidy-source', title: t('tidy-source') },
        { id: 'tidy-file', title: t('tidy-file') },
      ];
  const [ownDone, setOwnDone] = useState<readonly string[]>([]);
  const render = useFreshNotes();
  const done = flow ? notesOf(flow).done : ownDone;
  const set = (id: string, isOn: boolean) => {
    if (!flow) return setOwnDone(isOn ? [...done, id] : done.filter((one) => one !== id));
    tick(flow, id, isOn);
    render();
  };
  // The steps of the guide's operator come after the installation.
  const last = plan?.download.filter(({ isOwn }) => !isOwn).slice(-1)[0]?.id ?? installed;
  return { plan, tasks, done, set, isInstalled: done.includes(last), setInstalled: () => set(last, true) };
}
