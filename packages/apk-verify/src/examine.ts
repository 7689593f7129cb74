import { compare } from './judge/compare.ts';
import { judge } from './judge/judge.ts';
import { tried } from './model/error.ts';
import type { FileKind } from './model/facts.ts';
import type { Report } from './model/report.ts';
import type { ApkResult } from './model/result.ts';
import type { ByteSource, Digests, Tools } from './model/source.ts';
import type { Verdict, VerdictCase } from './model/verdict.ts';
import { rangeOf, requireValid, type VerifyOptions } from './options.ts';
import { ApkFile } from './read/apk-file.ts';
import { kindOf } from './read/kind.ts';
import { read } from './read/read.ts';
import { rangeFor } from './verify/range.ts';
import { verify } from './verify/verify.ts';
import { widen } from './verify/widen.ts';

/** Archives of splits, whose base is an app that can be examined. */
const bundles: readonly FileKind[] = ['apks', 'xapk', 'apkm'];

/** Examines the base of an archive of splits like any other file; null if there is none that can be read. */
async function examineBase(file: ApkFile, options: VerifyOptions, digests: Digests): Promise<ApkResult | null> {
  // Few files are bundles: where code is loaded in parts, this is one of them.
  const { readBundle } = await import(/* webpackChunkName: "check-bundle" */ './bundle/bundle.ts');
  const { value: part } = await tried(readBundle(file).then(({ base }) => base?.open() ?? null));
  // Nobody installs what is inside a part that is itself an archive.
  if (!part || (await kindOf(new ApkFile(part))) !== 'apk') return null;
  const { onKind: _kind, onFacts: _facts, ...asked } = options;
  return examine(part, asked, digests);
}

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
    const base = await examineBase(file, options, digests);
    return conclude({ ...about, ...contents, report: null, ...(base ? { base: base.verdict } : {}) });
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
  return conclude({ ...checked, ...(await widen(file, first.value, scope, tools)) });
}

/** Judges what was found, and returns it with the verdict. */
async function conclude(found: VerdictCase): Promise<ApkResult> {
  const verdict: Verdict = await judge(found);
  const { kind, facts, report, error } = found;
  const verified = 'identity' in verdict && verdict.signers.length > 0;
  return { verified, verdict, kind, facts, report, ...(error ? { error } : {}) };
}
