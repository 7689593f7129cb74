import type { Gate, GateWords } from '@sideguide/guide-core/model';
import { slotsIn } from '@sideguide/guide-core/words';
import { namesInGate } from '../compile/gates.ts';
import { allLabels, type ById, type Content, each, type ReportFinding, sourceTag } from '../content.ts';
import { messagesOf } from '../messages-of.ts';
import { meant, unknownSlot } from './meant.ts';

const slots = /^\{(app|file|label:[\w-]+)\}$/;
const rolloutSlots = /^\{(countries|country|day|year)\}$/;

/** Checks that a gate has the words that its fields require. */
function checkGateWords(report: ReportFinding, file: string, gate: Gate, words: GateWords | undefined): void {
  const need = ['what', 'do', 'stop', ...(gate.rollout ? ['here', 'elsewhere', 'anywhere'] : [])] as const;
  const given = (words ?? {}) as ById<string>;
  for (const name of need)
    if (!given[name]?.trim())
      report(file, `${gate.id}.${name}`, 'this sentence is missing', 'Write it: every gate says it.');
  for (const { id } of gate.tasks ?? [])
    for (const name of ['title', 'do'] as const)
      if (!words?.tasks?.[id]?.[name]?.trim())
        report(file, `${gate.id}.tasks.${id}.${name}`, 'this sentence is missing', 'Write it: every task says it.');
  const { tasks, ...texts } = words ?? ({} as GateWords);
  for (const [name, text] of Object.entries(texts as ById<string>)) {
    const isKnown = (slot: string) => slots.test(slot) || (need.indexOf(name as 'here') > 2 && rolloutSlots.test(slot));
    for (const slot of slotsIn(text).filter((one) => !isKnown(one)))
      report(file, `${gate.id}.${name}`, ...unknownSlot(slot, ['{app}', '{file}']));
  }
}

/** Checks that gates are complete, link to existing gates, quote existing labels, and have unique addresses. */
export function checkGates(content: Content, report: ReportFinding): void {
  const labels = allLabels(content);
  const source = sourceTag(content);
  const words = content.locales[source]?.gates ?? {};
  each(content.gates, (id, gate) => {
    const file = `content/gates/${id}.ts`;
    if (gate.id !== id) report(file, 'id', `“${gate.id}” differs from the file's name`, `Write id: '${id}'.`);
    const twin = messagesOf(content).find(({ message }) => message.id === id);
    if (twin) report(file, 'id', `${twin.file} has the same address`, 'Give one of them another name.');
    for (const other of gate.next ?? [])
      if (!content.gates[other]) report(file, 'next', `there is no gate “${other}”`, 'Use the id of a gate.');
    const tasks = gate.tasks ?? [];
    const at = (is: (task: (typeof tasks)[number]) => unknown) => tasks.findIndex(is);
    const [asks, risky] = [at((task) => task.asks), at((task) => task.risky)];
    if (risky >= 0 && (asks < 0 || asks > risky))
      report(file, 'tasks', 'something risky comes before the question about callers', 'Put a task with `asks` first.');
    tasks.forEach(({ opens = [] }, n) => {
      for (const name of opens)
        if (!tasks.slice(n + 1).some(({ closes }) => closes?.includes(name)))
          report(file, 'tasks', `“${name}” is opened and never closed`, 'Add a task of the tidy-up that closes it.');
    });
    checkGateWords(report, `content/locales/${source}/gates.json`, gate, words[id]);
    const names = [...gate.labels, ...Object.values(gate.roles ?? {}), ...(words[id] ? namesInGate(words[id]) : [])];
    for (const name of names)
      if (!labels[gate.roles?.[name] ?? name])
        report(
          file,
          'labels',
          `there is no label or role “${name}”`,
          `${meant(name, Object.keys(labels))}Quote a label; invent none.`,
        );
  });
  const known = (file: string, gate: string | undefined) => {
    if (gate && !content.gates[gate])
      report(file, 'gate', `there is no gate “${gate}”`, 'Use the id of a file in content/gates.');
  };
  for (const [id, { gate }] of Object.entries(content.steps)) known(`content/steps/${id}.ts`, gate);
  for (const [skin, { steps }] of Object.entries(content.skins))
    for (const [id, { gate }] of Object.entries(steps)) known(`content/skins/${skin}/steps/${id}.ts`, gate);
  for (const { file, message } of messagesOf(content)) known(file, message.gate);
}
