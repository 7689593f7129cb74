/** Selector of an empty rule at the end of each style sheet; it tells a complete style sheet from a truncated one. */
export const styleEnd = '#end';
