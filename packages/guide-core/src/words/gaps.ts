/**
 * Removes the spaces around `{app}` between Thai letters. Thai sets them around a foreign name, but inside a phrase of
 * its own words they read as a break. For sentences in which generic words take the place of the name.
 */
export const closeGaps = (text: string): string =>
  text.replace(/([\u0e00-\u0e7f]) (?=\{app\})/g, '$1').replace(/(\{app\}) (?=[\u0e00-\u0e7f])/g, '$1');
