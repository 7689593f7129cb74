import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadTools } from './load.ts';

// `loadShare` loads them.

/** The tools of a step in one row: listen, send, a small window or a picture. */
export const ShareTools = lazyComponent('share', loadTools, (module) => module.ShareTools);
/** The tools of a step that stay folded: print, the helper's view. */
export const MoreTools = lazyComponent('share', loadTools, (module) => module.MoreTools);
/** The tools of other screens: send, print, report. */
export const ShareLinks = lazyComponent('share', loadTools, (module) => module.ShareLinks);
/** Reports a step at which the reader's phone differs. */
export const ReportDifference = lazyComponent('share', loadTools, (module) => module.ReportDifference);
/** What a report says, to be copied or sent. */
export const Report = lazyComponent('share', loadTools, (module) => module.Report);
