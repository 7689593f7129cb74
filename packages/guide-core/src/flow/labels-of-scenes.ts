import type { Scene, ScenePart, SceneRow, SceneWords } from '../schema/scene.ts';

const wordsOfRows = (rows: readonly SceneRow[]) => rows.flatMap((row) => [row, row.note]);

function wordsOfPart(part: ScenePart): readonly (SceneWords | undefined)[] {
  switch (part.kind) {
    case 'group':
    case 'menu':
      return wordsOfRows(part.rows);
    case 'dialog':
    case 'sheet':
    case 'page':
      return [part.title, part.text, part.link, ...wordsOfRows(part.rows ?? []), part.check, ...part.buttons];
    case 'notification':
      return [part.title, part.text];
    case 'title':
    case 'search':
    case 'toast':
    case 'unlock':
    case 'split':
      return [part.words];
    default:
      return [];
  }
}

/** Returns the labels (or roles) drawn in a scene, in order. */
export const labelsOfScene = (scene: Scene): string[] =>
  scene.parts.flatMap(wordsOfPart).flatMap((words) => (words && 'label' in words ? [words.label] : []));

/** Returns the ids of the labels in several scenes, in order, including duplicates. */
export const labelsOfScenes = (scenes: readonly Scene[]): string[] => scenes.flatMap(labelsOfScene);
