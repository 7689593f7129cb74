// With every screen that has steps.

import type { PlannedStep } from '@sideguide/guide-core/model';
import type { ReactNode } from 'react';
import { AppCardView, type PageLink } from './app-card.tsx';
import { AppList } from './app-list.tsx';
import { CallerStop } from './caller-stop.tsx';

/** What a step shows beside its words: the catalogue, or the chosen app's card and page. */
export function StepTools({ step, page }: { step: PlannedStep; page: PageLink }) {
  if (step.tool === 'app-list') return <AppList />;
  if (step.tool === 'app-card') return <AppCardView page={page} />;
  return null;
}

/** The quiet line below the button: only the question about callers has one. */
export function toolBelow(step: PlannedStep): ReactNode {
  return step.tool === 'caller-question' ? <CallerStop /> : undefined;
}
