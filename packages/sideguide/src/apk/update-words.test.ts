import { expect, it } from 'vitest';
import { describeUpdate } from './update-words.ts';

it.each([
  [1, 'first'],
  [2, 'second'],
])('names the file whose signature is invalid: %s', (file, word) => {
  const obstacle = { code: 'not-verified', status: 'failure', certainty: 'sure', detail: { file } } as const;
  expect(describeUpdate('old.apk', 'new.apk', { updates: false, obstacles: [obstacle] })).toBe(
    `“new.apk” cannot be installed over “old.apk”: the signature of the ${word} file does not hold.`,
  );
});
