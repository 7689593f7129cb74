import { badStep } from '@sideguide/guide-core/flow';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { useEffect } from 'react';
import { InPage, type PageContexts, useGuide, useLanguage, usePlace } from '../../context/contexts.tsx';
import { messagesHash } from '../../context/special-hashes.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { Choices } from '../../parts/choices.tsx';
import { StepDrawing } from '../../parts/drawing.tsx';
import type { FlowPart } from '../../parts/plan-of.ts';
import { Heading } from '../../parts/sentence.tsx';
import { useFlowPosition } from '../../parts/use-flow-position.ts';
import { localeOf } from '../../platform/locales.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { rememberHelped } from './helped-places.ts';
import { HelpedReader } from './helped-reader.tsx';
import css from './helper.module.css';
import { LinkForReader } from './link-for-reader.tsx';
import { ReaderStep } from './reader-step.tsx';
import { TextToSend, WordsBeforeHangingUp } from './text-to-send.tsx';

interface Props {
  /** Contexts of the helped reader's page at the same address. */
  readonly readerPage: PageContexts;
  readonly part: FlowPart;
}

/** A step for a helper: what is on the helped reader's phone, what to say, what to ask. */
export function Helper({ readerPage, part }: Props) {
  const { address, href } = usePlace();
  const { skin } = useGuide();
  const { locale, t } = useLanguage();
  const { step, isUnknown, all, at, onward, linkTo, back } = useFlowPosition(part);
  const own = localeOf(locale.tag);
  useEffect(() => rememberHelped(href({ path: address.path, step: step.id })));
  const { locale: other } = readerPage.language;
  return (
    <>
      <div dir={own.dir} className={`${css.own} ${css.wide}`}>
        <Header />
        <Notices more={address.step && isUnknown ? [badStep(address.step)] : []} />
      </div>
      <main className={`${css.helper} ${css.wide}`}>
        <div dir={own.dir} className={`${panel.head} ${css.own} ${css.head}`}>
          <Head step={step} n={at + 1} of={all.length} language={other.name} />
        </div>
        <div className={css.picture}>
          {step.scenes.length > 0 && <StepDrawing key={step.id} scenes={step.scenes} caption={t('helper-theirs')} />}
        </div>
        <div dir={own.dir} className={`${panel.body} ${css.own} ${css.words}`}>
          {step.tool === 'caller-question' ? (
            <WordsBeforeHangingUp readerPage={readerPage} step={step.id} />
          ) : (
            <>
              <TextToSend readerPage={readerPage} title={t('helper-say')} step={step.id} field="do" />
              <TextToSend readerPage={readerPage} title={t('helper-ask')} step={step.id} field="see" />
              <Choices step={step} title={t('helper-now')} />
              <TextToSend readerPage={readerPage} title={t('helper-else')} step={step.id} field="otherwise" />
            </>
          )}
          <p>
            <TextLink href={href({ path: address.path, step: messagesHash })}>{t('helper-message')}</TextLink>
          </p>
          <LinkForReader readerPage={readerPage} label={t('helper-link')} step={step.id} />
          <AllSteps steps={all} current={step} linkTo={linkTo} />
        </div>
        {other.tag !== locale.tag && (
          <div className={css.theirs}>
            <h2 dir={own.dir} className={panel.h2}>
              {t('helper-reads')}
            </h2>
            <InPage page={readerPage}>
              <ReaderStep step={step} />
            </InPage>
          </div>
        )}
      </main>
      <Bar dir={own.dir} back={{ href: back, label: t('back') }}>
        <Button href={onward ? linkTo(onward) : href({ path: `/result/${skin.id}` })}>{t('helper-next')}</Button>
      </Bar>
    </>
  );
}

/** Says whose view this is, and which step: `n` is its number in the flow, or 0 for a setting beside it. */
function Head({ step, n, of, language }: { step: PlannedStep; n: number; of: number; language: string }) {
  const { guide, wordsOf } = useGuide();
  const { t } = useLanguage();
  return (
    <>
      <HelpedReader language={language} />
      {n > 0 && (
        <p>
          <b>{t('progress', { n, of })}</b>
        </p>
      )}
      <PageTitle>
        <Heading text={wordsOf(step.id).title} />
      </PageTitle>
      {guide.untranslated.includes(step.id) && <p>{t('source-notice')}</p>}
    </>
  );
}

interface AllStepsProps {
  readonly steps: readonly PlannedStep[];
  readonly current: PlannedStep;
  readonly linkTo: (step: PlannedStep) => string;
}

/** Lists all steps, to open the one that the helped reader speaks of. */
function AllSteps({ steps, current, linkTo }: AllStepsProps) {
  const { wordsOf } = useGuide();
  const { t } = useLanguage();
  return (
    <Fold title={t('helper-steps')}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <TextLink href={linkTo(step)} aria-current={step === current ? 'step' : undefined}>
              <span>
                <Heading text={wordsOf(step.id).title} />
              </span>
            </TextLink>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
