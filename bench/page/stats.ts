export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length === 0
    ? Number.NaN
    : sorted.length % 2
      ? sorted[middle]!
      : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Returns the median of the ratios of values from the same round, as other work on the machine affects both. */
export const ratio = (values: readonly number[], floors: readonly number[]): number =>
  median(values.map((value, round) => value / floors[round]!));
