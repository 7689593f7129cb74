import { type AxmlAttribute, type AxmlElement, type AxmlValue, element } from '../axml.ts';
import type { Craft } from '../craft.ts';

// Short forms for the tables of manifests that Android's parser refuses.

type Values = Readonly<Record<string, AxmlValue>>;

/** A manifest with elements beside the application. */
export const root = (...elements: readonly AxmlElement[]): Craft => ({ elements });
/** An application with elements in it. */
export const inside = (...components: readonly AxmlElement[]): Craft => ({ components });
/** An application with attributes. */
export const application = (values: Values, ...components: readonly AxmlElement[]): Craft => ({
  application: values,
  components,
});
/** An activity with elements in it. */
export const activity = (values: Values = {}, ...children: readonly AxmlElement[]): AxmlElement =>
  element('activity', { name: '.Main', exported: true, ...values }, children);
/** A filter with an action, and more elements. */
export const filter = (...children: readonly AxmlElement[]): AxmlElement =>
  element('intent-filter', {}, [element('action', { name: 'a.B' }), ...children]);
/** An element whose attributes have no numbers: the parser looks them up by name. */
export const named = (name: string, ...attributes: readonly AxmlAttribute[]): AxmlElement => ({ name, attributes });
export const repeated = (count: number, one: AxmlElement): readonly AxmlElement[] =>
  Array.from({ length: count }, () => one);
export const long = (length: number): string => 'a'.repeat(length);
export const label: AxmlValue = { ref: 0x7f010000 };
export const intent = (...children: readonly AxmlElement[]): AxmlElement => element('intent', {}, children);
export const queries = (...children: readonly AxmlElement[]): Craft => root(element('queries', {}, children));
export const keySets = (...children: readonly AxmlElement[]): Craft => root(element('key-sets', {}, children));
export const keySet = (name: string, ...children: readonly AxmlElement[]): AxmlElement =>
  element('key-set', { name }, children);
export const key = (name: string, value?: string): AxmlElement =>
  element('public-key', { name, ...(value === undefined ? {} : { value }) });
