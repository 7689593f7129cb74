/**
 * Counts the typos between what was typed and a word or its beginning: letters added, omitted, wrong, or two neighbours
 * swapped. Undefined if there are more than `most`. Computes at most (2·most+1) cells per typed letter.
 */
export function typosWithin(typed: string, word: string, most: number): number | undefined {
  if (word.length < typed.length - most) return undefined;
  // Typos in both of the first two letters are rare, so most words need no comparison.
  const [first, second] = [typed[0], typed[1]];
  if (first !== word[0] && second !== word[1] && first !== word[1] && second !== word[0]) return undefined;
  const far = most + 1;
  // One row per typed letter; `row[k]` compares with the first `at - most + k` letters of the word.
  let before: number[] = [];
  let last: number[] = Array.from({ length: typed.length + 2 * most + 1 }, (_, column) =>
    column <= most ? column : far,
  );
  for (let at = 1; at <= typed.length; at++) {
    const row: number[] = [];
    let least = far;
    for (let to = Math.max(0, at - most); to <= Math.min(word.length, at + most); to++) {
      let cost = to === 0 ? at : far;
      if (to > 0) {
        const equal = typed[at - 1] === word[to - 1];
        cost = Math.min((last[to - 1] ?? far) + (equal ? 0 : 1), (row[to - 1] ?? far) + 1, (last[to] ?? far) + 1);
        if (at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1])
          cost = Math.min(cost, (before[to - 2] ?? far) + 1);
      }
      row[to] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return undefined;
    before = last;
    last = row;
  }
  // The reader may not have typed the end yet, so the best matching prefix of the word counts.
  const ends = last.filter((cost) => cost !== undefined);
  const best = Math.min(...ends);
  return best <= most ? best : undefined;
}
