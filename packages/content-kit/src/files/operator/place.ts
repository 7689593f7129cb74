import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, harmless, onFolder, Stop } from '@sideguide/cli-kit';
import type { AppEntry } from '@sideguide/guide-core/model';
import { entryText } from '../entry-text.ts';
import { commentOf } from '../write-entry.ts';
import { appFile } from './folder.ts';

/** How entries are written where they are to lie. */
export interface EntryFormat {
  readonly fileOf: (folder: string, id: string) => string;
  /** Text of a file; `isOld` where it takes the place of one. */
  readonly text: (entry: AppEntry, file: string, isOld: boolean) => string;
  /** True where the signers of further apps lie beside it. */
  readonly hasKnown: boolean;
  /** The command that checks what was written. */
  readonly next: string;
}

/** The project's own content: TypeScript, one file an app. */
export const projectPlace: EntryFormat = {
  fileOf: (folder, id) => join(folder, 'apps', `${id}.ts`),
  text: (entry, file, isOld) => entryText(entry, isOld ? commentOf(file) : []),
  hasKnown: true,
  next: 'npm run check',
};

/** Lines of comment in front of the record. */
const head = (text: string): string => /^(?:\s*\/\/[^\n]*\n)*/.exec(text)![0];

/** An operator's folder: JSON with comments, one file an app. */
export const operatorPlace = (folder: string): EntryFormat => ({
  fileOf: (_folder, id) => join(folder, appFile(folder, id)),
  text: (entry, file, isOld) => {
    const old = isOld ? readFileSync(file, 'utf8') : '';
    const comment = head(old);
    // Comments inside would be lost; what is new is then said, not written.
    if (/\/[/*]/.test(old.slice(comment.length).replace(/"(?:\\.|[^"\\\n])*"/g, '')))
      throw new Stop(
        `Not changed: ${harmless(file, 200)} has comments of yours inside, which would be lost.`,
        `Put this into it yourself: "page": ${JSON.stringify(entry.page)}, and into “certificates”: ${JSON.stringify(entry.certificates.at(-1))}`,
        1,
      );
    return `${comment}${JSON.stringify(entry, null, 2)}\n`;
  },
  hasKnown: false,
  next: `${call} doctor${onFolder(folder)}`,
});
