import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import css from './task-list.module.css';

/** A list of tasks. */
export function Tasks({ children }: { children: ReactNode }) {
  return <ul className={css.tasks}>{children}</ul>;
}

/** A task that the guide knows to be done or not; the reader cannot tick it. */
export function Settled({ done, name }: { done: boolean; name: ReactNode }) {
  return (
    <li className={css.task}>
      <Box on={done} />
      <span className={css.name}>{name}</span>
    </li>
  );
}

interface TaskProps {
  readonly done: boolean;
  readonly name: ReactNode;
  readonly onTick: (on: boolean) => void;
  readonly children?: ReactNode;
}

/** A task for the reader to tick, and how to do it. */
export function Task({ done, name, onTick, children }: TaskProps) {
  return (
    <li>
      <label className={css.task}>
        <input type="checkbox" checked={done} onChange={(event) => onTick(event.target.checked)} />
        <Box on={done} />
        <span className={css.name}>{name}</span>
      </label>
      {children}
    </li>
  );
}

const Box = ({ on }: { on: boolean }) => (
  <span className={css.box} data-on={on || undefined}>
    <Icon name="tick" small />
  </span>
);
