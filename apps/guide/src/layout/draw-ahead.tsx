// A chunk of its own, loaded when Home has been read for a moment.

import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { InPage, type PageContexts } from '../context/contexts.tsx';
import { useLocationHook } from '../platform/navigation/history.ts';
import css from './ahead.module.css';

/**
 * Renders and lays out a page once and discards it before the browser paints another frame: on a slow phone the first
 * rendering of anything takes twice as long as the second. Errors are ignored: they are shown when the reader gets
 * there.
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
    // Reading the position forces a layout.
    box.getBoundingClientRect();
  } catch {
    // discarded all the same
  } finally {
    root.unmount();
    box.remove();
  }
}
