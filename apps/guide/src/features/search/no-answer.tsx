import type { Values } from '@sideguide/guide-core/locale';
import type { UiWords } from '@sideguide/guide-core/model';
import { useEffect } from 'react';
import { useWords } from '../../context/use-words.ts';
import { readNotes, saveQuestion } from '../../platform/storage/notes.ts';
import panel from '../../ui/panel.module.css';
import { Report } from '../share/components.ts';
import { useShare } from '../share/use-share.ts';
import css from './ask.module.css';
import { cutQuestion } from './cut-question.ts';

interface Props {
  readonly wanted: string;
  readonly step: string | undefined;
  readonly words: UiWords;
}

/** Shown if no answer fits: whom to ask, and the questions to send along. They are stored on the phone only. */
export function NoAnswer({ wanted, step, words }: Props) {
  const own = useWords(words);
  // The report is part of the share tools.
  const { share } = useShare({ atOnce: true });
  const t = (key: string, values?: Values) => (key in words || !share ? own.t(key, values) : share.t(key, values));
  // Saved when the reader says that nothing fits, not with every keystroke.
  useEffect(() => saveQuestion(cutQuestion(wanted)), [wanted]);
  const asked = [...new Set([...readNotes().asked.map(cutQuestion), wanted.trim()])];
  return (
    <div className={css.none}>
      <h3 className={panel.h2}>{t('ask-none-title')}</h3>
      <p>{t('ask-none-makers')}</p>
      <p>{t('ask-none-kept')}</p>
      {share && <Report t={t} says={t('ask-none-title')} step={step} asked={asked} />}
    </div>
  );
}
