// What the chunk `ways` holds: ways to take a place along, send it, hear it, report on it.

export { Differs } from './differs.tsx';
export type { OwnWords } from './help.tsx';
export { ReportCode } from './report.tsx';
export { ShareLinks } from './share-links.tsx';
export { ShareTools } from './tools.tsx';
