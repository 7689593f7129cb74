import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@sideguide/cli-kit';
import type { Message, Scene } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { findStep } from '../src/content.ts';
import { stepIds } from '../src/labels-of.ts';
import { content } from './content.ts';

const steps = Object.entries(content.skins).flatMap(([skin, { skin: contents }]) =>
  stepIds(contents).map((id) => ({
    name: `${skin}/${id}`,
    step: findStep(content, skin, id)!,
  })),
);

const messages: readonly [string, Message][] = [
  ...Object.entries(content.messages),
  ...Object.values(content.skins).flatMap((skin) => Object.entries(skin.messages ?? {})),
];

/**
 * Every scene of the modules with the folder it is written for: shared ('') or one skin. Imported, because a scene that
 * two modules take from a third is one object only there.
 */
const drawn = (
  await Promise.all(
    ['', ...Object.keys(content.skins)]
      .flatMap((skin) =>
        ['steps', 'messages'].map((kind) => ({ skin, folder: join(root, 'content', skin && `skins/${skin}`, kind) })),
      )
      .filter(({ folder }) => existsSync(folder))
      .flatMap(({ skin, folder }) =>
        readdirSync(folder)
          .filter((file) => file.endsWith('.ts') && file !== 'scenes.ts')
          .map(async (file) => {
            const exported: Record<string, { readonly scenes?: readonly Scene[] }> = await import(
              pathToFileURL(join(folder, file)).href
            );
            const name = join(skin, file.replace(/\.ts$/, ''));
            return Object.values(exported).flatMap(({ scenes = [] }) => scenes.map((scene) => ({ name, skin, scene })));
          }),
      ),
  )
).flat();

/** Finds the same screen with the same tap in several places that could share one `scenes.ts`. */
const writtenAgain = (all: typeof drawn): string[] =>
  all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const far = one.skin !== other.skin && one.skin !== '' && other.skin !== '';
      const text = JSON.stringify(one.scene);
      // A single line is shorter than an import and a name for it.
      if (far || one.scene === other.scene || text.length < 100 || text !== JSON.stringify(other.scene)) return [];
      return [`${one.name} and ${other.name}: ${text}`];
    }),
  );

describe('drawings', () => {
  // A tool shows its subject itself: the list of apps, an app's card, the file, the question.
  it('every step has one, or a tool in its place', () => {
    const bare = steps.filter(({ step }) => step.scenes.length === 0 && !step.tool);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('every message of a phone has one, drawn from its scenes or from its words', () => {
    const shown = messages.filter(([, { says }]) => says !== 'nobody');
    const bare = shown.filter(([, { scenes = [], labels }]) => scenes.length + labels.length === 0);
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

  it('draw the fingertip once, in the last scene that marks a thing', () => {
    const wrong = steps.filter(({ step }) => {
      const hands = step.scenes.map((scene) => JSON.stringify(scene).split('"hand":true').length - 1);
      const last = step.scenes.map((scene) => JSON.stringify(scene).includes('"mark":')).lastIndexOf(true);
      return hands.some((count, at) => count > 1 || (count === 1 && at < last));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  // The browser gets the permission, never the app it downloads.
  it('mark no app to be installed in the list of those that may install others', () => {
    const lists = drawn.filter(({ scene }) => JSON.stringify(scene.parts[0]).includes('"install-unknown-apps"'));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter(({ scene }) => JSON.stringify(scene).includes('{app}')).map(({ name }) => name)).toEqual([]);
  });

  it('what several entries show is written once', () => {
    expect(writtenAgain(drawn), 'let both take it from the nearest `scenes.ts` above them').toEqual([]);
    const copied = drawn.map((one) => ({ ...one, scene: structuredClone(one.scene) }));
    expect(writtenAgain(copied)).not.toEqual([]);
  });
});
