// Its own chunk, loaded when a step has been read for a moment.

import type { PlannedStep } from '@sideguide/guide-core/model';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePlace } from '../context/contexts.tsx';
import { silent } from '../layout/offline-copy.tsx';
import { whenIdle } from '../platform/when-idle.ts';
import css from './step.module.css';
import { Beginning } from './step.tsx';

export interface PrerenderProps {
  /** The step after this one, if there is one. */
  readonly step: PlannedStep | undefined;
  /** Where the way goes on. */
  readonly href: string;
}

/**
 * In a quiet moment draws the next step once, throws it away before the browser shows another frame, and has the code of
 * its screen run. On a slow phone the first drawing of anything costs twice the second: code is compiled, letters are
 * looked for.
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

/** Has something drawn and laid out in a box that is in the document for the length of this call. */
function drawIn(setBox: (box: HTMLElement | undefined) => void): void {
  const box = document.createElement('div');
  box.className = css.ahead ?? '';
  document.body.append(box);
  flushSync(() => setBox(box));
  // Asking for a place makes the browser lay it out.
  box.getBoundingClientRect();
  flushSync(() => setBox(undefined));
  box.remove();
}

/** What fails in a step is said when the reader is there. */
class Unharmed extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override render() {
    return !this.state.failed && this.props.children;
  }
}
