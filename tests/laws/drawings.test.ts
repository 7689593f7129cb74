import { describe, expect, it } from 'vitest';
import { loadContent } from '#cli/content/load.ts';
import { sourceTag, stepOf } from '#lib/content/content.ts';
import { roleOf, stepIds } from '#lib/content/labels-of.ts';
import { labelsOfScenes } from '#lib/flow/labels-of-scenes.ts';
import type { Message } from '#lib/model/message.ts';
import { labelsIn } from '#lib/words/tokens.ts';
import { root } from '#tools/paths.ts';

const { content } = await loadContent(root);
const source = content.locales[sourceTag(content)]!;

const steps = Object.entries(content.skins).flatMap(([skin, { skin: contents, words }]) =>
  stepIds(contents).map((id) => ({
    name: `${skin}/${id}`,
    step: stepOf(content, skin, id)!,
    words: words.steps[id] ?? source.steps[id]!,
    role: (label: string) => roleOf(contents, label),
  })),
);

const messages: readonly [string, Message][] = [
  ...Object.entries(content.messages),
  ...Object.values(content.skins).flatMap((skin) => Object.entries(skin.messages ?? {})),
];

describe('drawings', () => {
  // A tool shows what it is about by itself: the list of apps, the card of one, the file, the question.
  it('every step has one, or a tool in its place', () => {
    const bare = steps.filter(({ step }) => step.scenes.length === 0 && !step.tool);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('every message has one, drawn from its scenes or from its words on the phone', () => {
    const bare = messages.filter(([, { scenes = [], labels }]) => scenes.length + labels.length === 0);
    expect(bare.map(([id]) => id)).toEqual([]);
  });

  it('show the browser, not the new app, where unknown apps may be installed from', () => {
    const wrong = steps.flatMap(({ name, step }) =>
      step.scenes.flatMap(({ parts }, at) => {
        const there = parts.some(
          (part) => part.kind === 'title' && JSON.stringify(part).includes('install-unknown-apps'),
        );
        return there && JSON.stringify(parts).includes('{app}') ? [`${name}, picture ${at + 1}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('show every label that a step says to tap, or the step says why not', () => {
    const missing = steps.flatMap(({ name, step, words, role }) => {
      const drawn = labelsOfScenes(step.scenes).map(role);
      const excused = Object.keys(step.undrawn ?? {}).map(role);
      const named = step.tool ? [] : labelsIn(words.do).map(role);
      return named.filter((label) => ![...drawn, ...excused].includes(label)).map((label) => `${name}: ${label}`);
    });
    expect(missing, 'draw it in `scenes`, or give the reason in `undrawn`').toEqual([]);
  });

  it('excuse nothing that is drawn after all, or that the step does not name', () => {
    const idle = steps.flatMap(({ name, step, words, role }) => {
      const drawn = labelsOfScenes(step.scenes).map(role);
      const named = labelsIn(words.do).map(role);
      return Object.keys(step.undrawn ?? {})
        .filter((label) => drawn.includes(role(label)) || !named.includes(role(label)))
        .map((label) => `${name}: ${label}`);
    });
    expect(idle).toEqual([]);
  });

  it('draw the fingertip once, in the last scene that marks a thing', () => {
    const wrong = steps.filter(({ step }) => {
      const hands = step.scenes.map((scene) => JSON.stringify(scene).split('"hand":true').length - 1);
      const last = step.scenes.map((scene) => JSON.stringify(scene).includes('"mark":')).lastIndexOf(true);
      return hands.some((count, at) => count > 1 || (count === 1 && at < last));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
