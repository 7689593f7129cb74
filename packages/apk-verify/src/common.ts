// Exports shared by the Node entry point and the one for all other platforms.

export { androidOf, newestSdk, sdkOf } from './android.ts';
export type { ApkResult, VerifyOptions } from './examine.ts';
export { type HttpOptions, httpSource } from './http/http-source.ts';
export { installability } from './installability.ts';
export { ApkError, type ApkErrorCode, SourceError, type SourceErrorCode } from './model/error.ts';
export type { Facts, FileKind } from './model/facts.ts';
export type { Entry, Installability, InstallStatus, KnownCertificate, Obstacle, Phone } from './model/phone.ts';
export type {
  Capability,
  Issue,
  LevelSigners,
  LineageCertificate,
  Report,
  Scheme,
  SdkRange,
  SignerCertificate,
  Trick,
  TrickFound,
} from './model/report.ts';
export type { ByteSource } from './model/source.ts';
export type { Danger, Identity, Verdict } from './model/verdict.ts';
export { lowestTargets } from './obstacles/version.ts';
export { preload } from './preload.ts';
export { publicKeyName } from './public-keys.ts';
export type { ApkSource } from './source-of.ts';
export { type Update, updateOf } from './update.ts';
