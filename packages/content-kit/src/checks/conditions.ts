import type { Condition, VersionRange } from '@sideguide/guide-core/model';
import { isList } from '../conditions.ts';
import type { ReportFinding, SkinFolder } from '../content.ts';

/** Checks that both ends are versions of the skin, the older one first. */
function checkRange(
  report: ReportFinding,
  file: string,
  field: string,
  ids: readonly string[],
  range: VersionRange,
): void {
  for (const end of ['from', 'until'] as const) {
    const id = range[end];
    if (id !== undefined && !ids.includes(id))
      report(file, `${field}.${end}`, `“${id}” is no version of this skin`, `Use one of: ${ids.join(', ')}.`);
  }
  const { from, until } = range;
  // Versions are newest first: an end that comes later in the list is older.
  if (from && until && ids.includes(from) && ids.indexOf(from) < ids.indexOf(until))
    report(file, field, `no version is both from ${from} on and until ${until}`, 'Exchange the two ends.');
}

/** Checks the values of a condition against this skin. */
export function checkCondition(
  report: ReportFinding,
  file: string,
  field: string,
  { skin }: SkinFolder,
  when: Condition | undefined,
): void {
  if (!when) return;
  const versions = skin.versions.map((version) => version.id);
  const check = (name: 'os' | 'rom', values: readonly string[], known: readonly string[]) => {
    for (const value of values)
      if (value !== 'unknown' && !known.includes(value))
        report(
          file,
          `${field}.${name}`,
          `“${value}” is never answered`,
          `Use one of: ${[...known, 'unknown'].join(', ')}.`,
        );
  };
  const { os = [], rom = [] } = when;
  if (isList(os)) check('os', os, versions);
  else checkRange(report, file, `${field}.os`, versions, os);
  check(
    'rom',
    rom,
    skin.roms.map(({ id }) => id),
  );
}
