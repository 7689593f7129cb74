import type { PlannedStep, StepWords } from '@sideguide/guide-core/model';
import { useLanguage } from '../../../context/contexts.tsx';
import { NextLink } from '../../../flow/next-link.tsx';
import { StepDrawing } from '../../../parts/drawing.tsx';
import { Heading, StepSentence } from '../../../parts/sentence.tsx';
import { Settled, Task as TaskLine, Tasks } from '../../../parts/task-list.tsx';
import { useStepLanguage } from '../../../parts/use-step-language.ts';
import { Fold } from '../../../ui/fold.tsx';

/** Something to put back in order: a step of the skin, or only its name if no skin is known. */
export type CleanupTask =
  | { readonly id: string; readonly step: PlannedStep; readonly words: StepWords }
  | { readonly id: string; readonly title: string };

interface Props {
  readonly tasks: readonly CleanupTask[];
  /** Ids of what the reader has ticked. */
  readonly done: readonly string[];
  readonly set: (id: string, isOn: boolean) => void;
}

type StepTask = Extract<CleanupTask, { readonly step: PlannedStep }>;

function TaskName({ task }: { task: StepTask }) {
  return (
    <span {...useStepLanguage()(task.id)}>
      <Heading text={task.words.title} />
    </span>
  );
}

/** How to do a task, folded. */
function HowTo({ task: { id, step, words } }: { task: StepTask }) {
  const { t } = useLanguage();
  const language = useStepLanguage()(id);
  return (
    <Fold title={t('show-me-how')}>
      {step.scenes.length > 0 && <StepDrawing scenes={step.scenes} />}
      <p {...language}>
        <StepSentence text={words.do} />
      </p>
      {step.tool === 'next-link' && <NextLink />}
      <p>
        <b>{t('then-you-see')}</b>{' '}
        <span {...language}>
          <StepSentence text={words.see} />
        </span>
      </p>
      <p {...language}>
        <StepSentence text={words.otherwise} />
      </p>
    </Fold>
  );
}

/** The cleanup list. Its ticks are set by the reader. */
export function CleanupList({ tasks, done, set }: Props) {
  const { t } = useLanguage();
  return (
    <Tasks>
      <Settled isDone name={t('installed')} />
      {tasks.map((task) => (
        <TaskLine
          key={task.id}
          isDone={done.includes(task.id)}
          name={'words' in task ? <TaskName task={task} /> : task.title}
          onTick={(isOn) => set(task.id, isOn)}
        >
          {'words' in task && <HowTo task={task} />}
        </TaskLine>
      ))}
    </Tasks>
  );
}
