import type { PlannedStep, StepWords } from '@sideguide/guide-core/model';
import { useLanguage } from '../../../context/contexts.tsx';
import { NextLink } from '../../../flow/next-link.tsx';
import { StepDrawing } from '../../../parts/drawing.tsx';
import { Heading, StepSentence } from '../../../parts/sentence.tsx';
import { Settled, Task as TaskLine, Tasks } from '../../../parts/task-list.tsx';
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
          name={'words' in task ? <Heading text={task.words.title} /> : task.title}
          onTick={(isOn) => set(task.id, isOn)}
        >
          {'words' in task && (
            <Fold title={t('show-me-how')}>
              <StepDrawing scenes={task.step.scenes} />
              <p>
                <StepSentence text={task.words.do} />
              </p>
              {task.step.tool === 'next-link' && <NextLink />}
              <p>
                <b>{t('then-you-see')}</b> <StepSentence text={task.words.see} />
              </p>
              <p>
                <StepSentence text={task.words.otherwise} />
              </p>
            </Fold>
          )}
        </TaskLine>
      ))}
    </Tasks>
  );
}
