import type { PlannedStep } from '@sideguide/guide-core/model';
import type { ReactNode } from 'react';
import type { CatalogueFeature } from '../features/catalogue/load.ts';
import { CallerStop } from '../parts/caller-stop.tsx';
import { AppCardView, type PageLink } from './app-card.tsx';

interface Props {
  readonly step: PlannedStep;
  readonly catalogue: CatalogueFeature | undefined;
  readonly page: PageLink;
}

/** What a step shows besides its words: the catalogue, or the chosen app's card with the link to its page. */
export function StepTools({ step, catalogue, page }: Props) {
  if (step.tool === 'app-list') return catalogue ? <catalogue.AppList apps={catalogue.apps} /> : null;
  if (step.tool === 'app-card') return <AppCardView page={page} />;
  return null;
}

/** Returns the secondary line below the button; only the question about callers has one. */
export function toolBelow(step: PlannedStep): ReactNode {
  return step.tool === 'caller-question' ? <CallerStop /> : undefined;
}
