import { attr } from './attributes.ts';
import type { XmlElement } from './axml.ts';
import { better, fits, type ResourceConfig } from './resource-config.ts';
import type { Resources } from './resources.ts';
import { textOf } from './typed.ts';

/** Languages under the names that Android has kept for them, and under today's. */
const renamed: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi', tl: 'fil' };
const tag = /^([a-z]{2,3})((?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)$/;
/** Locales that exist to test translations with: accented and mirrored English. */
const pseudo = /-X[AB]$/;
const maxLabels = 500;
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
    let found = textOf(resources.resolve(value, locale));
    if (!found && locale !== '' && value.reference !== null) {
      const near = resources.best(value.reference, (other) => speech(other) === speech(locale));
      found = textOf(resources.resolve(near?.value, near?.config.locale));
    }
    if (found) return cut(found);
  }
  return '';
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
  const labels: Record<string, string> = {};
  const found = new Map<string, ResourceConfig>();
  const id = element?.get(attr.label)?.value.reference;
  for (const { config, value } of id ? resources.all(id) : []) {
    const name = bcp47(config.locale);
    const known = name === null ? undefined : found.get(name);
    if (name === null || !fits(config) || (known && !better(config, known))) continue;
    if (found.size >= maxLabels && !known) break;
    const text = textOf(resources.resolve(value, config.locale));
    if (!text) continue;
    found.set(name, config);
    labels[name] = cut(text);
  }
  if (label === '') {
    const own = [element, instead].map((one) => textOf(resources.resolve(one?.get(attr.label)?.value)));
    const text = own.find((one) => one);
    if (text) labels.und = cut(text);
  }
  return { label, labels };
}
