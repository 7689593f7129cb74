import { ApkError } from '../model/error.ts';
import { attr } from './attributes.ts';
import type { Resources } from './resources.ts';
import { typedText } from './typed.ts';
import type { Value } from './value.ts';
import type { XmlElement } from './xml-element.ts';

/** Languages whose legacy codes Android still uses, with their current codes. */
const renamed: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi', tl: 'fil' };
const tag = /^([a-z]{2,3})((?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)$/;
/** Pseudo-locales for testing translations: accented and mirrored English. */
const pseudo = /-X[AB]$/;
const maxLabels = 500;
/** Maximum number of resources followed from a label; honest ones take one or two. */
const maxReferred = 16;
const maxLength = 1000;
/** Maximum number of values of all labels, in all configurations and behind all references; honest apps have hundreds. */
const maxValues = 4000;
/** A name's length where it is only compared. */
const comparedLength = 100;

/** Android shows a label in one line and ends it at a NUL, like a C string. */
const cut = (label: string) => label.slice(0, maxLength).split('\0', 1)[0]!;

/** Returns the BCP 47 tag of a configuration's locale, or null if it is not just language, script and region. */
function bcp47(locale: string): string | null {
  const match = tag.exec(locale);
  if (match === null || pseudo.test(locale)) return null;
  return (renamed[match[1]!] ?? match[1]!) + match[2]!;
}

/** Returns the language and the script, if given: these must match for one region to read another's text. */
const speech = (locale: string) => /^[^-]*(?:-[A-Z][a-z]{3})?/.exec(locale)![0];

/**
 * Returns the label that `aapt dump badging` gives the application: that of the default configuration or, without one,
 * of the first locale that has any. As in aapt, empty if no resource has a configuration, even if the label is in the
 * manifest.
 */
function defaultLabel(resources: Resources, element: XmlElement): string {
  const value = element.get(attr.label)?.value;
  if (value === undefined) return '';
  for (const locale of resources.locales()) {
    let found = typedText(resources.resolve(value, locale));
    if (!found && locale !== '' && value.reference !== null) {
      const near = resources.best(value.reference, (other) => speech(other) === speech(locale));
      found = typedText(resources.resolve(near?.value, near?.config.locale));
    }
    if (found) return cut(found);
  }
  return '';
}

/** Returns the locales of a resource, or of the resources that it refers to. */
function localesOf(resources: Resources, first: number): Set<string> {
  const ids = [first];
  const locales = new Set<string>();
  for (let at = 0; at < ids.length; at++) {
    for (const { config, value } of resources.all(ids[at]!)) {
      if (locales.size < maxLabels) locales.add(config.locale);
      if (value.reference !== null && ids.length < maxReferred && !ids.includes(value.reference))
        ids.push(value.reference);
    }
  }
  return locales;
}

function labelsByTag(resources: Resources, value: Value | undefined): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const locale of value?.reference ? localesOf(resources, value.reference) : []) {
    const name = bcp47(locale);
    const text = name === null ? null : typedText(resources.resolve(value, locale));
    if (name !== null && text) labels[name] = cut(text);
  }
  return labels;
}

/** Returns every text that some phone shows for one of these elements, in whatever configuration. */
function everyText(resources: Resources, elements: readonly (XmlElement | undefined)[]): Set<string> {
  const values = elements.flatMap((element) => element?.get(attr.label)?.value ?? []);
  const ids = new Set(values.flatMap(({ reference }) => reference ?? []));
  const limit = () => {
    if (values.length > maxValues) throw new ApkError('too-large', 'resources: more labels than any app has');
  };
  limit();
  // Further resources are added while it runs.
  for (const id of ids) {
    for (const { value } of resources.all(id)) {
      if (value.reference !== null) ids.add(value.reference);
      values.push(value);
    }
    limit();
  }
  return new Set(values.map((value) => cut(typedText(value) ?? '').slice(0, comparedLength)));
}

export interface Labels {
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly otherNames?: readonly string[];
}

/**
 * Returns the labels of an application.
 *
 * @param element Element with the label.
 * @param launchers The activities that a launcher shows, each by its own label if it has one. If the application has no
 *   readable label, the first one's is returned under `und`, no language in particular.
 * @throws ApkError `too-large` for more labels than any honest app has.
 */
export function labelsOf(
  resources: Resources,
  element: XmlElement | undefined,
  launchers: readonly XmlElement[],
): Labels {
  const label = element === undefined ? '' : defaultLabel(resources, element);
  const labels = labelsByTag(resources, element?.get(attr.label)?.value);
  if (label === '') {
    const own = [element, launchers[0]].map((one) => typedText(resources.resolve(one?.get(attr.label)?.value)));
    const text = own.find((one) => one);
    if (text) labels.und = cut(text);
  }
  const filters = launchers.flatMap((launcher) => launcher.all('intent-filter'));
  const others = everyText(resources, [element, ...launchers, ...filters]);
  for (const known of ['', label, ...Object.values(labels)]) others.delete(known.slice(0, comparedLength));
  return { label, labels, ...(others.size > 0 && { otherNames: [...others] }) };
}
