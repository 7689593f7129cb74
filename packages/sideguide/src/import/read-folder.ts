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

const signersOf = ({ report }: Release): readonly string[] => report.signers.map(({ sha256 }) => sha256);

/** Whether both files have the same signers, or the newer one's proof of rotation names the older one's. */
function follows(newer: Release, older: Release): boolean {
  const [former, ...others] = signersOf(older);
  if (signersOf(newer).join() === signersOf(older).join()) return true;
  return others.length === 0 && (newer.report.lineage ?? []).some(({ sha256 }) => sha256 === former);
}

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
  const releases = new Map<string, Release[]>();
  for (const name of files) {
    const shown = harmless(name, 80);
    if (!/\.apk$/i.test(name) || !statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) {
      leftOut.push({ what: shown, reason: 'it is no file that ends in .apk' });
      continue;
    }
    try {
      const examined = await examineFile(join(folder, name), { phone: {}, entries });
      const release = { file: name, ...requireAcceptable(examined, { entries }) };
      releases.set(release.facts.package, [...(releases.get(release.facts.package) ?? []), release]);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      leftOut.push({ what: shown, reason: error.message.replace(/^Not added[.:] /, '').split('\n')[0]! });
    }
  }
  const candidates: Candidate[] = [];
  for (const all of releases.values()) {
    const [release, ...others] = all.sort((a, b) => b.facts.versionCode - a.facts.versionCode) as [
      Release,
      ...Release[],
    ];
    const { facts, report, file } = release;
    for (const other of others) {
      const how = other.facts.versionCode === facts.versionCode ? 'has the same version' : 'is newer';
      leftOut.push({ what: harmless(other.file, 80), reason: `${harmless(file, 80)} ${how}` });
    }
    // Of a known app, the newest file alone is compared with what is known.
    const own = entries.some((entry) => entry.package === facts.package) ? [release] : all;
    const stranger = own.find((other) => !follows(release, other));
    if (stranger) {
      const [newest, other] = [release, stranger].map((one) => `${harmless(one.file, 80)} (${signersOf(one).join()})`);
      const reason = `leave only yours there: these two have different signers, ${newest} and ${other}`;
      leftOut.push({ what: facts.package, reason });
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
      signers: [...new Set(own.flatMap(signersOf))],
      channel: placeName(place!),
      source: harmless(file, 80),
      confidence: 'low',
    });
  }
  const { length } = [...releases.values()].flat();
  const about = `${length} ${length === 1 ? 'file was' : 'files were'} read; each one’s signature was verified.`;
  return { candidates, leftOut, about };
}
