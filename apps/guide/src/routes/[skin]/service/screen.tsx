import { countSettings } from '@sideguide/guide-core/flow';
import { useFlowKey, useGuide, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { GatePage } from '../../../features/gates/components.ts';
import { MessagesInFlow, MessagesProvider } from '../../../features/messages/components.ts';
import { QuestionField } from '../../../features/search/question-field.tsx';
import { StepLinks } from '../../../flow/more-settings.tsx';
import { StepScreen } from '../../../flow/step-screen.tsx';
import { Header } from '../../../layout/header.tsx';
import { Notices } from '../../../layout/notices.tsx';
import { PageTitle } from '../../../layout/page-title.tsx';
import { wholePlan } from '../../../parts/plan-of.ts';
import { notesOf } from '../../../platform/storage/notes.ts';
import { useFreshNotes } from '../../../platform/storage/use-fresh-notes.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import panel from '../../../ui/panel.module.css';
import type { load } from './load.ts';
import css from './screen.module.css';

/** Shows what the installed app needs to keep working: its steps, or a list of what may help if it needs nothing. */
export default function ServiceStepScreen({ gates, messages, stopped }: Awaited<ReturnType<typeof load>>) {
  const { address } = usePlace();
  const { answers, guide } = useGuide();
  const { service } = wholePlan(guide, answers);
  if (stopped) return stopped.element;
  if (gates) return <GatePage gates={gates} />;
  const hasStep = service.length > 0 || address.step;
  return (
    <div className={css.screen}>
      {messages ? (
        <MessagesProvider messages={messages}>
          <MessagesInFlow />
        </MessagesProvider>
      ) : hasStep ? (
        <StepScreen part="service" />
      ) : (
        <Offers />
      )}
    </div>
  );
}

/** Shown if no app is chosen, or one that needs nothing: all settings are offered, none is asked for. */
function Offers() {
  const { app, href } = usePlace();
  const { answers, guide, skin } = useGuide();
  const { t } = useLanguage();
  const flow = useFlowKey();
  useFreshNotes();
  const { offered } = wholePlan(guide, answers);
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          <PageTitle>{t('service-title')}</PageTitle>
          <p>{app ? t('optional') : t('settings-apart', { n: countSettings(offered) })}</p>
        </div>
        <div className={panel.body}>
          <StepLinks steps={offered} part="service" done={notesOf(flow).done} />
          <QuestionField />
        </div>
      </main>
      <Bar
        back={{
          href: href({ path: `/result/${skin.id}` }),
          label: t('back'),
        }}
      >
        <Button href={href({ path: `/result/${skin.id}` })}>{t('enough')}</Button>
      </Bar>
    </>
  );
}
