// Its own chunk, loaded when Home has been read for a moment.

import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { InPage, type PageContexts } from '../context/contexts.tsx';
import { useLocationHook } from '../platform/navigation/history.ts';
import css from './step.module.css';

/**
 * Draws and lays out a page once and throws it away before the browser shows another frame: on a slow phone the first
 * drawing of anything costs twice the second. What fails in it is said when the reader is there.
 */
export function drawAhead({ page, element }: { readonly page: PageContexts; readonly element: ReactElement }): void {
  const box = document.createElement('div');
  box.className = css.ahead ?? '';
  document.body.append(box);
  const root = createRoot(box);
  try {
    flushSync(() =>
      root.render(
        <Router hook={useLocationHook}>
          <InPage page={page}>
            <div className="page">{element}</div>
          </InPage>
        </Router>,
      ),
    );
    // Asking for a place makes the browser lay it out.
    box.getBoundingClientRect();
  } catch {
    // thrown away all the same
  } finally {
    root.unmount();
    box.remove();
  }
}
