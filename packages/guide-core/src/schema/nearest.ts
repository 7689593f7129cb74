/** Counts the letters to add, leave out, replace or swap with their neighbour to make one name of the other. */
function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const replaced = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = isSwapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, replaced, swapped));
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}

/**
 * Returns the name that a mistyped one probably means: at most a third of its letters differ. Undefined if none is near,
 * or if two are equally near.
 */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((other) => ({ other, edits: editsBetween(name, other) }))
    .filter(({ other, edits }) => edits > 0 && edits <= Math.max(1, Math.floor(other.length / 3)))
    .sort((a, b) => a.edits - b.edits);
  return near.length > 1 && near[0]!.edits === near[1]!.edits ? undefined : near[0]?.other;
}
