import type { PlannedStep } from '@sideguide/guide-core/model';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useGuide, useLabels, usePlace } from '../context/contexts.tsx';
import css from '../layout/ahead.module.css';
import { prepare } from '../layout/ahead.ts';
import { useOffline } from '../layout/offline-copy.tsx';
import { PageTitleContext } from '../layout/page-title.tsx';
import { DrawnPhone } from '../phone/phone.tsx';
import { picturesOf } from '../phone/picture.ts';
import { isFrugal } from '../platform/save-data.ts';
import { StepHead, StepWords } from './step.tsx';

/** Milliseconds to leave a step undisturbed. */
const delayMs = 600;

interface Props {
  /** The step after this one, if any. */
  readonly step: PlannedStep | undefined;
  /** Address of the next step. */
  readonly href: string;
}

/**
 * Renders the next step once while this one is read and the browser is idle, discards it before the browser paints
 * another frame, and preloads the step's screen. On a slow phone the first rendering of anything takes twice as long as
 * the second: code is compiled, glyphs are looked up. For readers who save data this happens only once the flow is
 * cached.
 */
export function PrerenderNext({ step, href }: Props) {
  const { preload } = usePlace();
  const { guide, skin } = useGuide();
  const { fillNames, quote } = useLabels();
  const [box, setBox] = useState<HTMLElement>();
  const isAllowed = useOffline().keeping === 'ready' || !isFrugal();
  useEffect(() => {
    if (!isAllowed) return;
    return prepare(() => {
      drawIn(setBox);
      return preload(href);
    }, delayMs);
  }, [isAllowed, preload, href]);
  if (!box || !step) return null;
  const [first] = picturesOf(step.scenes);
  return createPortal(
    <SilentBoundary>
      <PageTitleContext.Provider value={null}>
        <StepHead step={step} />
      </PageTitleContext.Provider>
      {first && (
        <div style={guide.look}>
          <DrawnPhone picture={first} skin={skin.id} quote={quote} fill={fillNames} />
        </div>
      )}
      <StepWords step={step} />
    </SilentBoundary>,
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
class SilentBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
