import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import css from './task-list.module.css';

export function Tasks({ children }: { children: ReactNode }) {
  return <ul className={css.tasks}>{children}</ul>;
}

/** A task that the guide knows to be done or not; the reader cannot tick it. */
export function Settled({ isDone, name }: { isDone: boolean; name: ReactNode }) {
  return (
    <li className={css.task}>
      <Box isOn={isDone} />
      <span className={css.name}>{name}</span>
    </li>
  );
}

interface TaskProps {
  readonly isDone: boolean;
  readonly name: ReactNode;
  readonly onTick: (isOn: boolean) => void;
  readonly children?: ReactNode;
}

/** A task for the reader to tick, and how to do it. */
export function Task({ isDone, name, onTick, children }: TaskProps) {
  return (
    <li>
      <label className={css.task}>
        <input type="checkbox" checked={isDone} onChange={(event) => onTick(event.target.checked)} />
        <Box isOn={isDone} />
        <span className={css.name}>{name}</span>
      </label>
      {children}
    </li>
  );
}

const Box = ({ isOn }: { isOn: boolean }) => (
  <span className={css.box} data-on={isOn || undefined}>
    <Icon name="tick" small />
  </span>
);
