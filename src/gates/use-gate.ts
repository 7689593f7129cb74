import { parsePlace } from '#lib/gates/place.ts';
import { fill, type Values } from '#lib/locale/fill.ts';
import type { CompiledGate } from '#lib/model/guide.ts';
import { useView } from '../frame/view.ts';

/** The gate of the current address, and its words with names put in: roles of this phone, versions, values given. */
export function useGate(): { gate: CompiledGate; words: (text: string, values?: Values) => string } {
  const { address, gates, locale, skin } = useView();
  const id = parsePlace(address.step!).gate;
  const gate = gates!.gates.find((one) => one.id === id)!;
  const roles = gates!.roles[skin?.id ?? ''] ?? {};
  const named = (text: string) =>
    text.replace(/\{label:([\w-]+)\}/g, (mark, name: string) => (roles[name] ? `{label:${roles[name]}}` : mark));
  const missing = gate.missing?.join(' · ') ?? '';
  return { gate, words: (text, values = {}) => fill(locale.tag, named(text), { missing, ...values }) };
}
