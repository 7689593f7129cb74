import { parsePlace } from '@sideguide/guide-core/gates';
import { fill, type Values } from '@sideguide/guide-core/locale';
import type { CompiledGate } from '@sideguide/guide-core/model';
import { useView } from '../../layout/view.ts';

interface Here {
  readonly gate: CompiledGate;
  /** A text with names put in: roles of this phone, versions, values given. */
  readonly words: (text: string, values?: Values) => string;
  /** What an element that holds such a text says of its language, where that is not the page's. */
  readonly tongue: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };
}

/** The gate of the current address, and how to say its words. */
export function useGate(): Here {
  const { address, gates, locale, locales, skin } = useView();
  const id = parsePlace(address.step!).gate;
  const gate = gates!.gates.find((one) => one.id === id)!;
  const roles = gates!.roles[skin?.id ?? ''] ?? {};
  const named = (text: string) =>
    text.replace(/\{label:([\w-]+)\}/g, (mark, name: string) => (roles[name] ? `{label:${roles[name]}}` : mark));
  const missing = gate.missing?.join(' · ') ?? '';
  const source = gate.untranslated && locales.find(({ fallback }) => fallback);
  const tongue = source ? { lang: source.tag, dir: source.dir } : {};
  return { gate, tongue, words: (text, values = {}) => fill(locale.tag, named(text), { missing, ...values }) };
}
