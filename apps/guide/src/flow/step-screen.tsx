import { badStep, closersOf } from '@sideguide/guide-core/flow';
import type { ListedApp } from '@sideguide/guide-core/model';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFlowKey, useGuide, useLanguage, usePlace } from '../context/contexts.tsx';
import { CheckContext } from '../features/file-check/check-context.ts';
import { Checking } from '../features/file-check/components.ts';
import type { CheckData } from '../features/file-check/types.ts';
import { StepKeys, StepsAtSide } from '../features/wide/components.ts';
import { useWide } from '../features/wide/use-wide.ts';
import { Notices } from '../layout/notices.tsx';
import type { FlowPart } from '../parts/plan-of.ts';
import { StepSentence } from '../parts/sentence.tsx';
import { useStepLanguage } from '../parts/use-step-language.ts';
import { animate, canAnimate } from '../phone/animate.ts';
import { notesOf, rememberPlace, saveAlone, tick } from '../platform/storage/notes.ts';
import { Bar, BarContent } from '../ui/bar.tsx';
import { Button } from '../ui/button.tsx';
import { PrerenderNext } from './prerender-next.tsx';
import css from './step.module.css';
import { StepBody } from './step.tsx';
import { toolBelow } from './step-tools.tsx';
import { StepTop } from './step-top.tsx';
import { useStep } from './use-step.ts';

interface Props {
  readonly part: FlowPart;
  /** The apps to choose from, if the step shows them. */
  readonly apps?: readonly ListedApp[] | undefined;
  /** The data of the file check, if the step has it. */
  readonly check?: CheckData | undefined;
}

/** Tick of the makers' page having been opened, beside the ids of steps. */
const pageOpened = 'open-page';

/** Shows the step of the flow that the address names. */
export function StepScreen({ part, apps, check }: Props) {
  const { address, app } = usePlace();
  const { guide, wordsOf } = useGuide();
  const { t } = useLanguage();
  const { step, isUnknown, all, linkTo, at, of, minutes, offered, here, onward, next, back, source } = useStep(part);
  const flow = useFlowKey();
  const finish = () => {
    if (step.tool === 'caller-question') saveAlone(flow);
    tick(flow, step.id, true, closersOf(guide, step));
  };

  // Until the makers' page was opened, that is the next action; then "it is downloading" is.
  const hasPage = step.tool === 'app-card' && app !== undefined;
  const [opened, setOpened] = useState<string>();
  const isToOpen = hasPage && opened !== app.package && !notesOf(flow).done.includes(pageOpened);
  const open = () => {
    tick(flow, pageOpened, true);
    setOpened(app?.package);
  };

  const isWide = useWide();
  const where = at < 0 ? '' : t('progress', { n: at + 1, of });
  const language = useStepLanguage()(step.id);
  const done = (
    <span {...language}>
      <StepSentence text={wordsOf(step.id).done} />
    </span>
  );
  const backLink = { href: back, label: t('back') };
  // The main part and the bar are the same elements on all steps; the file check renders into them.
  const isCheck = check !== undefined && step.tool === 'check-file';
  const [main, setMain] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [hasFile, setHasFile] = useState(false);
  /** After the last picture the reader goes on with the button of the step: it moves a little. */
  const pointToButton = () => {
    const button = bar?.querySelector('a:not([aria-label])');
    if (button && canAnimate()) animate(button, [{}, { transform: 'scale(1.03)' }, {}], { ms: 320 });
  };
  useRememberedPlace(here);
  return (
    <div className={css.flow}>
      <StepTop n={at + 1} of={of} minutes={minutes} isCounted={at >= 0} />
      <Notices more={address.step && isUnknown ? [badStep(address.step)] : []} />
      <CheckContext.Provider value={isCheck ? check : undefined}>
        <StepBody
          step={step}
          at={at}
          offered={offered}
          apps={apps}
          page={{ isFirst: isToOpen, open }}
          where={where}
          next={next}
          side={isWide && <StepsAtSide step={step} title={t(`part-${part}`)} steps={all} at={at} linkTo={linkTo} />}
          isReplaced={hasFile}
          onEnd={pointToButton}
          onMain={setMain}
        />
      </CheckContext.Provider>
      <Bar back={backLink} below={toolBelow(step)} onElement={setBar}>
        {!isCheck && (
          <Button href={next} quiet={isToOpen || (step.tool === 'app-list' && !app)} onClick={finish}>
            {done}
          </Button>
        )}
      </Bar>
      {isCheck && (
        <Checking check={check} heading="h1" next={{ href: next, words: done, onClick: finish }} source={source}>
          {({ body, main: action, below, details }) => (
            <>
              {bar &&
                createPortal(
                  <BarContent back={backLink} below={below}>
                    {action}
                  </BarContent>,
                  bar,
                )}
              {body && <FileChosen onChange={setHasFile} />}
              {hasFile &&
                main &&
                createPortal(
                  <>
                    {body}
                    {details}
                  </>,
                  main,
                )}
            </>
          )}
        </Checking>
      )}
      {isWide && <StepKeys back={back} next={step.tool === 'caller-question' ? undefined : next} />}
      <PrerenderNext step={onward} href={next} />
    </div>
  );
}

/** Says, while it is rendered, that the file check has something to show in the place of the step's words. */
function FileChosen({ onChange }: { onChange: (isChosen: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

/** Remembers the place after the frame that shows the step, because the phone's storage may be slow. */
function useRememberedPlace(here: string): void {
  useEffect(() => {
    let isWritten = false;
    const write = () => {
      if (!isWritten) rememberPlace(here);
      isWritten = true;
    };
    requestAnimationFrame(() => setTimeout(write));
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [here]);
}
