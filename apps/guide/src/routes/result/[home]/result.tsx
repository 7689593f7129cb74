import { useState } from 'react';
import { useGuideIfAny, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { unbroken } from '../../../drawing/unbroken.tsx';
import { QuestionField } from '../../../layout/question-field.tsx';
import { readNotes, tick } from '../../../platform/storage/notes.ts';
import { PlaceTools } from '../../../step/place-tools.tsx';
import { wholePlan } from '../../../step/plan-of.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';
import { CleanupList, type CleanupTask } from './cleanup-list.tsx';
import { DonePicture } from './done-picture.tsx';
import { DoneSteps } from './progress.tsx';
import css from './result.module.css';

/** Says that the installation is done and lists what is left to close: the end of the guide. */
export function ResultPage({ home }: { home: string }) {
  const { address, app, href } = usePlace();
  const inside = useGuideIfAny();
  const { t } = useLanguage();
  const whole = inside && wholePlan(inside.guide, inside.answers);
  const tasks: CleanupTask[] = whole
    ? whole.tidy.map((step) => ({ id: step.id, step, words: inside.wordsOf(step.id) }))
    : [
        { id: 'tidy-source', title: t('tidy-source') },
        { id: 'tidy-file', title: t('tidy-file') },
      ];
  const [done, setDone] = useState(() => readNotes().done);
  const [works, setWorks] = useState(false);
  const [fails, setFails] = useState(false);
  const isDone = ({ id }: { readonly id: string }) => done.includes(`${home}/${id}`);
  const set = (task: CleanupTask, on: boolean) => {
    tick(`${home}/${task.id}`, on);
    setDone(readNotes().done);
  };
  // A reader who was sent this address has not installed anything yet.
  const last = whole?.download[whole.download.length - 1];
  const installed = !last || isDone(last);
  const left = [...tasks, ...(whole?.service ?? [])].filter((task) => !isDone(task)).length;
  return (
    <>
      <main className={panel.column}>
        <div className={panel.head}>
          <h1>{app ? unbroken(t('result-title')) : t('result-title-plain')}</h1>
          <p role="status">{left ? t('things-left', { n: left }) : t('all-closed')}</p>
        </div>
        <DonePicture />
        <div className={panel.body}>
          <CleanupList tasks={tasks} installed={installed} isDone={isDone} set={set} />
          {whole && <DoneSteps whole={whole} done={done} />}
          <p>{t('open-it')}</p>
          <p className={css.works}>
            {works ? (
              <span role="status">{t('works-thanks')}</span>
            ) : (
              <TextLink onClick={() => setWorks(true)}>{t('it-works')}</TextLink>
            )}
            <TextLink aria-expanded={fails} onClick={() => setFails(!fails)}>
              {t('it-does-not')}
            </TextLink>
          </p>
          {fails && <QuestionField now />}
          <PlaceTools
            place={{ ...address, path: '/', step: undefined }}
            report={{ outcome: works ? 'works' : 'unsaid' }}
            {...(inside ? { paper: href({ path: `/${home}`, step: 'print' }) } : {})}
          />
        </div>
      </main>
      <Bar {...(inside ? { back: { href: href({ path: `/${home}/service` }), label: t('back') } } : {})}>
        <Button href={href({ path: home === 'index' ? '/' : `/${home}` })}>{t('back-to-start')}</Button>
      </Bar>
    </>
  );
}
