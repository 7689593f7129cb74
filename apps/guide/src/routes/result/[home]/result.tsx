import { useState } from 'react';
import { useGuideIfAny, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { QuestionField } from '../../../features/search/question-field.tsx';
import { ScreenTools } from '../../../features/share/screen-tools.tsx';
import { wholePlan } from '../../../parts/plan-of.ts';
import { unbroken } from '../../../phone/unbroken.tsx';
import { readNotes, tick } from '../../../platform/storage/notes.ts';
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
  const skinGuide = useGuideIfAny();
  const { t } = useLanguage();
  const plan = skinGuide && wholePlan(skinGuide.guide, skinGuide.answers);
  const tasks: CleanupTask[] = plan
    ? plan.tidy.map((step) => ({ id: step.id, step, words: skinGuide.wordsOf(step.id) }))
    : [
        { id: 'tidy-source', title: t('tidy-source') },
        { id: 'tidy-file', title: t('tidy-file') },
      ];
  const [done, setDone] = useState(() => readNotes().done);
  const [works, setWorks] = useState(false);
  const [fails, setFails] = useState(false);
  const isDone = ({ id }: { readonly id: string }) => done.includes(`${home}/${id}`);
  const set = (task: CleanupTask, isOn: boolean) => {
    tick(`${home}/${task.id}`, isOn);
    setDone(readNotes().done);
  };
  // A reader who was sent this address has not installed anything yet.
  const last = plan?.download[plan.download.length - 1];
  const isInstalled = !last || isDone(last);
  const left = [...tasks, ...(plan?.service ?? [])].filter((task) => !isDone(task)).length;
  return (
    <>
      <main className={panel.column}>
        <div className={panel.head}>
          <h1>{app ? unbroken(t('result-title')) : t('result-title-plain')}</h1>
          <p role="status">{left ? t('things-left', { n: left }) : t('all-closed')}</p>
        </div>
        <DonePicture />
        <div className={panel.body}>
          <CleanupList tasks={tasks} isInstalled={isInstalled} isDone={isDone} set={set} />
          {plan && <DoneSteps plan={plan} done={done} />}
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
          <ScreenTools
            place={{ ...address, path: '/', step: undefined }}
            report={{ outcome: fails ? 'fails' : works ? 'works' : 'unsaid' }}
            {...(skinGuide ? { printHref: href({ path: `/${home}`, step: 'print' }) } : {})}
          />
        </div>
      </main>
      <Bar {...(skinGuide ? { back: { href: href({ path: `/${home}/service` }), label: t('back') } } : {})}>
        <Button href={href({ path: home === 'index' ? '/' : `/${home}` })} quiet={left > 0}>
          {t('back-to-start')}
        </Button>
      </Bar>
    </>
  );
}
