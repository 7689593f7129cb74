import type { Fact } from '@sideguide/guide-core/model';
import type { Content } from './content.ts';
import { messagesOf } from './messages-of.ts';

/** Number of days after which a fact is due for another check. */
export const freshDays = 180;

export interface StaleFact {
  /** Path from the project's root. */
  readonly file: string;
  /** The claim, or what was checked. */
  readonly says: string;
  readonly checked: string;
  /** Age on the given day. */
  readonly days: number;
}

interface Dated {
  readonly file: string;
  readonly says: string;
  readonly checked: string;
}

const ofFacts = (file: string, facts: readonly Fact[] = []): Dated[] =>
  facts.map(({ says, checked }) => ({ file, says, checked }));

/** Returns everything in the content that has the day of its last check. */
export function datedFacts(content: Content): Dated[] {
  const folder = (at: string, items: Readonly<Record<string, { readonly facts: readonly Fact[] }>>) =>
    Object.entries(items).flatMap(([id, { facts }]) => ofFacts(`${at}/${id}.ts`, facts));
  return [
    ...folder('content/steps', content.steps),
    ...messagesOf(content).flatMap(({ file, message }) => ofFacts(file, message.facts)),
    ...folder('content/gates', content.gates),
    ...Object.entries(content.skins).flatMap(([id, { steps }]) => folder(`content/skins/${id}/steps`, steps)),
    ...Object.entries(content.apps).map(([id, { name, checked }]) => ({
      file: `content/apps/${id}.ts`,
      says: name,
      checked,
    })),
    {
      file: 'content/known-signers.json',
      says: 'signers of apps beyond the catalogue',
      checked: content.knownSigners.checked,
    },
  ];
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Returns the facts that are too old on `today` (`YYYY-MM-DD`), oldest first. An invalid day never gets stale. */
export function staleFacts(content: Content, today: string): StaleFact[] {
  return datedFacts(content)
    .map((fact) => ({ ...fact, days: dayNumber(today) - dayNumber(fact.checked) }))
    .filter((fact) => fact.days > freshDays)
    .sort((a, b) => b.days - a.days || (a.file < b.file ? -1 : 1));
}

/** Returns one line per file with stale facts, for the build's output; empty if all facts are fresh. */
export function staleLines(content: Content, today: string): string[] {
  const byFile = new Map<string, StaleFact[]>();
  for (const fact of staleFacts(content, today)) byFile.set(fact.file, [...(byFile.get(fact.file) ?? []), fact]);
  return [...byFile].map(
    ([file, facts]) =>
      `${file}: ${facts.length} ${facts.length === 1 ? 'fact' : 'facts'} not checked for more than ${freshDays} days, the oldest on ${facts[0]!.checked}`,
  );
}

/** Returns the day as of which all of these facts are known: the oldest check among them. */
export const asOf = (facts: readonly Fact[]): string => facts.map(({ checked }) => checked).sort()[0] ?? '';
