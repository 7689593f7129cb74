import { lookShape } from '@sideguide/guide-core/look';
import {
  type CheckWords,
  type CompiledLabel,
  type CompiledMessage,
  type FlowEntry,
  type LabelTable,
  type Messages,
  type MessageWay,
  partNames,
} from '@sideguide/guide-core/model';
import { plainCondition } from '../conditions.ts';
import { type Content, findStep, sourceTag } from '../content.ts';
import { compileLabel, entryId, entryRecord, isUnsure, labelTable } from '../labels-of.ts';
import { labelsOfMessage, messagesOf, type OwnedMessage, ownMessageWords } from '../messages-of.ts';
import { asOf } from '../stale.ts';

/** Returns the conditions, apart from needs, of phones whose flow contains an entry; all of them must hold. */
export function phonesWithStep(
  content: Content,
  skin: string,
  entries: readonly FlowEntry[],
  id: string,
): MessageWay['when'] | undefined {
  const entry = entries.find((one) => entryId(one) === id);
  if (!entry) return undefined;
  const { when, beside } = entryRecord(entry);
  const { versions } = content.skins[skin]!.skin;
  const own = [findStep(content, skin, id)?.when, when]
    .filter((one) => one !== undefined)
    .map((one) => plainCondition(versions, one))
    .flatMap(({ os, rom }) => (os || rom ? [{ ...(os ? { os } : {}), ...(rom ? { rom } : {}) }] : []));
  // A step beside another one is linked only from that step, so its conditions apply too.
  return [...own, ...((beside && phonesWithStep(content, skin, entries, beside)) || [])];
}

/** Returns the steps to continue with, in the guide of the message's own skin, or in every skin that has one. */
function wayOf(content: Content, { message, skin: own }: OwnedMessage): readonly MessageWay[] {
  const ids = [message.way ?? []].flat();
  const candidates = (own ? [own] : Object.keys(content.skins)).flatMap((skin) =>
    ids.flatMap((id) => partNames.map((part) => ({ skin, id, part }))),
  );
  return candidates.flatMap(({ skin, id, part }) => {
    const when = phonesWithStep(content, skin, content.skins[skin]!.skin[part], id);
    return when ? [{ id, part, ...(own ? {} : { skin }), when }] : [];
  });
}

function compileMessage(content: Content, owned: OwnedMessage, tag: string): CompiledMessage {
  const { message, skin } = owned;
  const { id, labels, says, stage, steps, check, scenes, gate, warns, facts } = message;
  const when = message.when && plainCondition(skin ? content.skins[skin]!.skin.versions : [], message.when);
  const words = ownMessageWords(content, owned, tag);
  const limits = skin ? content.skins[skin]!.skin.surfaces : {};
  const isUnsureMessage = labelsOfMessage(message, words).some((one) => isUnsure(content, one, tag, limits));
  const way = wayOf(content, owned);
  return {
    id,
    labels,
    says,
    stage,
    steps,
    words: words ?? ownMessageWords(content, owned, sourceTag(content))!,
    ...(skin ? { skin } : {}),
    ...(when ? { when } : {}),
    ...(way.length ? { way } : {}),
    ...(check ? { check } : {}),
    ...(scenes ? { scenes } : {}),
    ...(warns ? { warns } : {}),
    ...(isUnsureMessage || facts.some(({ confidence }) => confidence === 'low') ? { soft: true as const } : {}),
    ...(gate ? { gate, asOf: asOf(facts) } : {}),
    ...(words ? {} : { untranslated: true as const }),
  };
}

/** Compiles the messages and their labels in one language: the shared ones, or a skin's. The content must be valid. */
export function compileMessages(content: Content, tag: string, skin?: string): Messages {
  const all = messagesOf(content).filter((owned) => owned.skin === skin);
  const labels: Record<string, CompiledLabel> = {};
  const messages = all.map((owned) => {
    const compiled = compileMessage(content, owned, tag);
    const limits = owned.skin ? content.skins[owned.skin]!.skin.surfaces : {};
    for (const id of labelsOfMessage(owned.message, compiled.words))
      labels[id] = compileLabel(content, id, tag, limits);
    return compiled;
  });
  return { all: messages, labels, ...(skin ? { look: lookShape(content.skins[skin]!.look) } : {}) };
}

/** Returns the labels of all messages in every language that a phone supports: the content of `labels-of-messages`. */
export function compileMessageLabels(content: Content): LabelTable {
  const source = sourceTag(content);
  const ids = messagesOf(content).flatMap((owned) =>
    labelsOfMessage(owned.message, ownMessageWords(content, owned, source)),
  );
  return labelTable(content, [...new Set(ids)]);
}

/** Compiles the words of the file check in one language, and the phone's own messages for a failed installation. */
export function compileCheck(content: Content, tag: string): CheckWords {
  const said = messagesOf(content).flatMap(({ message: { id, labels, status } }) =>
    status ? [[status, [id, compileLabel(content, labels[0]!, tag)]] as const] : [],
  );
  return { words: content.locales[tag]!.check, said: Object.fromEntries(said) };
}
