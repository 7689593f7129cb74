import type { CompiledGate, CompiledGates, Gate, GateWords } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { type Content, sourceTag } from '../content.ts';
import { compileLabel } from '../labels-of.ts';
import { asOf } from '../stale.ts';

const textsOf = ({ tasks, ...texts }: GateWords): string[] => [
  ...Object.values(texts),
  ...Object.values(tasks ?? {}).flatMap(({ title, do: how }) => [title, how]),
];

/** Returns the labels and roles that a gate's words name. */
export const namesInGate = (words: GateWords): string[] => textsOf(words).flatMap(labelsIn);

export const gatesInOrder = (content: Content): Gate[] =>
  Object.values(content.gates).sort((a, b) => a.order - b.order);

/** Returns the labels of the roles in the gates' words: the system's if no skin is known, otherwise the skin's. */
function rolesOfGates(content: Content): Record<string, Record<string, string>> {
  const system = Object.assign({}, ...gatesInOrder(content).map(({ roles }) => roles)) as Record<string, string>;
  const ofSkin = (roles: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(system).map((name) => [name, roles[name] ?? system[name]!]));
  return {
    '': system,
    ...Object.fromEntries(Object.entries(content.skins).map(([id, { skin }]) => [id, ofSkin(skin.roles)])),
  };
}

/** Returns every label that gates may show on any phone. All languages quote those of the source language. */
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

/** Compiles the gates in one language. The content must have passed its checks. */
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
