export { StepKeys } from './step-keys.tsx';
export { StepsAtSide } from './steps-at-side.tsx';
