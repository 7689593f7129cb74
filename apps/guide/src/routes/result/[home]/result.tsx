import { useState } from 'react';
import { useGuideIfAny, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { QuestionField } from '../../../features/search/question-field.tsx';
import { ScreenTools } from '../../../features/share/screen-tools.tsx';
import { unbroken } from '../../../phone/unbroken.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';
import { CleanupList } from './cleanup-list.tsx';
import { DonePicture } from './done-picture.tsx';
import { InstalledQuestion } from './installed-question.tsx';
import { DoneSteps } from './progress.tsx';
import css from './result.module.css';
import { useTicks } from './use-ticks.ts';

/** The end of the guide: asks whether the app is on the phone unless the reader has said so, then lists what is left. */
export function ResultPage({ home }: { home: string }) {
  const { address, app, href } = usePlace();
  const skinGuide = useGuideIfAny();
  const { t } = useLanguage();
  const { plan, tasks, done, set, isInstalled, setInstalled } = useTicks();
  const [works, setWorks] = useState(false);
  const [fails, setFails] = useState(false);
  if (!isInstalled) return <InstalledQuestion home={home} answer={setInstalled} />;
  const left = [...tasks, ...(plan?.service ?? [])].filter(({ id }) => !done.includes(id)).length;
  return (
    <>
      <main className={panel.column}>
        <div className={panel.head}>
          <h1>{app ? unbroken(t('result-title')) : t('result-title-plain')}</h1>
          <p role="status">{left ? t('things-left', { n: left }) : t('all-closed')}</p>
        </div>
        <DonePicture />
        <div className={panel.body}>
          <CleanupList tasks={tasks} done={done} set={set} />
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
