/** Returns the name most likely meant: at most a third of its letters may differ. Undefined if none is close. */
export function closestName(name: string, names: readonly string[]): string | undefined {
  const typed = name.toLowerCase().slice(0, 64);
  const candidates = names.map((candidate) => ({
    candidate,
    distance: candidate.startsWith(typed) && typed ? 0 : editDistance(typed, candidate.toLowerCase()),
  }));
  candidates.sort((a, b) => a.distance - b.distance);
  const best = candidates[0];
  return best && best.distance <= Math.max(1, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

/** Returns the edit distance of two names, with swaps of adjacent letters (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isEqual = a[i - 1] === b[j - 1];
      row[j] = Math.min(row[j - 1]! + 1, rows[i - 1]![j]! + 1, rows[i - 1]![j - 1]! + (isEqual ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
