import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formattedText } from './formatted.ts';

/** Returns the comment lines above an entry. */
export function commentOf(file: string): string[] {
  const head = readFileSync(file, 'utf8').split(/^export default/m, 1)[0]!;
  return [...head.matchAll(/^\/\/ ?(.*)$/gm)].map(([, line]) => line!);
}

/** Returns the source text of a catalogue entry's file, with comment lines above the entry. */
export const entryText = (app: object, comment: readonly string[] = []): string =>
  formattedText(
    'content/apps/entry.ts',
    [
      "import type { AppEntry } from '@sideguide/guide-core/model';",
      '',
      ...comment.map((line) => `// ${line}`),
      `export default ${JSON.stringify(app, null, 2)} as const satisfies AppEntry;`,
      '',
    ].join('\n'),
  );

/** Returns `known-signers.json` without one app: an app has its certificates in one place only. */
export function withoutKnown(folder: string, name: string): { readonly file: string; readonly text: string } {
  const file = join(folder, 'known-signers.json');
  const { apps, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { apps: Record<string, unknown> };
  const { [name]: _moved, ...rest } = apps;
  const text = `${JSON.stringify({ ...others, apps: rest }, null, 2)}\n`;
  return { file, text: formattedText('content/known-signers.json', text) };
}
