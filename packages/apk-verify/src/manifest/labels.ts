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

/** Android shows a label in one line and ends it at a NUL, like a C string. */
const cut = (label: string) => label.split('\0', 1)[0]!.slice(0, maxLength);

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

export interface Labels {
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * Returns the labels of an application.
 *
 * @param element Element with the label.
 * @param instead Fallback if it has no readable label; its label is returned under `und`, no language in particular.
 */
export function labelsOf(
  resources: Resources,
  element: XmlElement | undefined,
  instead: XmlElement | undefined,
): Labels {
  const label = element === undefined ? '' : defaultLabel(resources, element);
  const labels = labelsByTag(resources, element?.get(attr.label)?.value);
  if (label === '') {
    const own = [element, instead].map((one) => typedText(resources.resolve(one?.get(attr.label)?.value)));
    const text = own.find((one) => one);
    if (text) labels.und = cut(text);
  }
  return { label, labels };
}
