import { attr } from '../attributes.ts';
import { namedText } from '../typed.ts';
import type { XmlElement } from '../xml-element.ts';
import { checkFilter } from './filters.ts';
import { hasValue, type Inspection, ownText } from './inspection.ts';
import { checkNumbers } from './numbers.ts';

const isNothing = (text: string | null | undefined): boolean => text === null || text === '';

/** Returns the different values of an attribute of some elements; null if one of them is not known. */
function different(elements: readonly XmlElement[], id: number, found: Inspection): number | null {
  const values = new Set<string>();
  for (const one of elements) {
    const text = found.text(one, id);
    if (text === undefined) return null;
    if (text !== null) values.add(text);
  }
  return values.size;
}

/** Android 11 is the first to read `queries`. */
const firstQueries = 30;

/**
 * Returns the elements in one, and those in them: Android reads on there, but for those that another parser reads to their
 * end.
 */
const inside = (element: XmlElement, read?: string): XmlElement[] =>
  element.children.flatMap((child) => (child.name === read ? [child] : [child, ...inside(child, read)]));

/** ParsingPackageUtils.parseQueries: what an intent may consist of, and names of packages and providers. */
function checkQueries(queries: XmlElement, found: Inspection): void {
  for (const child of inside(queries, 'intent')) {
    const { name } = child;
    if (name === 'package' && isNothing(found.text(child, attr.name))) found.breaks('queries', name);
    if (name === 'provider' && isNothing(found.text(child, attr.authorities))) found.breaks('queries', name);
    if (name !== 'intent') continue;
    checkFilter(child, name, found, firstQueries);
    const data = child.all('data');
    const actions = new Set(child.all('action').map((action) => namedText(action.android('name')))).size;
    const [types, schemes] = [attr.mimeType, attr.scheme].map((id) => different(data, id, found));
    // The same host twice counts as two (IntentFilter.addDataAuthority).
    const hosts = data.filter((one) => hasValue(one, attr.host)).length;
    const isEmpty = actions === 0 && types === 0 && schemes === 0;
    if (isEmpty || [actions, types, schemes, hosts].some((count) => (count ?? 0) > 1)) found.breaks('queries', name);
  }
}

const longestTag = 50;
const maxAttributions = 10_000;

/** ParsedAttributionUtils.parseAttribution and isCombinationValid. */
function checkAttributions(list: readonly XmlElement[], found: Inspection): void {
  const [tags, inherited]: [string[], string[]] = [[], []];
  for (const one of list) {
    const tag = found.text(one, attr.tag);
    const hasLabel = (one.get(attr.label)?.value.reference ?? null) !== null;
    const isOdd = inside(one).some(({ name }) => name !== 'inherit-from');
    if (tag === null || (tag?.length ?? 0) > longestTag || !hasLabel || isOdd)
      found.breaks('attribution', tag || one.name);
    if (typeof tag === 'string') tags.push(tag);
    for (const from of inside(one)) inherited.push(found.text(from, attr.tag) ?? '');
  }
  const known = new Set(tags);
  const isValid =
    list.length <= maxAttributions &&
    known.size === tags.length &&
    new Set(inherited).size === inherited.length &&
    !inherited.some((tag) => tag !== '' && known.has(tag));
  if (!isValid) found.breaks('attribution-set', 'attribution');
}

/** ParsingPackageUtils.parseOverlay */
function checkOverlay(overlay: XmlElement, found: Inspection): void {
  const priority = found.integer(overlay, attr.priority, 0) ?? 0;
  if (found.text(overlay, attr.targetPackage) === null || priority < 0 || priority > 9999)
    found.breaks('overlay', 'overlay');
  if (hasValue(overlay, attr.requiredSystemPropertyName) || hasValue(overlay, attr.requiredSystemPropertyValue))
    found.breaks('overlay-property', 'overlay');
}

/** ParsingPackageUtils.parseKeySets. Whether a value is a key is not checked. */
function checkKeySets(list: XmlElement, found: Inspection): void {
  const sets = list.all('key-set');
  const values = new Map<string, string>();
  const defined = new Set<string>();
  const breaks = (name: string | null) => found.breaks('key-sets', name || 'key-set');
  if (list.all('public-key').length > 0) breaks('public-key');
  for (const set of sets) {
    const name = ownText(set, attr.name);
    if (set.all('key-set').length > 0) breaks(name);
    if (name === null) found.breaks(set.all('public-key').length > 0 ? 'key-sets' : 'key-set-name', 'key-set');
    for (const key of set.all('public-key')) {
      const [of, value] = [ownText(key, attr.name) ?? '', ownText(key, attr.value)];
      const known = values.get(of);
      if (value === null ? known === undefined : known !== undefined && known !== value) breaks(of);
      if (value !== null) values.set(of, value);
      if (name !== null) defined.add(name);
    }
  }
  for (const set of sets) if (values.has(ownText(set, attr.name) ?? '')) breaks(ownText(set, attr.name));
  const upgrades = [list, ...sets].flatMap((one) => one.all('upgrade-key-set'));
  for (const one of upgrades) if (!defined.has(ownText(one, attr.name) ?? '')) breaks(ownText(one, attr.name));
}

/** Checks the manifest's other elements. */
export function checkElements(root: XmlElement, found: Inspection): void {
  checkNumbers(root, found);
  for (const child of root.children) {
    if (/^(?:permission|supports-|uses-)/.test(child.name)) checkNumbers(child, found);
    if (child.name === 'feature-group')
      for (const feature of inside(child)) if (feature.name === 'uses-feature') checkNumbers(feature, found);
    if (child.name === 'queries') checkQueries(child, found);
    if (child.name === 'overlay') checkOverlay(child, found);
    if (child.name === 'key-sets') checkKeySets(child, found);
    if (child.name === 'install-constraints') found.breaks('install-constraints', child.name);
  }
  checkAttributions(
    root.children.filter(({ name }) => name === 'attribution' || name === 'feature'),
    found,
  );
}
