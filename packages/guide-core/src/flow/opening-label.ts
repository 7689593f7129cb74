import type { Scene, ScenePart } from '../schema/scene.ts';
import { labelsOfScene } from './labels-of-scenes.ts';

/** Parts that appear without an action of the reader, who recognises them by their words. */
const messages: readonly ScenePart['kind'][] = ['dialog', 'sheet', 'page', 'unlock', 'notification'];

/** Returns the first label of the message in the first scene; undefined if another screen comes first. */
export function openingLabel([first]: readonly Scene[]): string | undefined {
  const message = first?.parts.find(({ kind }) => messages.includes(kind));
  return message && labelsOfScene({ parts: [message] })[0];
}
