/** Selector of an empty rule at the end of each style sheet: by it a whole one is told from one that was cut. */
export const styleEnd = '#end';
