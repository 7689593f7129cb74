import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { PageTitleContext } from '../../layout/page-title.tsx';
import { cx } from '../../platform/cx.ts';
import panel from '../../ui/panel.module.css';
import css from './file-heading.module.css';
import { type CheckSign, FileIcon } from './file-icon.tsx';

interface Props {
  readonly sign: CheckSign;
  readonly initial?: string | undefined;
  readonly part?: number | undefined;
  readonly heading: 'h1' | 'h3';
  readonly title: ReactNode;
  /** Name of the state shown, for tests and screenshots. */
  readonly name: string;
  readonly children?: ReactNode;
}

/** The picture of the file with the result as a heading. The heading gets the focus, so that screen readers read it. */
export function FileHeading({ sign, initial, part, heading: Heading, title, name, children }: Props) {
  const own = useRef<HTMLHeadingElement>(null);
  const page = useContext(PageTitleContext);
  const ref = Heading === 'h1' && page ? page : own;
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // As a screen of its own it scrolls to the top; within another screen it begins there, with what to do next below it.
    if (Heading === 'h1') scrollTo(0, 0);
    else ref.current?.parentElement?.scrollIntoView();
  }, [Heading, ref]);
  return (
    <div
      data-check={name}
      className={cx(panel.table, css.heading, sign === 'stop' && css.danger, Heading === 'h3' && css.card)}
    >
      <FileIcon sign={sign} initial={initial} part={part} />
      <Heading ref={ref} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
