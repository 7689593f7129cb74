import type { CompiledGate, CompiledGates, Gate, GateWords } from '@sideguide/guide-core/model';
import { type Content, sourceTag } from './content.ts';
import { compileLabel, labelsOfWords } from './labels-of.ts';
import { asOf } from './stale.ts';

const textsOf = ({ tasks, ...texts }: GateWords): string[] => [
  ...Object.values(texts),
  ...Object.values(tasks ?? {}).flatMap(({ title, do: how }) => [title, how]),
];

/** Labels and roles that a gate's words name. */
export const namesInGate = (words: GateWords): string[] =>
  textsOf(words).flatMap((text) => labelsOfWords({ do: text }));

/** The gates in their order. */
export const gatesInOrder = (content: Content): Gate[] =>
  Object.values(content.gates).sort((a, b) => a.order - b.order);

/** Labels that names in the gates' words stand for: of the system where no skin is known, else of the skin. */
function rolesOfGates(content: Content): Record<string, Record<string, string>> {
  const system = Object.assign({}, ...gatesInOrder(content).map(({ roles }) => roles)) as Record<string, string>;
  const ofSkin = (roles: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(system).map((name) => [name, roles[name] ?? system[name]!]));
  return {
    '': system,
    ...Object.fromEntries(Object.entries(content.skins).map(([id, { skin }]) => [id, ofSkin(skin.roles)])),
  };
}

/** Every label that the gates may show, whatever the phone. The words are the source language's: all have the same. */
export function labelsOfGates(content: Content): string[] {
  const roles = rolesOfGates(content);
  const words = content.locales[sourceTag(content)]?.gates ?? {};
  const own = Object.values(content.gates).flatMap(({ id, labels }) => [
    ...labels,
    ...(words[id] ? namesInGate(words[id]) : []),
  ]);
  const named = own.flatMap((name) => (roles['']?.[name] ? Object.values(roles).map((one) => one[name]!) : [name]));
  return [...new Set(named)];
}

/** The gates in one language. The content has passed its checks. */
export function compileGates(content: Content, tag: string): CompiledGates {
  const [own, source] = [content.locales[tag]!.gates, content.locales[sourceTag(content)]!.gates];
  const gates = gatesInOrder(content).map(({ order: _order, roles: _roles, facts, ...gate }): CompiledGate => {
    const words = own[gate.id];
    return {
      ...gate,
      words: words ?? source[gate.id]!,
      asOf: asOf(facts),
      ...(words ? {} : { untranslated: true as const }),
    };
  });
  return {
    gates,
    labels: Object.fromEntries(labelsOfGates(content).map((id) => [id, compileLabel(content, id, tag)])),
    roles: rolesOfGates(content),
  };
}
