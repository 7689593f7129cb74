import type { Address, Parameter } from './address.ts';

/** An address value that was ignored; `word` is the key of the sentence that reports it. */
export interface Notice {
  readonly word: `bad-${Parameter | 'step' | 'gate'}`;
  readonly value: string;
}

/** Valid values by parameter. A list that is undefined is not known yet and accepts every value. */
export type ValidValues = Readonly<Partial<Record<Parameter, readonly string[]>>>;

/** Maximum length of a value shown to the reader, in characters. */
const maxShownLength = 40;

/**
 * Shortens and sanitizes a value for display. Anyone can write an address, so its values must not change the direction
 * of the surrounding sentence, hide in it or stack combining marks over it. Only visible characters are kept; each run
 * of others becomes one U+FFFD.
 */
const clip = (value: string): string => {
  const start = [...value.slice(0, 2 * maxShownLength)].slice(0, maxShownLength).join('');
  const sanitized = start.replace(/[^!-~\p{L}\p{M}\p{N}]+/gu, '\ufffd').replace(/(\p{M}{3})\p{M}+/gu, '$1');
  return start.length < value.length ? `${sanitized}…` : sanitized;
};

/** Removes invalid values and returns a notice for each; everything else stays. */
export function checkAddress(address: Address, known: ValidValues): { address: Address; notices: Notice[] } {
  const notices: Notice[] = [];
  const valid: Record<string, string | undefined> = { ...address };
  for (const name of Object.keys(known) as Parameter[]) {
    const value = address[name];
    if (value !== undefined && known[name] && !known[name].includes(value)) {
      notices.push({ word: `bad-${name}`, value: clip(value) });
      delete valid[name];
    }
  }
  return { address: valid as unknown as Address, notices };
}

/** Returns the notice for a step that the guide does not have. */
export const badStep = (value: string): Notice => ({ word: 'bad-step', value: clip(value) });
/** Returns the notice for an answer that a gate does not have. */
export const badGate = (value: string): Notice => ({ word: 'bad-gate', value: clip(value) });
