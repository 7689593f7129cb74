import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadTools } from './load.ts';

// `loadShare` loads them.

/** The tools of a step: listen, send, a small window or a picture, print. */
export const ShareTools = lazyComponent('share', loadTools, (module) => module.ShareTools);
/** The tools of other screens: send, print, report. */
export const ShareLinks = lazyComponent('share', loadTools, (module) => module.ShareLinks);
/** Reports a step at which the reader's phone differs. */
export const ReportDifference = lazyComponent('share', loadTools, (module) => module.ReportDifference);
/** What a report says, to be copied or sent. */
export const Report = lazyComponent('share', loadTools, (module) => module.Report);
