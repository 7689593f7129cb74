import type { Guide, PossibleScreen, Scene } from '@sideguide/guide-core/model';
import { plainCondition } from '../conditions.ts';
import { type Content, sourceTag } from '../content.ts';
import { messagesOf, type OwnedMessage, ownMessageWords } from '../messages-of.ts';

/** Finds a message that phones of a skin show. */
export const messageOfSkin = (content: Content, skinId: string, id: string): OwnedMessage | undefined =>
  messagesOf(content).find(({ message, skin }) => message.id === id && (skin ?? skinId) === skinId);

/** Returns the messages among what can be on the screen at a skin's steps. */
export const messagesOnScreens = (content: Content, skinId: string): OwnedMessage[] =>
  [...new Set(Object.values(content.skins[skinId]!.skin.screens ?? {}).flatMap((all) => all.map(({ id }) => id)))]
    .map((id) => messageOfSkin(content, skinId, id))
    .filter((owned) => owned !== undefined);

/** Returns a dialog with the first wording, for messages without a scene. */
const plainScene = (label: string): Scene => ({
  parts: [{ kind: 'dialog', title: { label }, buttons: [{ ghost: 40 }] }],
});

/** Compiles a message as a small phone: its first drawing, and its title or else its first wording. */
export function compileScreen(
  content: Content,
  owned: OwnedMessage,
  tag: string,
): NonNullable<PossibleScreen['message']> {
  const { message, skin } = owned;
  const own = ownMessageWords(content, owned, tag);
  const words = own ?? ownMessageWords(content, owned, sourceTag(content));
  const [label = ''] = message.labels;
  return {
    ...(message.when ? { when: plainCondition(skin ? content.skins[skin]!.skin.versions : [], message.when) } : {}),
    scene: message.scenes?.[0] ?? plainScene(label),
    title: words?.title ?? `{label:${label}}`,
    ...(own ? {} : { untranslated: true as const }),
  };
}

/** Compiles what phones of a skin may show at each step, in one language. */
export function compileScreens(content: Content, skinId: string, tag: string): Guide['screens'] {
  const { screens = {}, versions } = content.skins[skinId]!.skin;
  return Object.fromEntries(
    Object.entries(screens).map(([step, all]) => [
      step,
      all.map(({ id, when }): PossibleScreen => {
        const owned = messageOfSkin(content, skinId, id);
        return {
          id,
          ...(when ? { when: plainCondition(versions, when) } : {}),
          ...(owned ? { message: compileScreen(content, owned, tag) } : {}),
        };
      }),
    ]),
  );
}
