import type { Part, Scene, Words } from '#lib/model/scene.ts';

function wordsOfPart(part: Part): readonly (Words | undefined)[] {
  switch (part.kind) {
    case 'group':
    case 'menu':
      return part.rows;
    case 'dialog':
      return [part.title, part.text, part.check, ...part.buttons];
    case 'notification':
      return [part.title, part.text];
    case 'title':
    case 'search':
      return [part.words];
    default:
      return [];
  }
}

/** Labels (or roles) drawn in a scene, in order. */
export const labelsOfScene = (scene: Scene): string[] =>
  scene.parts.flatMap(wordsOfPart).flatMap((words) => (words && 'label' in words ? [words.label] : []));

export const labelsOfScenes = (scenes: readonly Scene[]): string[] => scenes.flatMap(labelsOfScene);
