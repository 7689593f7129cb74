import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { harmless, isSource, packageFolder, root, Stop } from '@sideguide/cli-kit';
import { type Content, type Finding, showFinding } from '@sideguide/content-kit';
import { findFolder, type OperatorFolder, ownContentData, readFolder } from '@sideguide/content-kit/files';
import { filesBelow } from '@sideguide/site-kit/verify';

/** An operator's folder, parsed, and the package's content that it extends. */
export interface OperatorGuide {
  readonly content: Content;
  readonly folder: OperatorFolder;
}

/** Reads the guide in a folder, by default the current one. Throws `Stop` if there is none. */
export async function readGuide(folder: string | undefined): Promise<OperatorGuide> {
  const path = findFolder(folder);
  const content = await ownContentData();
  return { content, folder: readFolder(path, content) };
}

/** Formats findings for printing: file, field, reason, remedy. Texts from the operator's files are made harmless. */
export const showFindings = (findings: readonly Finding[]): string =>
  findings
    .map(({ file, field, reason, remedy, ...place }) =>
      showFinding({
        ...place,
        file: harmless(file, 200),
        field: harmless(field, 120),
        reason: harmless(reason, 400),
        remedy: harmless(remedy, 400),
      }),
    )
    .join('\n');

/** Throws `Stop` with all findings, if there are any: nothing is built from data with mistakes. */
export function requireNoFindings(findings: readonly Finding[]): void {
  const { length } = findings;
  if (length)
    throw new Stop(
      showFindings(findings),
      `\nThe guide has ${length === 1 ? 'one mistake' : `${length} mistakes`}; nothing was built.`,
      1,
    );
}

/** Returns when the newest source file of the package was modified. */
function newestSource(): number {
  const folders = ['content', 'apps/guide', 'packages/guide-core', 'packages/content-kit', 'packages/site-kit'];
  const files = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => join(root, folder, file)));
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

/** In the sources: bundles the site if it is missing or older than they are. Does nothing in the installed package. */
export async function ensurePackage(content: Content): Promise<void> {
  if (!isSource) return;
  const parts = join(packageFolder, 'parts.json');
  if (existsSync(parts) && statSync(parts).mtimeMs > newestSource()) return;
  console.error('Bundling the site of this clone …');
  // Not part of the packaged command, which contains no bundler.
  const packScript = '../../../../tools/package/make-package.ts';
  const { packSite } = (await import(/* webpackIgnore: true */ packScript)) as {
    readonly packSite: (content: Content) => Promise<void>;
  };
  await packSite(content);
}
