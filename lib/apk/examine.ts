import type { Facts, FileKind } from './model/facts.ts';
import type { Entry, Phone } from './model/phone.ts';
import type { Report } from './model/report.ts';
import type { ByteSource, Tools } from './model/source.ts';
import type { Verdict } from './model/verdict.ts';

export async function examine(
  _source: ByteSource,
  _asked: { readonly phone: Phone; readonly entries: readonly Entry[]; readonly wanted?: string },
  _tools: Tools,
  _told?: (word: { say: 'kind'; kind: FileKind } | { say: 'facts'; facts: Facts }) => void,
): Promise<{ verdict: Verdict; facts: Facts | null; report: Report | null }> {
  throw new Error('not written yet');
}
