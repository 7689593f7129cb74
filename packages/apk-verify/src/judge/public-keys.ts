import type { SignerCertificate } from '../model/report.ts';

/**
 * Certificates whose private keys are published: anybody can sign with them, so such a signature says nothing about who
 * made a file. SHA-256 of the certificate, and the name of the key.
 *
 * Sources: the certificates in AOSP's build/make/target/product/security, listed with their digests by GrapheneOS's
 * Updater (ReleaseKeys.java) and by robotnix (modules/apps.nix); the signing key of Chromium's own builds, named as
 * `defaultTrichromeCertDigest` in nixpkgs and pinned by FFUpdater (Chromium.kt); React Native's template, whose
 * debug.keystore is part of every project made from it; Termux's README ("testkey_untrusted.jks").
 */
const published: Readonly<Record<string, string>> = {
  a40da80a59d170caa950cf15c18c454d47a39b26989d8b640ecd745ba71bf5dc: 'AOSP testkey',
  c8a2e9bccf597c2fb6dc66bee293fc13f2fc47ec77bc6b2b0d52c11f51192ab8: 'AOSP platform',
  '28bbfe4a7b97e74681dc55c2fbb6ccb8d6c74963733f6af6ae74d8c3a6e879fd': 'AOSP shared',
  '465983f7791f2abeb43ea2cbdc7f21a8260b72bc08a55c839fc1a43bc741a81e': 'AOSP media',
  e1dbadce60dc080d15b58a014b0dcf9400e24de23fa00b287a5a982bfebda2ee: 'AOSP networkstack',
  abf21f9e2af1d881cc673fddcefa6ed9c269a437bd64b279cf45844cfd589126: 'AOSP sdk_sandbox',
  a6ccc500ff0e7421200eb66a7fe174ef1b00e52ca91727070cbedf061ff76c35: 'AOSP bluetooth',
  fae9122a8721d6e2a196d2224dffcf773c9127e2bb956cbddb40b009192ffdfd: 'AOSP nfc',
  ce7b2b47ae2b7552c8f92cc29124279883041fb623a5f194a82c9bf15d492aa0: 'AOSP cts_uicc_2021',
  '32a2fc74d731105859e5a85df16d95f102d85b22099b8064c5d8915c61dad1e0': 'Chromium',
  b6da01480eefd5fbf2cd3771b8d1021ec791304bdd6c4bf41d3faabad48ee5e1: 'Termux',
  fac61745dc0903786fb9ede62a962b399f7348f0bb6f899b8332667591033b9c: 'React Native',
};

/** The subject of the debug certificate that the SDK's tools create on each computer. */
const debugName = /(^|,)\s*CN=Android Debug\s*(,|$)/i;

type Named = Pick<SignerCertificate, 'sha256' | 'subject'>;

/** Returns the name of a published key: a signature with it proves nothing. */
export const publishedKeyName = ({ sha256 }: Pick<Named, 'sha256'>): string | undefined =>
  Object.keys(published).includes(sha256) ? published[sha256] : undefined;

/**
 * Whether it is the debug key of a developer's own computer, recognized by its subject, which anybody may write but no
 * publisher would: another computer has another one, so the next version may not install over this one.
 */
export const isDebugKey = (certificate: Named): boolean =>
  publishedKeyName(certificate) === undefined && debugName.test(certificate.subject);

/** Returns the name of a key that no app should be published with: a published key, or a debug key. */
export const publicKeyName = (certificate: Named): string | undefined =>
  publishedKeyName(certificate) ?? (isDebugKey(certificate) ? 'Android Debug' : undefined);
