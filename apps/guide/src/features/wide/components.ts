import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadWide } from './load.ts';

// `useWide` loads them.

export const StepKeys = lazyComponent('wide', loadWide, (module) => module.StepKeys);
export const StepsAtSide = lazyComponent('wide', loadWide, (module) => module.StepsAtSide);
