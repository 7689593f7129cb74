import { labelsOfScenes } from '@sideguide/guide-core/flow';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { useGuide, useLabels, useLanguage, usePlace } from '../context/contexts.tsx';
import panel from '../ui/panel.module.css';

/** Small print: whether the app needs the step, and why some labels have a translation next to them. */
export function StepNotes({ step, isOptional }: { step: PlannedStep; isOptional: boolean }) {
  const { address, app } = usePlace();
  const { guide, wordsOf } = useGuide();
  const { locale, t } = useLanguage();
  const { quote } = useLabels();
  const labels = [...labelsOfScenes(step.scenes), ...labelsIn(wordsOf(step.id).do)];
  // A reader who asked for labels in the phone's language knows why there are two languages.
  const isForeign = !address.labels && labels.some((label) => quote(label).gloss);
  const isOurs = labelsOfScenes(step.scenes).some((label) => quote(label).isUnknown);
  const rom = guide.roms.find(({ id }) => id === address.rom);
  const isSpoken = rom?.languages?.includes(locale.tag) ?? !step.unshipped;
  const isNeeded = step.when.some(({ need }) => need);
  return (
    <>
      {app && isNeeded && <p className={panel.note}>{t(isOptional ? 'optional' : 'needed')}</p>}
      {isOurs && <p className={panel.note}>{t('own-words')}</p>}
      {isForeign && <p className={panel.note}>{t(isSpoken ? 'label-note' : 'label-note-rom')}</p>}
    </>
  );
}
