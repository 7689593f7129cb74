import { harmless } from '@sideguide/cli-kit';
import { type Content, checkApps } from '@sideguide/content-kit';
import type { AppEntry } from '@sideguide/guide-core/model';
import { app, findProblems } from '@sideguide/guide-core/schema';
import { refusal } from './acceptable.ts';

/** Runs the content check on the entry, so that a file's unusual texts cannot bypass it. Throws for findings. */
export function requireValidEntry(entry: AppEntry): void {
  const findings = findProblems(app, entry).map(({ field, reason }) => `${field}: ${reason}`);
  checkApps({ apps: { [entry.package]: entry } } as unknown as Content, (_file, field, reason) =>
    findings.push(`${field}: ${reason}`),
  );
  if (findings.length)
    throw refusal(
      `Not added: the entry would not pass the check (${harmless(findings.join('; '), 300)}).`,
      'Write the entry by hand: docs/recipes/app.md',
    );
}
