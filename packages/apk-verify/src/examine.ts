import { compare } from './judge/compare.ts';
import { judge } from './judge/judge.ts';
import { tried } from './model/error.ts';
import type { FileKind } from './model/facts.ts';
import type { Report } from './model/report.ts';
import type { ApkResult, VerifiedVerdict } from './model/result.ts';
import type { ByteSource, Digests, Signal, Tools } from './model/source.ts';
import type { DamagedLibrary, Verdict, VerdictCase } from './model/verdict.ts';
import { rangeOf, requireValid, type VerifyOptions } from './options.ts';
import { ApkFile } from './read/apk-file.ts';
import { read } from './read/read.ts';
import { rangeFor } from './verify/range.ts';
import { verify } from './verify/verify.ts';
import { widen } from './verify/widen.ts';

/** Archives of splits, whose base is an app that can be examined. */
const bundles: readonly FileKind[] = ['apks', 'xapk', 'apkm'];

/** Reads, verifies and judges one file; see `verifyApk`. */
export async function examine(source: ByteSource, options: VerifyOptions, digests: Digests): Promise<ApkResult> {
  requireValid(options);
  const { phone = {}, known = [], wanted, signal, onProgress } = options;
  const askedFor = rangeOf(options);
  const tools: Tools = { digests, ...(signal ? { signal } : {}), ...(onProgress ? { progress: onProgress } : {}) };
  const file = new ApkFile(source);

  const contents = await read(file, options, digests);
  const { kind, facts } = contents;
  const about = { phone, entries: known, ...(wanted === undefined ? {} : { wanted }) };
  if (bundles.includes(kind)) {
    // Few files are bundles: where code is loaded in parts, this is one of them.
    const { examineBundle } = await import(/* webpackChunkName: "check-bundle" */ './bundle/examine-bundle.ts');
    const { onKind: _kind, onFacts: _facts, ...asked } = options;
    const examineBase = (part: ByteSource) => examine(part, asked, digests);
    const { base, set } = await examineBundle(file, examineBase, phone, tools);
    return conclude({ ...about, ...contents, report: null, set, ...(base ? { base: base.verdict } : {}) });
  }
  if (!facts || contents.error) return conclude({ ...about, ...contents, report: null });

  const range = askedFor?.(facts);
  const first = await tried(verify(file, range ?? { ...rangeFor(facts, phone), phone: true }, tools));
  const checked = { ...about, kind, facts, ...(range ? { range } : {}) };
  if (!first.value) return conclude({ ...checked, report: null, error: first.error });

  const entry = known.find((one) => one.package === facts.package);
  const scope = {
    isFixed: range !== undefined,
    isOnePhone: phone.sdk !== undefined,
    isSettled: (report: Report) => compare({ facts, report }, entry).kind !== 'mismatch',
  };
  const widened = await widen(file, first.value, scope, tools);
  const isUnpacked = widened.report.verified && facts.extractNativeLibs && facts.native.counted.length > 0;
  const damaged = isUnpacked ? await damagedIn(file, facts.debuggable, signal) : [];
  return conclude({ ...checked, ...widened, ...(damaged.length > 0 ? { damaged } : {}) });
}

/** Returns the libraries that the installer cannot unpack, or may not; few files still have it unpack any. */
async function damagedIn(file: ApkFile, isDebug: boolean, signal?: Signal): Promise<DamagedLibrary[]> {
  const { damagedLibraries } = await import(/* webpackChunkName: "check-unpack" */ './native/unpack.ts');
  return damagedLibraries(await file.archive(), isDebug, signal);
}

const isVerified = (verdict: Verdict): verdict is VerifiedVerdict =>
  'identity' in verdict && verdict.signers.length > 0;

/** Judges what was found, and returns it with the verdict. */
async function conclude(found: VerdictCase): Promise<ApkResult> {
  const verdict: Verdict = await judge(found);
  const { kind, facts, report, error } = found;
  if (facts && report && isVerified(verdict)) return { verified: true, verdict, kind, facts, report };
  return { verified: false, verdict, kind, facts, report, ...(error ? { error } : {}) };
}
