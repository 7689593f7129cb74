/**
 * Counts the typos between what was typed and a word or its beginning: letters added, omitted, wrong, or two neighbours
 * swapped. Undefined if there are more than `maxTypos`. Computes at most (2·maxTypos+1) cells per typed letter.
 */
export function typosWithin(typed: string, word: string, maxTypos: number): number | undefined {
  if (word.length < typed.length - maxTypos) return undefined;
  // Typos in both of the first two letters are rare, so most words need no comparison.
  const [first, second] = [typed[0], typed[1]];
  if (first !== word[0] && second !== word[1] && first !== word[1] && second !== word[0]) return undefined;
  const tooMany = maxTypos + 1;
  // One row per typed letter; `row[j]` compares with the first `j` letters of the word.
  let beforePrevious: number[] = [];
  let previous: number[] = Array.from({ length: typed.length + 2 * maxTypos + 1 }, (_, column) =>
    column <= maxTypos ? column : tooMany,
  );
  for (let i = 1; i <= typed.length; i++) {
    const row: number[] = [];
    let rowMin = tooMany;
    for (let j = Math.max(0, i - maxTypos); j <= Math.min(word.length, i + maxTypos); j++) {
      let cost = j === 0 ? i : tooMany;
      if (j > 0) {
        const isEqual = typed[i - 1] === word[j - 1];
        cost = Math.min(
          (previous[j - 1] ?? tooMany) + (isEqual ? 0 : 1),
          (row[j - 1] ?? tooMany) + 1,
          (previous[j] ?? tooMany) + 1,
        );
        if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
          cost = Math.min(cost, (beforePrevious[j - 2] ?? tooMany) + 1);
      }
      row[j] = cost;
      if (cost < rowMin) rowMin = cost;
    }
    if (rowMin > maxTypos) return undefined;
    beforePrevious = previous;
    previous = row;
  }
  // The reader may not have typed the end yet, so the best matching prefix of the word counts.
  const prefixCosts = previous.filter((cost) => cost !== undefined);
  const best = Math.min(...prefixCosts);
  return best <= maxTypos ? best : undefined;
}
