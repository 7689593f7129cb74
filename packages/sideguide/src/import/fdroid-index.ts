import { call, harmless, Stop } from '@sideguide/cli-kit';
import type { AppEntry } from '@sideguide/guide-core/model';
import { linkProblem, packageNamePattern } from '@sideguide/guide-core/schema';
import type { Candidate, LeftOut } from './candidate.ts';

// The index of an F-Droid repository, version 2: https://f-droid.org/docs/All_our_APIs/#the-repo-index. Everything in it
// comes from outside, so each field is looked at before it is used.

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2000) : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a text that is given by language, in English if there is one. */
function localized(value: unknown): string {
  const texts = recordOf(value);
  const tag = ['en-US', 'en', 'en-GB', ...Object.keys(texts)].find((one) => typeof texts[one] === 'string');
  return tag === undefined ? textOf(value) : textOf(texts[tag]);
}

/** Kinds of apps by F-Droid's categories; the first that an app has counts. */
const kinds: readonly (readonly [category: RegExp, kind: AppEntry['kind']])[] = [
  [/^App Store/, 'store'],
  [/^(?:Messaging|Phone & SMS|Voice & Video Chat|Social Network)$/, 'messenger'],
  [/^Browser$/, 'browser'],
  [/^(?:VPN|Firewall|Proxy)/, 'vpn'],
  [/^Email$/, 'mail'],
  [/^(?:Navigation|Location Tracker|Public Map)/, 'maps'],
  [/^Password/, 'passwords'],
  [/^(?:File|Cloud Storage)/, 'files'],
  [/^(?:Multimedia|Music|Podcast|Gallery|Media|Local Media|Online Media)/, 'media'],
  [/^Sports & Health|^Workout|^Habit/, 'health'],
  [/^(?:System|Development|Time|Writing|Calculator|Keyboard)/, 'tools'],
];

const kindOf = (categories: readonly unknown[]): AppEntry['kind'] =>
  kinds.find(([pattern]) => categories.some((one) => typeof one === 'string' && pattern.test(one)))?.[1] ?? 'other';

/** A version of an app, with what is needed of its manifest. */
interface Version {
  readonly code: number;
  readonly name: string;
  readonly file: string;
  readonly sha256: string;
  readonly size: number;
  readonly minSdk?: number;
  readonly abis: readonly string[];
  readonly signers: readonly string[];
  readonly isBeta: boolean;
}

/** Returns a version, or why it cannot be used. */
function versionOf(value: unknown): Version | string {
  const { file, manifest, releaseChannels } = recordOf(value);
  const { name, sha256, size } = recordOf(file);
  const { versionCode, versionName, usesSdk, signer, nativecode } = recordOf(manifest);
  const { minSdkVersion } = recordOf(usesSdk);
  const signers = listOf(recordOf(signer).sha256).filter(
    (one): one is string => typeof one === 'string' && /^[0-9a-f]{64}$/.test(one),
  );
  if (typeof name !== 'string' || !/^(?:\/[A-Za-z0-9_-][A-Za-z0-9._+~-]*)+\.apk$/.test(name) || name.length > 200)
    return `“${harmless(textOf(name), 60)}” is no plain path of an APK`;
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return 'its file has no SHA-256';
  if (!Number.isSafeInteger(size) || (size as number) <= 0) return 'its file has no size';
  if (!Number.isSafeInteger(versionCode)) return 'it has no version code';
  if (!signers.length) return 'the certificate of its file is not named';
  return {
    code: versionCode as number,
    name: textOf(versionName) || String(versionCode),
    file: name,
    sha256,
    size: size as number,
    ...(Number.isInteger(minSdkVersion) && (minSdkVersion as number) > 0 ? { minSdk: minSdkVersion as number } : {}),
    abis: listOf(nativecode).filter((one): one is string => typeof one === 'string'),
    signers,
    isBeta: listOf(releaseChannels).length > 0,
  };
}

/** Returns the file for most phones among those of one version: for every processor, else for that of today's phones. */
function forMostPhones(versions: readonly Version[]): Version | undefined {
  const isFor = ({ abis }: Version, ...wanted: readonly string[]) => wanted.every((abi) => abis.includes(abi));
  return (
    versions.find(({ abis }) => !abis.length) ??
    versions.find((one) => isFor(one, 'arm64-v8a', 'armeabi-v7a')) ??
    versions.find((one) => isFor(one, 'arm64-v8a')) ??
    versions.find((one) => isFor(one, 'armeabi-v7a'))
  );
}

/** Returns the version that readers should get, or why there is none. */
function newestVersion(versions: unknown, preferredSigner: unknown): Version | string {
  const all = Object.values(recordOf(versions)).map(versionOf);
  const usable = all.filter((one): one is Version => typeof one !== 'string');
  if (!usable.length) return all.find((one): one is string => typeof one === 'string') ?? 'it has no version';
  const stable = usable.filter(({ isBeta }) => !isBeta);
  const preferred = (stable.length ? stable : usable).filter(
    ({ signers }) => typeof preferredSigner !== 'string' || signers.includes(preferredSigner),
  );
  const sorted = (preferred.length ? preferred : usable).toSorted((a, b) => b.code - a.code);
  return (
    forMostPhones(sorted.filter(({ name }) => name === sorted[0]!.name)) ??
    `its files are for ${sorted[0]!.abis.map((abi) => harmless(abi, 20)).join(', ')}, which phones do not have`
  );
}

/** The index of a repository. */
export interface RepositoryIndex {
  readonly repository: Json;
  readonly packages: readonly (readonly [id: string, app: Json])[];
}

/** Parses an index. Throws `Stop` if it is none. `shown` names it in sentences. */
export function parseIndex(text: string, shown: string): RepositoryIndex {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Stop(`${shown} is no JSON.`, 'Take the file index-v2.json of the repository, or its address.');
  }
  const { repo, packages, apps } = recordOf(value);
  // An export of Obtainium: a list of apps, each with its id and the page that it is fetched from.
  if (listOf(apps).some((app) => typeof recordOf(app).id === 'string' && typeof recordOf(app).url === 'string'))
    throw new Stop(
      `${shown} is an export of Obtainium: it names apps and their pages, but no certificate, without which no file can be checked.`,
      `Download the apps' files into a folder, and import that: ${call} import FOLDER --page https://example.org/{package}`,
    );
  if (!isRecord(repo) || !isRecord(packages))
    throw new Stop(
      `${shown} is no index of an F-Droid repository, version 2: “repo” or “packages” is missing.`,
      'Take the file index-v2.json of the repository, or its address.',
    );
  return { repository: repo, packages: Object.entries(packages).map(([id, app]) => [id, recordOf(app)]) };
}

/** Returns the address of a folder of a server, with a slash at its end. */
const folderAddress = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/*$/, '/');

/**
 * Returns the apps of an index. `address` is where the repository was read; by default the one that the index names.
 * `isVerified` tells whether its signature was checked. Throws `Stop` if no address can be used.
 */
export function appsOfIndex(
  { repository, packages }: RepositoryIndex,
  { address, isVerified }: { readonly address?: string; readonly isVerified: boolean },
): { readonly candidates: Candidate[]; readonly leftOut: LeftOut[]; readonly name: string } {
  const place = folderAddress(address ?? textOf(repository.address));
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\//.test(place);
  const problem = linkProblem(place);
  if (problem && !isLocal)
    throw new Stop(
      `The index does not say where its files can be had: ${problem}.`,
      'Import it by its address instead.',
    );
  const { host } = new URL(place);
  const name = localized(repository.name) || host;
  const webPages = folderAddress(textOf(repository.webBaseUrl));
  const candidates: Candidate[] = [];
  const leftOut: LeftOut[] = [];
  for (const [id, { metadata, versions }] of packages) {
    const facts = recordOf(metadata);
    const version = newestVersion(versions, facts.preferredSigner);
    if (!packageNamePattern.test(id) || id.length > 200) {
      leftOut.push({ what: harmless(id, 60), reason: 'that is no package name' });
      continue;
    }
    if (typeof version === 'string') {
      leftOut.push({ what: id, reason: version });
      continue;
    }
    const pages = [linkProblem(webPages) ? '' : `${webPages}${id}/`, textOf(facts.webSite), textOf(facts.sourceCode)];
    const download = `${place}${version.file.slice(1)}`;
    candidates.push({
      package: id,
      name: localized(facts.name) || id,
      publisher: textOf(facts.authorName) || name,
      kind: kindOf(listOf(facts.categories)),
      page: pages.find((page) => page && !linkProblem(page)) ?? place,
      ...(linkProblem(download) ? {} : { download }),
      version: version.name,
      size: version.size,
      sha256: version.sha256,
      ...(version.minSdk === undefined ? {} : { minSdk: version.minSdk }),
      signers: version.signers,
      channel: host === 'f-droid.org' ? 'F-Droid' : host,
      // Of a repository on this machine without its `http:`, which no entry may hold.
      source: `${place.replace(/^http:\/\//, '')} (F-Droid index)`,
      confidence: isVerified ? 'medium' : 'low',
    });
  }
  return { candidates, leftOut, name: harmless(name, 60) };
}
