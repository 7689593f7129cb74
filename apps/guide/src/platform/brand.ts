// In the first load: whose guide this is. The build writes it into the document (`packages/site-kit/src/brand.ts`).

const { title, documentElement } = document;
const { mark, contact, languages, app } = documentElement.dataset;

/**
 * Name of the guide; address of its picture; `https:`, `mailto:` or `tel:` address of those who run it; tags of the languages
 * that are offered, with spaces between; package name of the only app. All but the name are undefined where an operator says nothing.
 */
export const brand = { name: title, mark, contact, languages, app } as const;

/** An address as people write it: without its scheme. */
export const plainAddress = (address: string): string => address.replace(/^\w+:(?:\/\/)?/, '');
