// In the first load.
import type { ComponentType } from 'react';
import type { CompiledGates, UiWords } from '#lib/model/guide.ts';

/** The gates of one language, and their page: loaded only where a gate is shown. */
export interface GateKit extends CompiledGates {
  readonly GatePage: ComponentType;
  /** Words of the flow, of which the page is made. */
  readonly words: UiWords;
}
