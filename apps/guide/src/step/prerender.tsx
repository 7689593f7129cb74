// A chunk of its own, loaded when a step has been read for a moment.

import type { PlannedStep } from '@sideguide/guide-core/model';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePlace } from '../context/contexts.tsx';
import css from '../layout/ahead.module.css';
import { silent } from '../layout/offline-copy.tsx';
import { whenIdle } from '../platform/when-idle.ts';
import { Beginning } from './step.tsx';

export interface PrerenderProps {
  /** The step after this one, if any. */
  readonly step: PlannedStep | undefined;
  /** Address of the next step. */
  readonly href: string;
}

/**
 * When the browser is idle, renders the next step once, discards it before the browser paints another frame, and
 * preloads the step's screen. On a slow phone the first rendering of anything takes twice as long as the second: code
 * is compiled, glyphs are looked up.
 */
export default function Prerender({ step, href }: PrerenderProps) {
  const { preload } = usePlace();
  const [box, setBox] = useState<HTMLElement>();
  useEffect(() => {
    return whenIdle(() => {
      drawIn(setBox);
      preload(href).catch(silent);
    });
  }, [preload, href]);
  if (!box || !step) return null;
  return createPortal(
    <Unharmed>
      <Beginning step={step} />
    </Unharmed>,
    box,
  );
}

/** Renders and lays out something in a box that is in the document only during this call. */
function drawIn(setBox: (box: HTMLElement | undefined) => void): void {
  const box = document.createElement('div');
  box.className = css.ahead ?? '';
  document.body.append(box);
  flushSync(() => setBox(box));
  // Reading the position forces a layout.
  box.getBoundingClientRect();
  flushSync(() => setBox(undefined));
  box.remove();
}

/** Ignores errors of a step: they are shown when the reader gets there. */
class Unharmed extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
