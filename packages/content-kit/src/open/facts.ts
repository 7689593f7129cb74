import type { Fact } from '@sideguide/guide-core/model';
import { compileFact } from '../compile-facts.ts';
import type { Content } from '../content.ts';

/** Returns FNV-1a over UTF-16 as eight hexadecimal digits: identifies a fact by its claim, wherever it is used. */
function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Returns the id of a fact, which is the same in every published file. */
export const factId = ({ says, source }: Fact): string => shortDigest(`${says}|${source}`);

/** A page as sources name it: a host and a path, without the scheme. */
const page = /(?:^|[\s(])((?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s,;()]+)/;

/** Returns the address of a source that names a page; most sources are resources or threads by their names. */
export function sourceUrl(source: string): string | undefined {
  const found = page.exec(source)?.[1];
  return found && `https://${found}`;
}

export const openFacts = (content: Content, facts: readonly Fact[]) =>
  facts.map((fact) => {
    const url = sourceUrl(fact.source);
    return { id: factId(fact), ...compileFact(content, fact), ...(url ? { url } : {}) };
  });
