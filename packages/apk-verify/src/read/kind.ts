import { latin1 } from '../bytes/text.ts';
import { ApkError } from '../model/error.ts';
import type { FileKind } from '../model/facts.ts';
import type { Archive } from '../zip/directory.ts';
import type { ApkFile } from './apk-file.ts';

/** Bytes in which a page's first tag is searched. */
const headLength = 1024;

/** Returns the kind of a valid archive, by the names in it. An installable file is an APK whatever else it contains. */
export function archiveKind({ entries, find }: Pick<Archive, 'entries' | 'find'>): FileKind {
  if (find('AndroidManifest.xml')) return 'apk';
  if (find('BundleConfig.pb')) return 'aab';
  if (find('toc.pb')) return 'apks';
  if (!entries.some(({ name }) => name.endsWith('.apk'))) return 'zip';
  if (find('manifest.json')) return 'xapk';
  if (find('info.json')) return 'apkm';
  // Other tools pack the same splits without bundletool's table of contents.
  return find('base.apk') ? 'apks' : 'zip';
}

/** Returns the text after a byte order mark, without the NULs that UTF-16 puts between ASCII letters. */
function headText(head: Uint8Array): string {
  return latin1(head)
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replace(/\0/g, '');
}

const pageStart = /^<(?:!doctype\s+html|html|head|body|title|script|meta)[\s>]/i;

/** Whether a text starts like a web page, after spaces, comments and the XML declaration. */
function opensPage(text: string): boolean {
  let rest = text.trimStart();
  for (const [open, close] of [['<?xml', '?>'], ...Array.from({ length: 8 }, () => ['<!--', '-->'])] as const) {
    const end = rest.startsWith(open!) ? rest.indexOf(close!) : -1;
    if (end >= 0) rest = rest.slice(end + close!.length).trimStart();
  }
  return pageStart.test(rest);
}

/** Whether it is an AOSP V4Signature: version 2, the length of what follows, SHA-256, blocks of 2^12 bytes. */
const isIdsig = (head: Uint8Array): boolean => /^\x02\0\0\0[\s\S]{4}\x01\0\0\0\f/.test(latin1(head));

async function read(file: ApkFile): Promise<FileKind> {
  const { source } = file;
  const head = await source.read(0, Math.min(headLength, source.size));
  try {
    return archiveKind(await file.archive());
  } catch (error) {
    if (!(error instanceof ApkError)) throw error;
    // The entry names are not read. As an APK it gets a verdict that says so.
    if (error.code === 'zip64') return 'apk';
  }
  // A local header without a directory: the end of the download is missing or broken.
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4) return 'part';
  if (opensPage(headText(head))) return 'html';
  return isIdsig(head) ? 'idsig' : 'other';
}

/**
 * Determines the kind of a file from its content alone. Does not throw whatever the file contains; errors of the source
 * are passed on.
 */
export async function kindOf(file: ApkFile): Promise<FileKind> {
  return file.source.size === 0 ? 'empty' : read(file);
}
