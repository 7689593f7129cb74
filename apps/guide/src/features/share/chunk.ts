// The chunk `share`: tools to share a place, save it, listen to it, and report a problem with it.

export { MoreTools } from './more-tools.tsx';
export { Report } from './report.tsx';
export { ReportDifference } from './report-difference.tsx';
export { ShareLinks } from './share-links.tsx';
export { ShareTools } from './tools.tsx';
