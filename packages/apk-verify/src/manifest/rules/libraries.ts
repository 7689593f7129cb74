import { attr } from '../attributes.ts';
import type { XmlElement } from '../xml-element.ts';
import { type Inspection, ownText } from './inspection.ts';

/** Targets from here on list all certificates of a static library (Build.VERSION_CODES.O_MR1). */
const allCertificates = 27;

/** ParsingPackageUtils.parseStaticLibrary, parseSdkLibrary: a name, a version, one per app, no shared user. */
function checkOwn(
  rule: 'static-library' | 'sdk-library',
  root: XmlElement,
  own: XmlElement[],
  found: Inspection,
): void {
  const id = rule === 'static-library' ? attr.version : attr.versionMajor;
  const isBad = (one: XmlElement) => ownText(one, attr.name) === null || (found.integer(one, id, -1) ?? 0) < 0;
  if (own.length > 1 || own.some(isBad)) found.breaks(rule, ownText(own[0]!, attr.name) ?? rule);
  if (own.length > 0 && found.text(root, attr.sharedUserId)) found.breaks('library-user', rule);
}

/** ParsingPackageUtils.parseUsesStaticLibrary, parseUsesSdkLibrary: name, version and digest, each library once. */
function checkUsed(rule: 'uses-static-library' | 'uses-sdk-library', used: XmlElement[], found: Inspection): void {
  const id = rule === 'uses-static-library' ? attr.version : attr.versionMajor;
  const names = new Set<string>();
  for (const one of used) {
    const name = ownText(one, attr.name);
    const lacks = name === null || ownText(one, attr.certDigest) === null || (found.integer(one, id, -1) ?? 0) < 0;
    const reads = rule === 'uses-sdk-library' || found.targetSdk >= allCertificates;
    const isEmpty = reads && one.all('additional-certificate').some((more) => !ownText(more, attr.certDigest));
    if (lacks || isEmpty || names.has(name)) found.breaks(rule, name ?? rule);
    names.add(name ?? '');
  }
}

/** Checks the libraries that an app is, or needs. */
export function checkLibraries(root: XmlElement, application: XmlElement, found: Inspection, isSplit: boolean): void {
  for (const rule of ['static-library', 'sdk-library'] as const) {
    const own = application.all(rule);
    if (own.length > 0 && !isSplit) checkOwn(rule, root, own, found);
  }
  for (const rule of ['uses-static-library', 'uses-sdk-library'] as const)
    checkUsed(rule, application.all(rule), found);
}
