import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, folderArgument, harmless, harmlessJson, Stop } from '@sideguide/cli-kit';
import type { AppEntry } from '@sideguide/guide-core/model';
import { parseJsonc } from '../../operator/jsonc.ts';
import { commentOf, entryText } from '../write-entry.ts';
import { appFile } from './folder.ts';

/** How entries are written to their destination. */
export interface EntryFormat {
  readonly fileOf: (folder: string, id: string) => string;
  /** Returns the text of a file; `isOld` if it replaces an existing one. */
  readonly text: (entry: AppEntry, file: string, isOld: boolean) => string;
  /** True if signer certificates of further apps are stored next to it. */
  readonly hasKnown: boolean;
  /** The command that checks what was written. */
  readonly next: string;
}

/** The project's own content: TypeScript, one file per app. */
export const projectFormat: EntryFormat = {
  fileOf: (folder, id) => join(folder, 'apps', `${id}.ts`),
  text: (entry, file, isOld) => entryText(entry, isOld ? commentOf(file) : []),
  hasKnown: true,
  next: 'npm run check',
};

/** Returns the comment lines before the record. */
const head = (text: string): string => /^(?:\s*\/\/[^\n]*\n)*/.exec(text)![0];

/** Returns the format of an operator's folder: JSON with comments, one file per app. */
export const operatorFormat = (folder: string): EntryFormat => ({
  fileOf: (_folder, id) => join(folder, appFile(folder, id)),
  text: (entry, file, isOld) => {
    const old = isOld ? readFileSync(file, 'utf8') : '';
    const comment = head(old);
    // Inner comments would be lost, so the change is printed instead of written.
    if (/\/[/*]/.test(old.slice(comment.length).replace(/"(?:\\.|[^"\\\n])*"/g, ''))) {
      const before = parseJsonc(old) as Readonly<Record<string, unknown>>;
      const changes = Object.entries(entry)
        .filter(([field, value]) => harmlessJson(value, 0) !== harmlessJson(before[field] ?? null, 0))
        .map(([field, value]) => `  "${field}": ${harmlessJson(value, 0)}`);
      throw new Stop(
        `Not changed: ${harmless(file, 200)} has comments of yours inside, which would be lost.`,
        `Write these fields into it yourself:\n${changes.join(',\n')}`,
        1,
      );
    }
    return `${comment}${JSON.stringify(entry, null, 2)}\n`;
  },
  hasKnown: false,
  next: `${call} doctor${folderArgument(folder)}`,
});
