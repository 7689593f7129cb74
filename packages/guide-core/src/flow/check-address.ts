// In the first load.
import type { Address, Parameter } from './address.ts';

/** A value of the address that was ignored; `word` is the key of the sentence that says so. */
export interface Notice {
  readonly word: `bad-${Parameter | 'step' | 'gate'}`;
  readonly value: string;
}

/** What counts as valid. A list that is undefined is not known yet and lets every value pass. */
export type ValidValues = Readonly<Partial<Record<Parameter, readonly string[]>>>;

/** Longest value that is repeated to the reader, in characters. */
const shown = 40;

/**
 * What stands in an address may be a stranger's: it must not turn the sentence around it, hide in it, or pile marks over it. Only what
 * is seen is repeated; one sign stands for all else.
 */
const clip = (value: string): string => {
  const start = [...value.slice(0, 2 * shown)].slice(0, shown).join('');
  const seen = start.replace(/[^!-~\p{L}\p{M}\p{N}]+/gu, '\ufffd').replace(/(\p{M}{3})\p{M}+/gu, '$1');
  return start.length < value.length ? `${seen}…` : seen;
};

/** Drops what is not valid and says so; everything else stays. */
export function checkAddress(address: Address, known: ValidValues): { address: Address; notices: Notice[] } {
  const notices: Notice[] = [];
  const kept: Record<string, string | undefined> = { ...address };
  for (const name of Object.keys(known) as Parameter[]) {
    const value = address[name];
    if (value !== undefined && known[name] && !known[name].includes(value)) {
      notices.push({ word: `bad-${name}`, value: clip(value) });
      delete kept[name];
    }
  }
  return { address: kept as unknown as Address, notices };
}

export const badStep = (value: string): Notice => ({ word: 'bad-step', value: clip(value) });
export const badGate = (value: string): Notice => ({ word: 'bad-gate', value: clip(value) });
