// What the chunk `ways` holds: ways to take a place along, send it, hear it, report on it.
export { Asking } from './asking.tsx';
export { Differs } from './differs.tsx';
export type { OwnWords } from './help.tsx';
export { Report } from './report.tsx';
export { StepTools } from './tools.tsx';
