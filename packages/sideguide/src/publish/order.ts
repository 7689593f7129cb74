import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cachedDocument } from '@sideguide/guide-core/offline';
import { documentName, workerFile } from '@sideguide/site-kit';
import { filesBelow, sumsFile } from '@sideguide/site-kit/verify';

// A site is published in an order that gives every visitor a complete one at any moment: first the files that the new
// documents refer to, then the documents, then the files that announce them.

const compressedSuffix = /\.(?:br|gz)$/;

/** Documents of the app, which refer to hashed files. */
export const documents = ['404.html', cachedDocument, 'index.html'];

/** File name of the documents of single addresses, each in its own folder. */
export const addressDocument = `${documentName}.html`;

/** Files from which workers, servers and the doctor learn of a complete build. */
export const announcingFiles = ['site.json', sumsFile, workerFile];

/** Whether a file's name changes with its content. */
export const isHashed = (path: string): boolean =>
  /^static\/.*\.[0-9a-f]{6}\.\w+$/.test(path.replace(compressedSuffix, ''));

/** Returns the files of a build in the order in which they are published, in four parts. */
export function publishOrder(files: readonly string[]): readonly (readonly string[])[] {
  const rank = (path: string): number => {
    const plain = path.replace(compressedSuffix, '');
    if (path.startsWith('static/')) return 0;
    return announcingFiles.includes(plain)
      ? 3
      : documents.includes(plain) || basename(plain) === addressDocument
        ? 2
        : 1;
  };
  return [0, 1, 2, 3].map((part) => files.filter((path) => rank(path) === part));
}

/** Whether a folder has what a publication leaves that was stopped before its documents: hashed files, and no site. */
const isUnfinished = (folder: string): boolean => {
  const hashed = existsSync(join(folder, 'static')) ? filesBelow(join(folder, 'static')) : [];
  return hashed.length > 0 && hashed.every((path) => isHashed(`static/${path}`));
};

/**
 * Returns the name of something in a folder that is not part of a guide, such as the page of another site; undefined if
 * a guide may be published there. Files with a leading dot do not count.
 */
export function findForeignFile(folder: string): string | undefined {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.includes('site.json') || isUnfinished(folder) ? undefined : names[0];
}
