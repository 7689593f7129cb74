/** Since when Android's parser refuses manifests that break a rule. */
export interface ParserRuleVersions {
  /** The first API level that may refuse it: where a security update may have brought the rule, or its start is unknown. */
  readonly from: number;
  /** The first API level that is sure to; `from` by default. */
  readonly sure?: number;
  /** The last API level that refuses it; open by default. */
  readonly to?: number;
  /** The lowest target that it applies to. */
  readonly target?: number;
  /** Android's code without `INSTALL_`; `PARSE_FAILED_MANIFEST_MALFORMED` by default. */
  readonly code?:
    | 'FAILED_INVALID_APK'
    | 'FAILED_PROCESS_NOT_DEFINED'
    | 'PARSE_FAILED_BAD_MANIFEST'
    | 'PARSE_FAILED_BAD_SHARED_USER_ID'
    | 'PARSE_FAILED_UNEXPECTED_EXCEPTION';
}

/** No known Android version is sure to refuse it. */
export const never = 0x7fff_ffff;

/** Android's limits on a manifest are those of AOSP's main branch; which update of Android 14 brought which is unknown. */
const limit = { from: 34, sure: 35, code: 'PARSE_FAILED_UNEXPECTED_EXCEPTION' } as const;

/** The rules that are checked; `rule-list.ts` says what each forbids and where it is in AOSP. */
export const parserRules = {
  'element-name': { from: 1 },
  'reserved-name': { from: 29 },
  'alias-target': { from: 1 },
  'provider-authorities': { from: 1 },
  exported: { from: 31, target: 31 },
  'meta-data': { from: 1 },
  property: { from: 31 },
  process: { from: 1 },
  'task-affinity': { from: 1 },
  processes: { from: 30 },
  'process-unlisted': { from: 30, code: 'FAILED_PROCESS_NOT_DEFINED' },
  'action-name': { from: 1 },
  'empty-action-name': { from: 30, target: 30 },
  'mime-type': { from: 1 },
  number: { from: 1, code: 'PARSE_FAILED_UNEXPECTED_EXCEPTION' },
  port: { from: 1, code: 'PARSE_FAILED_UNEXPECTED_EXCEPTION' },
  'advanced-pattern': { from: 31, code: 'PARSE_FAILED_UNEXPECTED_EXCEPTION' },
  'class-name': { from: 1 },
  'component-factory': { from: 28 },
  'class-loader': { from: 27 },
  'heavy-weight': { from: 28 },
  'display-category': { from: 34 },
  'protection-level': { from: 31 },
  'old-protection-level': { from: 1, to: 30 },
  'permission-tree': { from: 1 },
  'permission-twice': { from: 29, sure: 33 },
  'permission-flags': { from: 31 },
  'required-feature': { from: 30 },
  queries: { from: 30 },
  attribution: { from: 30 },
  'attribution-set': { from: 30, code: 'PARSE_FAILED_BAD_MANIFEST' },
  overlay: { from: 26 },
  'overlay-property': { from: 26, sure: never },
  'key-sets': { from: 21 },
  'key-set-name': { from: 21, sure: never },
  'static-library': { from: 26 },
  'sdk-library': { from: 33 },
  'library-user': { from: 26, code: 'PARSE_FAILED_BAD_SHARED_USER_ID' },
  'uses-static-library': { from: 26 },
  'uses-sdk-library': { from: 33 },
  'install-constraints': { from: 34, sure: never },
  'not-updatable': { from: 34, sure: 35, code: 'FAILED_INVALID_APK' },
  'uses-split': { from: 26 },
  'split-types': { from: 33 },
  'text-length': limit,
  'element-count': limit,
  'class-characters': limit,
  'newer-limits': { ...limit, sure: 36 },
} as const satisfies Readonly<Record<string, ParserRuleVersions>>;

/** Name of a rule of Android's parser. Names are stable. */
export type ParserRule = keyof typeof parserRules;

/** A rule that a manifest breaks, and the Android versions that have it. */
export interface BrokenRule extends ParserRuleVersions {
  readonly rule: ParserRule;
  /** What breaks it: elements, classes, permissions; the first few, cut off. */
  readonly names: readonly string[];
}
