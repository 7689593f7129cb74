import { nearest } from '@sideguide/guide-core/schema';
import type { ReportFinding } from '../content.ts';

/** A key of a translation that the source language does not have. */
export interface LostKey {
  /** The translation's file, and the source's. */
  readonly file: string;
  readonly sourceFile: string;
  readonly field: string;
  /** Names beside it in the source that the translation lacks. */
  readonly others: readonly string[];
}

const rename = (field: string, name: string): string => field.replace(/[^.]*$/, name);

/**
 * Reports keys that translations have and the source lacks, once for each cause. A single language has probably mistyped
 * the name; if several have the key, the source has lost it, and the translations are good.
 */
export function reportLostKeys(lost: readonly LostKey[], report: ReportFinding): void {
  const byField = new Map<string, LostKey[]>();
  for (const one of lost) {
    const id = `${one.sourceFile} ${one.field}`;
    byField.set(id, [...(byField.get(id) ?? []), one]);
  }
  for (const keys of byField.values()) {
    const { file, sourceFile, field, others } = keys[0]!;
    const key = field.slice(field.lastIndexOf('.') + 1);
    const near = nearest(key, others);
    const causes = [
      [sourceFile, field],
      [sourceFile, rename(field, near ?? key)],
    ] as const;
    if (keys.length === 1) {
      const remedy = near
        ? `Write “${near}”, if that is what it translates.`
        : 'Correct its name, or put the key back into the source.';
      // A name that no field of the file has is told with its shape.
      report(file, field, 'the source language has no such key', remedy, [...causes, [file, field]]);
    } else if (near) {
      const reason = `${keys.length} languages call it “${key}”`;
      report(sourceFile, rename(field, near), reason, `Write “${key}” again.`, causes);
    } else {
      const remedy =
        'Put it back. Only if no reader shall see it any more, take it out of all languages in one change.';
      report(sourceFile, field, `it is not there, and ${keys.length} languages translate it`, remedy, causes);
    }
  }
}
