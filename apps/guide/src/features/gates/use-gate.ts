import { fill, type Values } from '@sideguide/guide-core/locale';
import type { CompiledGate } from '@sideguide/guide-core/model';
import { createContext } from 'react';
import { useLanguage, usePlace, usePresent } from '../../context/contexts.tsx';
import { fallbackLocale } from '../../platform/locales.ts';
import type { GateFeature } from './load.ts';

interface Here {
  readonly gate: CompiledGate;
  /** A text with names put in: roles of this phone, versions, values given. */
  readonly words: (text: string, values?: Values) => string;
  /** What an element that holds such a text says of its language, where that is not the page's. */
  readonly tongue: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };
}

/** All gates, and the one of this page. */
export const GateContext = createContext<{ readonly kit: GateFeature; readonly gate: CompiledGate } | undefined>(
  undefined,
);

/** The gate of the current address, and how to say its words. */
export function useGate(): Here {
  const { skin } = usePlace();
  const { locale } = useLanguage();
  const { gate, kit } = usePresent(GateContext);
  const roles = kit.roles[skin?.id ?? ''] ?? {};
  const named = (text: string) =>
    text.replace(/\{label:([\w-]+)\}/g, (mark, name: string) => (roles[name] ? `{label:${roles[name]}}` : mark));
  const tongue = gate.untranslated ? { lang: fallbackLocale.tag, dir: fallbackLocale.dir } : {};
  return { gate, tongue, words: (text, values) => fill(locale.tag, named(text), values) };
}
