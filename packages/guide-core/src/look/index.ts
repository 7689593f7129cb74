export { colourPattern, contrast, lookProblems, onTap } from './contrast.ts';
export { lookCss, lookShape } from './look-css.ts';
