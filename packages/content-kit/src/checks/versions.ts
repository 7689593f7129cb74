import { fits } from '@sideguide/guide-core/flow';
import type { Meaning, Skin, VersionRule } from '@sideguide/guide-core/model';
import { plainCondition } from '../conditions.ts';
import { allLabels, type Content, each, type ReportFinding, type SkinFolder } from '../content.ts';
import { checkCondition } from './conditions.ts';

/** Checks the versions' ids, which appear in addresses; only the newest versions can be unchecked. */
function checkIds(report: ReportFinding, file: string, { versions }: Skin): void {
  versions.forEach(({ id, status }, n) => {
    const field = `versions[${n}].id`;
    if (versions.findIndex((one) => one.id === id) < n)
      report(file, field, `“${id}” stands there twice`, 'Give each version an id of its own.');
    if (id === 'unknown') report(file, field, `“${id}” cannot stand in an address`, 'Write it as in skin-2.');
    if (status === 'unchecked' && n > 0 && versions[n - 1]?.status !== 'unchecked')
      report(file, `versions[${n}].status`, 'a newer version is checked', 'Only the newest can be unchecked.');
  });
}

/** Checks that each wording is a label, and that no phone matches two of them. */
function checkWordings(content: Content, report: ReportFinding, id: string, folder: SkinFolder): void {
  const file = `content/skins/${id}/skin.ts`;
  const labels = allLabels(content);
  const { versions, roms, wordings = {} } = folder.skin;
  const answers = [...versions.map((version) => version.id), 'unknown'].flatMap((os) =>
    [...roms.map((rom) => rom.id), 'unknown'].map((rom) => ({ os, rom })),
  );
  for (const [usual, all] of Object.entries(wordings)) {
    const field = `wordings.${usual}`;
    for (const label of [usual, ...all.map((one) => one.label)])
      if (!labels[label]) report(file, field, `there is no label “${label}”`, 'Use the id of a label.');
    all.forEach(({ when }, n) => {
      checkCondition(report, file, `${field}[${n}].when`, folder, when);
    });
    const plain = all.map(({ when }) => plainCondition(versions, when));
    const twice = answers.find((one) => plain.filter((when) => fits(when, one)).length > 1);
    if (twice)
      report(
        file,
        field,
        `${twice.os} with the ROM ${twice.rom} has two wordings`,
        'Make their conditions exclude each other.',
      );
  }
}

/** Returns the number of groups in a pattern; undefined for an invalid one, which its schema reports. */
function groupsOf(source: string): number | undefined {
  try {
    return new RegExp(`${source}|`).exec('')!.length - 1;
  } catch {
    return undefined;
  }
}

/** Checks that each rule is a pattern whose groups exist, and yields answers that the guide has. */
function checkReads(
  report: ReportFinding,
  file: string,
  reads: readonly VersionRule[],
  known: Readonly<Record<string, readonly string[]>>,
) {
  reads.forEach((rule, n) => {
    const groups = groupsOf(rule.match);
    if (groups === undefined) return;
    for (const name of ['os', 'rom', 'android'] as const) {
      const said: Partial<Meaning> | undefined = rule[name];
      if (said?.group !== undefined && said.group > groups)
        report(file, `reads[${n}].${name}`, `the pattern has ${groups} groups`, 'Count its opening brackets.');
      for (const value of name === 'android' ? [] : Object.values(said?.means ?? {}))
        if (!known[name]!.includes(value))
          report(
            file,
            `reads[${n}].${name}`,
            `“${value}” is never answered`,
            `Use one of: ${known[name]!.join(', ')}.`,
          );
    }
  });
}

/** Checks versions, the rules that recognise them, and what depends on them. */
export function checkVersions(content: Content, report: ReportFinding): void {
  each(content.skins, (id, folder) => {
    const { skin } = folder;
    const file = `content/skins/${id}/skin.ts`;
    checkIds(report, file, skin);
    checkWordings(content, report, id, folder);
    skin.abouts?.forEach(({ when }, n) => {
      checkCondition(report, file, `abouts[${n}].when`, folder, when);
    });
    checkReads(report, file, skin.reads ?? [], {
      os: skin.versions.map((version) => version.id),
      rom: skin.roms.map((rom) => rom.id),
    });
  });
}
