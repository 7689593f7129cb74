import { useState } from 'react';
import { useGuideIfAny, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { QuestionField } from '../../../features/search/question-field.tsx';
import { ScreenTools } from '../../../features/share/screen-tools.tsx';
import { NextLink } from '../../../flow/next-link.tsx';
import { PageTitle } from '../../../layout/page-title.tsx';
import { unbroken } from '../../../phone/unbroken.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ItemLink, TextLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';
import { CleanupList } from './cleanup-list.tsx';
import { DonePicture } from './done-picture.tsx';
import { InstalledQuestion } from './installed-question.tsx';
import { DoneSteps } from './progress.tsx';
import css from './result.module.css';
import { SecondTask } from './second-task.tsx';
import { useTicks } from './use-ticks.ts';

/** The end of the guide: asks whether the app is on the phone unless the reader has said so, then lists what is left. */
export function ResultPage({ home }: { home: string }) {
  const { address, app, href } = usePlace();
  const skinGuide = useGuideIfAny();
  const { t } = useLanguage();
  const { plan, tasks, done, set, isInstalled, setInstalled } = useTicks();
  const [works, setWorks] = useState(false);
  const [fails, setFails] = useState(address.say !== undefined);
  if (!isInstalled) return <InstalledQuestion home={home} answer={setInstalled} />;
  const isLeft = ({ id }: { readonly id: string }) => !done.includes(id);
  const left = tasks.filter(isLeft).length;
  const { service = [], offered = [] } = plan ?? {};
  const isOver = left === 0 && !service.some(isLeft);
  const hasLinkStep = plan && [...plan.download, ...plan.tidy].some(({ tool }) => tool === 'next-link');
  const last = plan?.download[plan.download.length - 1]?.id;
  const back = href({ path: `/${home}/downloadapps`, step: last });
  return (
    <>
      <main className={panel.column}>
        <div className={panel.head}>
          <PageTitle>{app ? unbroken(t('result-title')) : t('result-title-plain')}</PageTitle>
          <p role="status">{left ? t('things-left', { n: left }) : isOver && t('all-closed')}</p>
        </div>
        <DonePicture />
        <div className={panel.body}>
          <CleanupList tasks={tasks} done={done} set={set} />
          <p>{t('open-it')}</p>
          {!hasLinkStep && <NextLink />}
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
          {fails && <QuestionField isFocused={address.say === undefined} />}
          {service.length > 0 && <SecondTask steps={service} done={done} />}
          {service.length === 0 && offered.length > 0 && (
            <ItemLink href={href({ path: `/${home}/service` })}>{t('more-settings')}</ItemLink>
          )}
          {plan && <DoneSteps plan={plan} done={done} />}
          <ScreenTools
            place={{ ...address, path: '/', step: undefined }}
            report={{ says: fails ? t('it-does-not') : works ? t('it-works') : undefined }}
            {...(skinGuide ? { printHref: href({ path: `/${home}`, step: 'print' }) } : {})}
          />
        </div>
      </main>
      <Bar {...(skinGuide ? { back: { href: back, label: t('back') } } : {})}>
        <Button href={href({ path: home === 'index' ? '/' : `/${home}` })} quiet={!isOver}>
          {t('back-to-start')}
        </Button>
      </Bar>
    </>
  );
}
