import type { Comparison } from './compare.ts';

/** Returns the lines to print, first the disagreements, then the counts of each field; and whether all agree. */
export function reportOn(all: readonly Comparison[]): { readonly lines: readonly string[]; readonly isFull: boolean } {
  const agrees = ({ expected, got }: Comparison) => expected === got;
  const wrong = all.filter((one) => !agrees(one));
  const fields = [...new Set(all.map(({ field }) => field))];
  const width = Math.max(0, ...fields.map((field) => field.length));
  const counts = fields.map((field) => {
    const own = all.filter((one) => one.field === field);
    return `${field.padEnd(width)}  ${own.filter(agrees).length} of ${own.length}`;
  });
  const files = new Set(all.map(({ file }) => file)).size;
  return {
    lines: [
      ...wrong.map(
        ({ file, range, field, expected, got }) => `${file}  ${range}  ${field}: expected ${expected}, got ${got}`,
      ),
      ...counts,
      `${files} files: ${wrong.length === 0 ? 'full agreement' : 'no full agreement'}.`,
    ],
    isFull: wrong.length === 0,
  };
}
