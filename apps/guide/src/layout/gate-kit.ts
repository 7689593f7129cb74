// In the first load.

import type { CompiledGates, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';

/** The gates of one language, and their page: loaded only where a gate is shown. */
export interface GateKit extends CompiledGates {
  readonly GatePage: ComponentType;
  /** Words of the flow, of which the page is made. */
  readonly words: UiWords;
}
