import { describe, expect, it } from 'vitest';
import { publicKeyName } from './public-keys.ts';

describe('a publicly known key', () => {
  it.each([
    ['a40da80a59d170caa950cf15c18c454d47a39b26989d8b640ecd745ba71bf5dc', 'CN=Android', 'AOSP testkey'],
    ['b6da01480eefd5fbf2cd3771b8d1021ec791304bdd6c4bf41d3faabad48ee5e1', 'CN=APK Signer', 'Termux'],
    ['00'.repeat(32), 'CN=Android Debug,O=Android,C=US', 'Android Debug'],
    ['00'.repeat(32), 'C=US,O=Android,CN=Android Debug', 'Android Debug'],
    ['00'.repeat(32), 'C=US, O=Android, CN=android debug', 'Android Debug'],
  ])('%s %s is %s', (sha256, subject, name) => {
    expect(publicKeyName({ sha256, subject })).toBe(name);
  });

  it.each([
    ['00'.repeat(32), 'CN=Somebody'],
    ['00'.repeat(32), 'CN=Android Debugger'],
    ['00'.repeat(32), 'OU=CN Android Debug'],
    ['a40da80a', 'CN=Android'],
    ['constructor', ''],
    ['', ''],
  ])('%s %s is not a published key', (sha256, subject) => {
    expect(publicKeyName({ sha256, subject })).toBeUndefined();
  });
});
