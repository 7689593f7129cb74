import { describe, expect, it } from 'vitest';
import { androidOf, newestSdk, sdkOf } from './android.ts';

describe('versions of Android', () => {
  it.each([
    ['17', 37],
    ['14', 34],
    [' 12l ', 32],
    ['12', 31],
    ['8.1.0', 27],
    ['8', 26],
    ['7.1.2', 25],
    ['6.0.1', 23],
    ['4.4.4', 19],
    ['4.4W', 20],
    ['1.0', 1],
  ])('%s is API level %i', (version, sdk) => {
    expect(sdkOf(version)).toBe(sdk);
  });

  it.each(['', '99', '14x', '14.x', 'x.14', '0', '-1', '1e1', '__proto__'])('“%s” is not a version', (version) => {
    expect(sdkOf(version)).toBeUndefined();
  });

  it('every level has a name that leads back to it', () => {
    for (let sdk = 1; sdk <= newestSdk; sdk++) expect(sdkOf(androidOf(sdk)!)).toBe(sdk);
    expect(androidOf(0)).toBeUndefined();
    expect(androidOf(newestSdk + 1)).toBeUndefined();
  });
});
