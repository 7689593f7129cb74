import { fits } from '@sideguide/guide-core/flow';
import type { GateTask, Scene } from '@sideguide/guide-core/model';
import { useGuideIfAny, useLanguage } from '../../context/contexts.tsx';
import { StepDrawing } from '../../parts/drawing.tsx';
import { Heading, StepSentence } from '../../parts/sentence.tsx';
import { Task, Tasks } from '../../parts/task-list.tsx';
import { useFreshNotes } from '../../platform/storage/use-fresh-notes.ts';
import { Fold } from '../../ui/fold.tsx';
import panel from '../../ui/panel.module.css';
import css from './gate.module.css';
import { useGate } from './use-gate.ts';
import { isTicked, setTicked } from './wait-notes.ts';

/** Returns a scene with its marks changed to `tap`: on the page about the phone they say where to look, here to tap. */
const tapped = (scene: Scene): Scene =>
  JSON.parse(JSON.stringify(scene), (key, value: unknown) => (key === 'mark' ? 'tap' : value)) as Scene;

interface Props {
  /** Whether the wait is over; undefined before it starts. */
  readonly isOver: boolean | undefined;
}

/** The tasks before the wait, after it and at the end; the reader ticks them, and the ticks are stored on the phone. */
export function WaitTasks({ isOver }: Props) {
  const skinGuide = useGuideIfAny();
  const { t } = useLanguage();
  const about = skinGuide?.guide.about.find(({ when }) => fits(when, skinGuide.answers))?.scene;
  const { gate, textLanguage, words } = useGate();
  const { tasks = [] } = gate;
  const render = useFreshNotes();
  const tickedIds = tasks.map(({ id }) => id).filter((id) => isTicked(gate.id, id));
  const set = ({ id, opens = [] }: GateTask, isOn: boolean) => {
    setTicked(gate.id, id, isOn);
    // What is opened again has to be closed again.
    const reopened = isOn ? tasks.filter(({ closes }) => closes?.some((name) => opens.includes(name))) : [];
    for (const task of reopened) setTicked(gate.id, task.id, false);
    render();
  };
  const parts = [
    ['first', t('wait-first')],
    ['later', t('wait-later')],
    ['tidy', t('part-tidy')],
  ] as const;
  // The next task is open and the others are folded, so that the list is short on a small phone.
  const isDue = (when: GateTask['when']) => (when === 'first' ? isOver === undefined : isOver === true);
  const next = tasks.find(({ id, when }) => isDue(when) && !tickedIds.includes(id))?.id;
  return parts.map(([part, title]) => (
    <section key={part} className={css.part}>
      <h2 className={panel.h2}>{title}</h2>
      <Tasks>
        {tasks
          .filter(({ when }) => when === part)
          .map((one) => {
            const { id, draws } = one;
            const task = gate.words.tasks?.[id];
            if (!task) return null;
            return (
              <Task
                key={id}
                isDone={tickedIds.includes(id)}
                name={
                  <span {...textLanguage}>
                    <Heading text={words(task.title)} />
                  </span>
                }
                onTick={(isOn) => set(one, isOn)}
              >
                <Fold key={`${id === next}`} title={t('show-me-how')} open={id === next}>
                  {draws && about && <StepDrawing scenes={[tapped(about)]} />}
                  <p {...textLanguage}>
                    <StepSentence text={words(task.do)} />
                  </p>
                </Fold>
              </Task>
            );
          })}
      </Tasks>
    </section>
  ));
}
