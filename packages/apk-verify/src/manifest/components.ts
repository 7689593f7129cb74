import { attr } from './attributes.ts';
import { className, maxLength } from './names.ts';
import { namedText, type Typed } from './typed.ts';
import type { XmlElement } from './xml-element.ts';

/** A class name's length where it is only compared. */
const longestClass = 1000;

/** Returns the filters that count: the system ignores those without an action. */
const filtersOf = (component: XmlElement) =>
  component.all('intent-filter').filter((filter) => filter.all('action').length > 0);

/**
 * Returns the activities that a launcher shows, by the names of actions and categories as written (ParsedIntentInfoUtils),
 * and those whose label an alias without one shows (ParsedActivity.makeAlias).
 */
export function launchersOf(application: XmlElement | undefined, ofPackage: string, typed: Typed): XmlElement[] {
  const has = (filter: XmlElement, tag: string, name: string) =>
    filter.all(tag).some((child) => namedText(child.android('name')) === name);
  const activities = (application?.children ?? []).filter(({ name }) => ['activity', 'activity-alias'].includes(name));
  const launchers = activities.filter((component) =>
    filtersOf(component).some(
      (filter) =>
        has(filter, 'action', 'android.intent.action.MAIN') &&
        has(filter, 'category', 'android.intent.category.LAUNCHER'),
    ),
  );
  const start = ofPackage.slice(0, maxLength);
  // Thousands may share a long name; of two that begin alike, both are taken.
  const classOf = (component: XmlElement, id: number) =>
    className(start, (typed.text(component, id) ?? '').slice(0, longestClass));
  const unlabelled = launchers.filter((alias) => alias.name === 'activity-alias' && !alias.get(attr.label));
  const targets = new Set(unlabelled.map((alias) => classOf(alias, attr.targetActivity)));
  return [...launchers, ...activities.filter((one) => targets.size > 0 && targets.has(classOf(one, attr.name)))];
}

/** Returns the authorities of the app's content providers, without duplicates; one provider may have several. */
export function authoritiesOf(application: XmlElement | undefined, typed: Typed): string[] {
  const lists = (application?.all('provider') ?? []).map((provider) => typed.text(provider, attr.authorities) ?? '');
  const authorities = new Set<string>();
  // Thousands of providers may share one long list.
  for (const list of new Set(lists)) for (const authority of list.split(';')) authorities.add(authority);
  authorities.delete('');
  return [...authorities];
}

/** Whether the app declares, with Google Play's own marker, that it does not run without its splits. */
export function marksSplits(application: XmlElement | undefined, typed: Typed): boolean {
  return (application?.all('meta-data') ?? []).some(
    (data) =>
      typed.text(data, attr.name) === 'com.android.vending.splits.required' && typed.flag(data, attr.value, false),
  );
}
