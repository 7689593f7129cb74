import { type ParserRule, type ParserRuleVersions, parserRules } from './parser-rules.ts';

/** What each rule forbids, completing “the manifest has …”, and the place in AOSP. */
const meanings: Readonly<Record<ParserRule, readonly [what: string, place: string]>> = {
  'element-name': ['a component, permission or instrumentation without a name', 'ParsedComponentUtils.parseComponent'],
  'reserved-name': ['a class name that Android reserves', 'ParsedComponentUtils.parseComponent'],
  'alias-target': [
    'an activity-alias whose target is not an activity before it',
    'ParsedActivityUtils.parseActivityAlias',
  ],
  'provider-authorities': ['a provider without authorities', 'ParsedProviderUtils.parseProvider'],
  exported: [
    'components with an intent filter that do not say whether they are exported',
    'ParsedActivityUtils.parseActivityOrAlias, ParsedServiceUtils.parseService',
  ],
  'meta-data': ['meta-data without a name or a value', 'ParsingPackageUtils.parseMetaData'],
  property: ['a property without a name or a value', 'ParsingPackageUtils.parseMetaData'],
  process: ['a process with an invalid name', 'ComponentParseUtils.buildProcessName'],
  'task-affinity': ['a task affinity with an invalid name', 'ComponentParseUtils.buildTaskAffinityName'],
  processes: ['processes with an invalid name, or two with the same', 'ParsedProcessUtils.parseProcesses'],
  'process-unlisted': [
    'processes that lack the one of the app or of a component',
    'ScanPackageUtils.assertProcessesAreValid',
  ],
  'action-name': ['an action or category without a name', 'ParsedIntentInfoUtils.parseIntentInfo'],
  'empty-action-name': ['an action or category with an empty name', 'ParsedIntentInfoUtils.parseIntentInfo'],
  'mime-type': ['a MIME type without a slash between two names', 'IntentFilter.addDataType'],
  number: [
    'something else where Android reads a number',
    'TypedArray.getInt and getInteger, XmlUtils.convertValueToInt',
  ],
  port: ['a port that is not a number', 'IntentFilter.AuthorityEntry'],
  'advanced-pattern': ['an advanced pattern that cannot be parsed', 'PatternMatcher.parseAndVerifyAdvancedPattern'],
  'class-name': [
    'an empty name of the application, its backup agent or its storage activity',
    'ParsingPackageUtils.parseBaseApplication',
  ],
  'component-factory': ['an empty name of the component factory', 'ParsingPackageUtils.parseBaseApplication'],
  'class-loader': ['a class loader that Android does not have', 'ClassLoaderFactory.isValidClassLoaderName'],
  'heavy-weight': [
    'cantSaveState with a process or components that it excludes',
    'ParsingPackageUtils.parseBaseApplication, ParsedServiceUtils.parseService',
  ],
  'display-category': ['a display category with an invalid name', 'ParsedActivityUtils.parseActivityOrReceiver'],
  'protection-level': [
    'a permission with flags that need a signature or internal level',
    'ParsedPermissionUtils.parsePermission',
  ],
  'old-protection-level': [
    'a permission with flags that need a signature level',
    'ParsedPermissionUtils.parsePermission',
  ],
  'permission-tree': [
    'a permission-tree whose name has fewer than three parts',
    'ParsedPermissionUtils.parsePermissionTree',
  ],
  'permission-twice': [
    'a permission defined twice, with different levels or groups',
    'ParsedPermissionUtils.declareDuplicatePermission',
  ],
  'permission-flags': ['a permission requested twice with different flags', 'ParsingPackageUtils.parseUsesPermission'],
  'required-feature': ['a required-feature without a name', 'ParsingPackageUtils.parseRequiredFeature'],
  queries: [
    'queries with an incomplete package or provider, or an intent for several things',
    'ParsingPackageUtils.parseQueries',
  ],
  attribution: [
    'an attribution without a tag or label, or with other elements in it',
    'ParsedAttributionUtils.parseAttribution',
  ],
  'attribution-set': [
    'attributions that repeat or inherit from each other',
    'ParsedAttributionUtils.isCombinationValid',
  ],
  overlay: ['an overlay without a target, or with a priority outside 0 to 9999', 'ParsingPackageUtils.parseOverlay'],
  'overlay-property': ['an overlay for phones with a certain system property', 'ParsingPackageUtils.parseOverlay'],
  'key-sets': ['key-sets that are nested, undefined or contradictory', 'ParsingPackageUtils.parseKeySets'],
  'key-set-name': ['a key-set without a name or keys', 'ParsingPackageUtils.parseKeySets'],
  'static-library': [
    'a static-library without a name or version, or two of them',
    'ParsingPackageUtils.parseStaticLibrary',
  ],
  'sdk-library': ['an sdk-library without a name or version, or two of them', 'ParsingPackageUtils.parseSdkLibrary'],
  'library-user': ['a shared user in a library for other apps', 'ParsingPackageUtils.parseStaticLibrary'],
  'uses-static-library': [
    'a uses-static-library without a name, version or digest, or named twice',
    'ParsingPackageUtils.parseUsesStaticLibrary',
  ],
  'uses-sdk-library': [
    'a uses-sdk-library without a name, version or digest, or named twice',
    'ParsingPackageUtils.parseUsesSdkLibrary',
  ],
  'install-constraints': [
    'install-constraints, which only packages on the phone’s own list may have',
    'InstallConstraintsTagParser.parseInstallConstraints',
  ],
  'not-updatable': [
    'the mark of a system app that is not installed by hand (updatableSystem)',
    'PackageInstallerSession.validateApkInstallLocked',
  ],
  'uses-split': ['a uses-split without a name', 'ApkLiteParseUtils.parseApkLite'],
  'split-types': ['types of splits with an invalid name', 'ApkLiteParseUtils.parseRequiredSplitTypes'],
  'text-length': ['a name or value that is longer than Android allows', 'android.content.res.Element.validateStrAttr'],
  'element-count': ['more elements of a kind than Android allows', 'android.content.res.Element.seen'],
  'class-characters': [
    'a class name with characters that none may have',
    'android.content.res.Element.validateComponentName',
  ],
  'newer-limits': [
    'more than 30,000 activities, 262,144 letters of meta-data, or a MIME type of more than 255',
    'android.content.res.Element',
  ],
};

/** A rule of Android's parser that is checked. */
export interface ParserRuleEntry extends ParserRuleVersions {
  readonly rule: ParserRule;
  /** What it forbids, in English, completing “the manifest has …”. */
  readonly what: string;
  /** The class and function in AOSP; before Android 11, PackageParser. */
  readonly place: string;
}

/** The rules of Android's parser that are checked, with the API levels that have them. */
export const parserRuleList: readonly ParserRuleEntry[] = (Object.keys(parserRules) as ParserRule[]).map((rule) => ({
  ...(parserRules[rule] as ParserRuleVersions),
  rule,
  what: meanings[rule][0],
  place: meanings[rule][1],
}));

/** What the parser or installer refuses and is not checked, with the reason. The documents list the same. */
export const uncheckedRules: readonly (readonly [what: string, why: string])[] = [
  [
    'texts and numbers given as a resource that differs by phone, or that another package has',
    'the phone’s configuration decides',
  ],
  ['whether a public-key in key-sets is a key', 'Android ignores one that is not; only an upgrade-key-set then fails'],
  ['a property whose value is a dimension or fraction', 'no tool writes one'],
  ['knownCerts, knownActivityEmbeddingCerts, alternate launcher icons', 'they need resources of several values'],
  [
    'text where newer versions read numbers: permissions to content, the last version of a permission, page sizes, intents',
    'no tool writes one',
  ],
  ['further rules for static and SDK libraries', 'the answer for such a file is “depends” at best'],
  [
    'requests for a permission with features or for some versions, when comparing their flags',
    'the phone’s features decide',
  ],
  [
    'native libraries beyond the first 32 MiB, when unpacking them',
    'it would take long; no honest tool writes a wrong checksum',
  ],
  ['debug builds’ other files in lib/ before Android 8', 'those versions only take gdbserver'],
  [
    'libraries at pages of 4 KiB that are used in place, on a phone with pages of 16 KiB',
    'of Android 15, only phones set so by their developer options have them; newer versions unpack the libraries',
  ],
  ['whether a permission-tree has the name of another app’s permission', 'no tool writes one'],
  ['whether resources say well what overlays may change (overlayable)', 'no tool writes it wrong'],
  ['whether classes.dex can be run', 'Android installs it anyway, and the app does not start'],
  ['elements that flags of Android 15 and later hide', 'such a manifest is rejected as a trick'],
  [
    'whether splits that are loaded one by one (isolatedSplits) depend on others that are there',
    'few apps are built so, and their tools see to it',
  ],
  ['whether a base lists its splits’ processes', 'no tool writes such a list for an app in parts'],
  ['more than 500 groups of MIME types, and libraries without a name', 'no tool writes either'],
  ['whether a certificate is in strict DER', 'newer libraries of Android may want that; no tool writes another'],
  ['rules of Android 17 that are not public, and of phone manufacturers', 'their source is not published'],
];
