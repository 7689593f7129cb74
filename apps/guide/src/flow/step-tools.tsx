import type { ListedApp, PlannedStep } from '@sideguide/guide-core/model';
import type { ReactNode } from 'react';
import { AppList } from '../features/catalogue/components.ts';
import { CallerStop } from '../parts/caller-stop.tsx';
import { AppCardView, type PageLink } from './app-card.tsx';
import { NextLink } from './next-link.tsx';

interface Props {
  readonly step: PlannedStep;
  readonly apps: readonly ListedApp[] | undefined;
  readonly page: PageLink;
  /** Address of the next step. */
  readonly next: string;
}

/** What a step shows besides its words: the catalogue, the chosen app's card, or the link that came with the address. */
export function StepTools({ step, apps, page, next }: Props) {
  if (step.tool === 'app-list') return apps ? <AppList apps={apps} /> : null;
  if (step.tool === 'app-card') return <AppCardView page={page} next={next} />;
  if (step.tool === 'next-link') return <NextLink />;
  return null;
}

/** Returns the secondary line below the button; only the question about callers has one. */
export function toolBelow(step: PlannedStep): ReactNode {
  return step.tool === 'caller-question' ? <CallerStop /> : undefined;
}
