import type { Scene, ScenePart } from '../model/scene.ts';
import { labelsOfScene } from './labels-of-scenes.ts';

/** Parts that come up by themselves: a reader knows them by their words. */
const messages: readonly ScenePart['kind'][] = ['dialog', 'sheet', 'page', 'unlock', 'notification'];

/** The label that a message of the phone begins with; undefined where the drawings begin with another screen. */
export function openingLabel([first]: readonly Scene[]): string | undefined {
  const message = first?.parts.find(({ kind }) => messages.includes(kind));
  return message && labelsOfScene({ parts: [message] })[0];
}
