// Exports shared by the Node entry point and the one for all other platforms.

export { certificatePem } from './der/certificate-pem.ts';
export { type HttpOptions, httpSource } from './http/http-source.ts';
export { installability } from './judge/installability.ts';
export { lowestTargets } from './judge/obstacles/version.ts';
export { isDebugKey, publicKeyName } from './judge/public-keys.ts';
export { type Reason, reason } from './judge/reason.ts';
export { type VerdictKey, verdictKey } from './judge/verdict-key.ts';
export { knownFromIndex, knownFromText } from './known/known-from.ts';
export type { BrokenRule, ParserRule } from './manifest/rules/parser-rules.ts';
export { parserRuleList } from './manifest/rules/rule-list.ts';
export { androidOf, newestSdk, sdkOf } from './model/android.ts';
export { ApkError, type ApkErrorCode, SourceError, type SourceErrorCode } from './model/error.ts';
export type { Facts, FileKind } from './model/facts.ts';
export type { InstallStatus, Installs, Obstacle, ObstacleCode, ObstacleDetails } from './model/obstacle.ts';
export type { Entry, Installability, KnownCertificate, Phone } from './model/phone.ts';
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
export type { ApkResult, UnverifiedFile, VerifiedApk, VerifiedVerdict } from './model/result.ts';
export type { ByteSource } from './model/source.ts';
export type { Answer, Danger, Identity, SplitSet, Unjudged, Verdict } from './model/verdict.ts';
export type { VerifyOptions } from './options.ts';
export { preload } from './preload.ts';
export type { ApkSource } from './source-of.ts';
export { type Update, updateOf } from './update/update.ts';
