import { expect, it } from 'vitest';
import { describeUpdate } from './update-words.ts';

it.each([
  [1, 'first'],
  [2, 'second'],
])('names the file whose signature is invalid: %s', (file, word) => {
  const obstacle = { code: 'not-verified', status: 'failure', certainty: 'sure', detail: { file } } as const;
  expect(
    describeUpdate('old.apk', 'new.apk', {
      replaces: true,
      installs: 'depends',
      obstacles: [obstacle],
    }),
  ).toBe(`“new.apk” cannot be installed over “old.apk”: the signature of the ${word} file is not valid.`);
});

it('does not promise what depends on something else', () => {
  const obstacle = { code: 'upgrade-keys', status: 'conflict', certainty: 'depends' } as const;
  expect(
    describeUpdate('old.apk', 'new.apk', {
      replaces: true,
      installs: 'depends',
      obstacles: [obstacle],
    }),
  ).toBe(
    'Whether “new.apk” can be installed over “old.apk” is not certain: the first names keys of its own that must sign its updates (upgrade-key-set); they are not compared.',
  );
});

it('names the Android that a file was not verified for', () => {
  const obstacle = {
    code: 'not-verified',
    status: 'failure',
    certainty: 'sure',
    detail: { file: 1, sdk: 26 },
  } as const;
  expect(
    describeUpdate('old.apk', 'new.apk', {
      replaces: true,
      installs: 'depends',
      obstacles: [obstacle],
    }),
  ).toBe('“new.apk” cannot be installed over “old.apk”: nothing says that Android 8.0 accepts the first file.');
});

it('says what two apps cannot share', () => {
  const app = {
    code: 'another-package',
    status: 'installs',
    certainty: 'sure',
    detail: { installed: 'a.b', package: 'a.c' },
  } as const;
  const user = {
    code: 'FAILED_SHARED_USER_INCOMPATIBLE',
    status: 'conflict',
    certainty: 'sure',
    detail: { name: 'a.user' },
  } as const;
  const group = {
    code: 'FAILED_BAD_PERMISSION_GROUP',
    status: 'failure',
    certainty: 'sure',
    detail: { names: 'a.G' },
  } as const;
  expect(
    describeUpdate('one.apk', 'two.apk', { replaces: false, installs: 'no', obstacles: [app, user, group] }),
  ).toMatch(
    /^These are two apps that cannot be on one phone: both share a user .*: a\.user; it has permissions in a group .*: a\.G\./,
  );
});

it.each([
  [{ minSdk: 28, maxSdk: 0x7fffffff }, '28 and later'],
  [{ minSdk: 24, maxSdk: 27 }, '24 to 27'],
])('says which API levels were compared: %j', (range, levels) => {
  expect(describeUpdate('old.apk', 'new.apk', { replaces: true, installs: 'yes', obstacles: [] }, range)).toMatch(
    new RegExp(`\nNote: other API levels than ${levels} were not compared.$`),
  );
});
