import { fill, type Values } from '@sideguide/guide-core/locale';
import type { CompiledGate, CompiledGates } from '@sideguide/guide-core/model';
import { createContext } from 'react';
import { useLanguage, usePlace, usePresent } from '../../context/contexts.tsx';
import { type TextLanguage, textLanguage } from '../../platform/locales.ts';

interface Here {
  readonly gate: CompiledGate;
  /** Fills in the slots of a text: roles of this phone, versions, given values. */
  readonly words: (text: string, values?: Values) => string;
  /** Language attributes for an element with such a text, if it is not in the page's language. */
  readonly textLanguage: TextLanguage;
}

interface GateOfPage extends Pick<CompiledGates, 'roles'> {
  readonly gate: CompiledGate;
}

/** Provides the gate of this page, and which label has which role on which phone. */
export const GateContext = createContext<GateOfPage | undefined>(undefined);

/** Returns the gate of the current address, and how to format its words. */
export function useGate(): Here {
  const { skin } = usePlace();
  const { locale } = useLanguage();
  const { gate, roles: bySkin } = usePresent(GateContext, 'gate');
  const roles = bySkin[skin?.id ?? ''] ?? {};
  const named = (text: string) =>
    text.replace(/\{label:([\w-]+)\}/g, (mark, name: string) => (roles[name] ? `{label:${roles[name]}}` : mark));
  return {
    gate,
    textLanguage: textLanguage(gate.untranslated),
    words: (text, values) => fill(locale.tag, named(text), values),
  };
}
