/** Content codings for which the build writes copies, best first, with their file endings. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type Encoding = (typeof encodings)[number]['name'] | 'identity';

/** Parses quality values by lower-case name; a value that is not a number from 0 to 1 counts as 1. */
function qualities(header: string): Map<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
        return [name, q !== undefined && /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 1];
      }),
  );
}

/**
 * Picks the copy to send for an Accept-Encoding header (RFC 9110, 12.5.3): of those `available`, the one that the
 * client prefers, or the first of `encodings` if it has no preference. If the client accepts none of them, returns
 * `identity`, which is better than no response.
 */
export function pickEncoding(header: string | undefined, available: (name: Encoding) => boolean): Encoding {
  const qualityOf = qualities(header ?? '');
  const quality = (name: Encoding) => qualityOf.get(name) ?? qualityOf.get('*') ?? (name === 'identity' ? 0.0001 : 0);
  const inOrder: readonly Encoding[] = [...encodings.map(({ name }) => name), 'identity'];
  const offered = inOrder.filter((name) => available(name) && quality(name) > 0);
  return (
    offered.reduce<Encoding | undefined>(
      (best, name) => (best === undefined || quality(name) > quality(best) ? name : best),
      undefined,
    ) ?? 'identity'
  );
}

/** First and last byte of a range, both counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header. Returns `unsatisfiable` if the range starts after the end of the file, and undefined if the
 * whole file is the right response: no range, several ranges, another unit, or an invalid header (RFC 9110, 14.2 lets a
 * server ignore it).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : suffix(size, Number(last));
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

const suffix = (size: number, length: number): ByteRange => ({ start: Math.max(0, size - length), end: size - 1 });

/** Whether an If-None-Match or If-Range header contains this tag; uses weak comparison, as caches need. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((parameter) => parameter.trim().replace(/^W\//, '') === tag);
}
