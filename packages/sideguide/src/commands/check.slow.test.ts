import { describe, expect, it } from 'vitest';
import { makeCheckFolder, own, signerDigest, stranger } from '../../../../e2e/support/check-folder.ts';
import { forbiddenOutput } from '../../../../e2e/support/sideguide.ts';

const temp = makeCheckFolder();

describe('check prints a sentence and exits with its status', () => {
  const genuine = 'Genuine: Example, signed by Example Org.';
  const notForPhone = 'Genuine, but not for your phone: Example.';
  const noPhone = 'Genuine, but no phone installs it: Example.';
  const unknown = 'Unknown app: org.other.app, signed by “CN=Somebody”.';
  const unknownNotForPhone = 'Unknown app, and not for your phone: org.other.app, signed by “CN=Somebody”.';
  /** How the sentence of a status begins. */
  const begins: Readonly<Record<number, string>> = { 1: 'Do not install this file: ', 7: 'Not an app file: ' };
  it.each<[name: string, options: string, status: number, sentence: string, moreText?: string]>([
    ['genuine.apk', '', 0, genuine, 'v1, v2, v3 verified'],
    ['genuine.apk', '--android 14', 0, genuine, 'Checked for  Android 14 (API 34)'],
    ['genuine.apk', '--range 21-23', 0, genuine, 'Android 5.0 (API 21) to Android 6 (API 23)'],
    ['genuine.apk', '--android 4.4', 4, notForPhone, 'it needs Android 5.0 (API 21) or later'],
    ['new-key.apk', '', 0, genuine, `Formerly     ${signerDigest(own)}`],
    ['new-key.apk', '', 0, genuine, `for Android 5.0 (API 21) to Android 8.1 (API 27): ${signerDigest(own)}`],
    ['arm.apk', '--abi x86,x86_64', 4, notForPhone, 'it is built for other processors: arm64-v8a'],
    ['arm.apk', '--abi armeabi-v7a,arm64-v8a', 0, genuine],
    ['test-only.apk', '', 4, noPhone, 'The phone says: “App not installed as package appears to be invalid.”'],
    ['split.apk', '', 4, noPhone, 'get the app as one APK'],
    ['needs-splits.apk', '--android 14', 4, notForPhone, 'get the app as one APK'],
    ['newer-only.apk', '', 0, 'Genuine: Example, signed by Example Org, for Android 7.0 and later only.'],
    ['v3-only.apk', '', 0, 'Genuine: Example, signed by Example Org, for Android 9 and later only.'],
    ['from-4.apk', '', 0, genuine, 'Checked for  Android 5.0 (API 21) and later'],
    ['newer-only.apk', '--range 21-', 1, 'nobody signed it.', 'JAR_SIG_NO_MANIFEST'],
    ['store.apk', '', 5, 'Genuine, but the build of another place: Example as A Store signs it.'],
    ['other-app.apk', '', 3, unknown, signerDigest(stranger)],
    [
      'same-signer.apk',
      '',
      3,
      'Unknown app: org.other.app, signed by “CN=Example makers”.',
      'The same key signs org.example.app',
    ],
    ['false-name.apk', '', 3, unknown, 'Beware: it bears the name of a known app (org.example.app)'],
    ['false-name.apk', '--android 4.4', 4, unknownNotForPhone, 'Beware: it bears the name'],
    ['other-app.apk', '--android 4.4', 4, unknownNotForPhone],
    [
      'fake.apk',
      '',
      1,
      'it bears the package name of a known app and is signed by somebody else.',
      'https://example.org/download',
    ],
    ['debug-key.apk', '', 1, 'it bears the package name of a known app and is signed by somebody else.'],
    ['unsigned.apk', '', 1, 'nobody signed it.'],
    ['altered.apk', '', 1, 'it was changed after it was signed.', 'Errors'],
    ['old-signature.apk', '--android 14', 1, 'its signature is of a kind that this Android no longer takes for it.'],
    ['janus.apk', '', 1, 'it is built so that a phone installs something else than what was signed (dex-in-front).'],
    ['no-manifest-inside.apk', '', 1, 'it is damaged, most often by a download that broke off (manifest).'],
    ['part.apk', '', 7, 'a part of a download that broke off.'],
    ['page.apk', '', 7, 'a web page saved under its name.'],
    ['empty.apk', '', 7, 'the file is empty.'],
    ['noise.apk', '', 7, 'what is in it is nothing that Android installs.'],
    ['archive.apk', '', 7, 'a ZIP archive of something else.'],
    ['splits.apks', '', 7, 'a bundle of split APKs (.apks).', 'get the APK of the app instead'],
    ['splits.xapk', '', 7, 'a bundle of APKs (.xapk).', 'Its base: Genuine: Example, signed by'],
    ['splits.apkm', '', 7, 'a bundle of APKs (.apkm).', 'Its base: Genuine: Example, signed by'],
    ['app.aab', '', 7, 'an Android App Bundle, which is for stores only.', 'Get the APK of the app'],
  ])(
    '%s %s: %i',
    async (name, options, status, sentence, moreText = '') => {
      const { out, err, status: actualStatus } = await temp.check(name, ...options.split(' ').filter(Boolean));
      expect([out.split('\n')[0], actualStatus, err]).toEqual([`${begins[status] ?? ''}${sentence}`, status, '']);
      expect(out).toContain(moreText);
      expect(out).not.toMatch(forbiddenOutput);
    },
    60_000,
  );
});
