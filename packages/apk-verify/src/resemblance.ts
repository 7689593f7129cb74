import type { Facts } from './model/facts.ts';
import type { Entry } from './model/phone.ts';
import type { SignerCertificate } from './model/report.ts';

/** Letters of other scripts that look like Latin ones: what a false name is made with. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't' },
  ...{ у: 'y', х: 'x', ѵ: 'v', ԝ: 'w' },
  // Greek
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
};

/** Longest label that is looked at, in characters. */
const limit = 100;

/** A name as the eye takes it: no case, no marks, no spaces, no letters that only pose as others. */
function skeleton(name: string): string {
  const plain = name
    .slice(0, limit)
    .replace(/\([^()]*\)/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bfor android\b/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return [...plain].map((letter) => lookAlikes[letter] ?? letter).join('');
}

/** Known apps that the file is not, and has something of: their name, or their signer. */
export function resemblance(
  facts: Facts,
  signers: readonly SignerCertificate[],
  entries: readonly Entry[],
): { readonly resembles: readonly string[]; readonly sameSigner: readonly string[] } {
  const names = new Set([facts.label, ...Object.values(facts.labels)].map(skeleton));
  names.delete('');
  const others = entries.filter((entry) => entry.package !== facts.package);
  const signs = ({ certificates }: Entry) =>
    signers.length > 0 && signers.every(({ sha256 }) => certificates.some((one) => one.sha256 === sha256));
  return {
    resembles: others.filter((entry) => !signs(entry) && names.has(skeleton(entry.name))).map((entry) => entry.package),
    sameSigner: others.filter(signs).map((entry) => entry.package),
  };
}
