import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Entry, type Facts, fileDigest, type Report } from '@sideguide/apk-verify/node';
import { harmless, Stop } from '@sideguide/cli-kit';
import { organisation, placeName } from '@sideguide/content-kit/files';
import { linkProblem } from '@sideguide/guide-core/schema';
import { examineFile } from '../apk/examine-file.ts';
import { requireAcceptable } from '../catalogue/acceptable.ts';
import type { Candidate, LeftOut, Offer } from './candidate.ts';

/** Where the files of a folder are offered; `{package}` and `{file}` stand for those of each. */
export interface Places {
  readonly page?: string;
  readonly download?: string;
}

interface Release {
  readonly file: string;
  readonly facts: Facts;
  readonly report: Report;
}

/** Returns the certificates of a file's signers as one text, to compare files by. */
const signersOf = ({ report }: Release): string => report.signers.map(({ sha256 }) => sha256).join();

const filled = (address: string, { file, facts }: Release): string =>
  address
    .replaceAll('{package}', facts.package)
    .replaceAll('{file}', encodeURIComponent(basename(file)))
    .replaceAll('{version}', encodeURIComponent(facts.versionName));

/** Reads a folder of release files: the newest file of each app counts. `entries` are the apps that are known. */
export async function readReleaseFolder(
  folder: string,
  { page, download }: Places,
  { entries, pageOf }: { readonly entries: readonly Entry[]; readonly pageOf: (id: string) => string | undefined },
): Promise<Offer> {
  const files = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
  const leftOut: LeftOut[] = [];
  const releases = new Map<string, Release>();
  /** Apps of which files cannot be told from those of somebody else. */
  const mixed = new Set<string>();
  for (const name of files) {
    const shown = harmless(name, 80);
    if (!/\.apk$/i.test(name) || !statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) {
      leftOut.push({ what: shown, reason: 'it is no file that ends in .apk' });
      continue;
    }
    try {
      const examined = await examineFile(join(folder, name), { phone: {}, entries });
      const release = { file: name, ...requireAcceptable(examined, { entries }) };
      const other = releases.get(release.facts.package);
      const isKnown = entries.some((entry) => entry.package === release.facts.package);
      if (other && !isKnown && signersOf(other) !== signersOf(release)) mixed.add(release.facts.package);
      const [newer, older] =
        other && other.facts.versionCode >= release.facts.versionCode ? [other, release] : [release, other];
      releases.set(release.facts.package, newer);
      if (older) {
        const how = newer.facts.versionCode === older.facts.versionCode ? 'has the same version' : 'is newer';
        leftOut.push({ what: harmless(older.file, 80), reason: `${harmless(newer.file, 80)} ${how}` });
      }
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      leftOut.push({ what: shown, reason: error.message.replace(/^Not added[.:] /, '').split('\n')[0]! });
    }
  }
  const candidates: Candidate[] = [];
  for (const release of releases.values()) {
    const { facts, report, file } = release;
    if (mixed.has(facts.package)) {
      leftOut.push({ what: facts.package, reason: 'its files have different signers: leave only yours there' });
      continue;
    }
    const place = page === undefined ? pageOf(facts.package) : filled(page, release);
    const problem = place === undefined ? 'nobody said on which page readers find it: --page URL' : linkProblem(place);
    if (problem) {
      leftOut.push({ what: facts.package, reason: problem });
      continue;
    }
    const address = download === undefined ? undefined : filled(download, release);
    const path = join(folder, file);
    candidates.push({
      package: facts.package,
      name: facts.label || facts.package,
      publisher: organisation(report.signers[0]!) || facts.package,
      kind: 'tools',
      page: place!,
      ...(address === undefined || linkProblem(address) ? {} : { download: address }),
      version: facts.versionName || String(facts.versionCode),
      size: statSync(path).size,
      sha256: await fileDigest(path),
      minSdk: facts.minSdk,
      signers: report.signers.map(({ sha256 }) => sha256),
      channel: placeName(place!),
      source: harmless(file, 80),
      confidence: 'low',
    });
  }
  return { candidates, leftOut, about: `${files.length} files were read; each one’s signature was verified.` };
}
