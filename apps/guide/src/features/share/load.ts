import { lazyComponent } from '../../platform/chunks/lazy.tsx';
import { loadOnce } from '../../platform/chunks/load.ts';

const load = () => import(/* webpackChunkName: "share" */ './chunk.ts');

/** Loads the components below. */
export const loadShare = () => loadOnce('share', load);

/** The tools of a step: listen, send, a small window or a picture, print. */
export const ShareTools = lazyComponent('share', load, (module) => module.ShareTools);
/** The tools of other screens: send, print, report. */
export const ShareLinks = lazyComponent('share', load, (module) => module.ShareLinks);
/** Reports a step at which the reader's phone differs. */
export const ReportDifference = lazyComponent('share', load, (module) => module.ReportDifference);
/** What a report says, to be copied or sent. */
export const Report = lazyComponent('share', load, (module) => module.Report);
