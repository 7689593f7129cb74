import { sourceKinds } from '@sideguide/guide-core/model';
import * as s from '@sideguide/guide-core/schema';
import { license } from './license.ts';

// What all published files have.

/** The claim of a fact as published: its kinds are always there. */
export const claim = {
  ...s.fact.shape,
  url: s.optional(s.text('Address of the source, if it is a page.')),
  kinds: s.nonEmptyList('What it was read in.', s.oneOf('A kind of source.', sourceKinds)),
  versions: s.optional(
    s.list('Versions that it was seen on, the oldest first; absent where that was not noted.', s.text('A name.')),
  ),
};
export const publishedFact = s.record('One thing that is claimed about phones, in English, with its source.', {
  id: s.matching(
    'Digest of claim and source: the same claim has the same id in every build.',
    /^[0-9a-f]{8}$/,
    'eight hexadecimal digits',
  ),
  ...claim,
});

export const terms = {
  id: s.constant('SPDX identifier.', license.id),
  url: s.text('The text of the licence.'),
  attribution: s.text('Whom to name.'),
};

export const schemaLink = s.text('The schema of this file.');

/** File names of the published schemas, next to `guide.json`. */
export const schemaFiles = {
  guide: 'guide.schema.json',
  flow: 'flow.schema.json',
  flowSources: 'flow-sources.schema.json',
} as const;

/** Returns the absolute identifier of a schema: its address where the site's is known. */
export const schemaId = (file: string, site: string | undefined): string =>
  site === undefined ? `urn:sideguide:${file}` : `${site}${file}`;

export const contentVersion = s.text('The version of Sideguide that the content is of.');
export const digest = s.matching(
  'Digest of everything else in this file: it changes when the content does.',
  /^[0-9a-f]{16}$/,
  'sixteen hexadecimal digits',
);
