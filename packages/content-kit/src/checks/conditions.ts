import { type Condition, needs, type VersionRange } from '@sideguide/guide-core/model';
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
  for (const name of Object.keys(range))
    if (!['from', 'until', 'unknown'].includes(name))
      report(file, `${field}.${name}`, 'a range has no such field', 'Use from, until and unknown.');
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
  const allowed = {
    os: [...versions, 'unknown'],
    rom: [...skin.roms.map((rom) => rom.id), 'unknown'],
    need: needs as readonly string[],
  };
  const entries = Object.entries(when) as [keyof typeof allowed, VersionRange | readonly string[]][];
  for (const [name, values] of entries) {
    if (!allowed[name]) report(file, `${field}.${name}`, 'there is no such condition', 'Use os, rom or need.');
    if (!('find' in values)) {
      if (name === 'os') checkRange(report, file, `${field}.os`, versions, values);
      continue;
    }
    for (const value of allowed[name] ? values : []) {
      if (!allowed[name].includes(value)) {
        report(file, `${field}.${name}`, `“${value}” is never answered`, `Use one of: ${allowed[name].join(', ')}.`);
      }
    }
  }
}
