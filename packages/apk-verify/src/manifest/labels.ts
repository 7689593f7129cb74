import { attr } from './attributes.ts';
import type { Resources } from './resources.ts';
import { typedText } from './typed.ts';
import type { Value } from './value.ts';
import type { XmlElement } from './xml-element.ts';

/** Languages under the names that Android has kept for them, and under today's. */
const renamed: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi', tl: 'fil' };
const tag = /^([a-z]{2,3})((?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)$/;
/** Locales that exist to test translations with: accented and mirrored English. */
const pseudo = /-X[AB]$/;
const maxLabels = 500;
/** Resources that a label leads over; honest ones over one or two. */
const maxReferred = 16;
const maxLength = 1000;

/** Android shows a label in one line and ends it at a NUL of C's. */
const cut = (label: string) => label.split('\0', 1)[0]!.slice(0, maxLength);

/** BCP 47 tag of a configuration's locale, or null for what is no plain language, script and region. */
function bcp47(locale: string): string | null {
  const match = tag.exec(locale);
  if (match === null || pseudo.test(locale)) return null;
  return (renamed[match[1]!] ?? match[1]!) + match[2]!;
}

/** The language and, if it is named, the script: what must agree for one region to read another's text. */
const speech = (locale: string) => /^[^-]*(?:-[A-Z][a-z]{3})?/.exec(locale)![0];

/**
 * Label that `aapt dump badging` gives the application: the default configuration's or, without one, that of the first
 * locale which has any. Like it, empty where no resource has a configuration, even if the label stands in the manifest.
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

/** Locales that a resource has, or those that it refers to. */
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
 * Labels of an application.
 *
 * @param element Where the label stands.
 * @param instead Where to look if it has none that can be read; its label goes under `und`, no language in particular.
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
