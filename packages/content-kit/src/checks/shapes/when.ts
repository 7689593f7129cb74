import { needs } from '@sideguide/guide-core/model';
import { flag, list, maybe, oneOf, record, type Shape, text } from './shape.ts';

const range = record({ from: maybe(text), until: maybe(text), unknown: maybe(flag) });
const os: Shape = (value, field, wrong) => (Array.isArray(value) ? list(text) : range)(value, field, wrong);

/** A condition: versions, ROMs and needs of an app. */
export const when = maybe(record({ os: maybe(os), rom: maybe(list(text)), need: maybe(list(oneOf(...needs))) }));
