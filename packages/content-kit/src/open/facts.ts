import type { Fact } from '@sideguide/guide-core/model';
import { compileFact } from '../compile/facts.ts';
import type { Content } from '../content.ts';

/** Returns FNV-1a over UTF-16 as eight hexadecimal digits: identifies a fact by its claim, wherever it is used. */
function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Returns the id of a fact, which is the same in every published file. */
export const factId = ({ says, source }: Fact): string => shortDigest(`${says}|${source}`);

export const openFacts = (content: Content, facts: readonly Fact[]) =>
  facts.map((fact) => ({ id: factId(fact), ...compileFact(content, fact) }));
