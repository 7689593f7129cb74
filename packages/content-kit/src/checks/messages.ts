import { namesOf } from '@sideguide/guide-core/flow';
import type { MessageWords } from '@sideguide/guide-core/model';
import { slotsIn } from '@sideguide/guide-core/words';
import { allLabels, type Content, each, type ReportFinding, type SkinFolder, sourceTag } from '../content.ts';
import { type ContentField, compileLabel, labelNames, stepIds } from '../labels-of.ts';
import {
  labelsOfMessage,
  messageSentences,
  messagesOf,
  messageWordsField,
  type OwnedMessage,
  ownMessageWords,
} from '../messages-of.ts';
import { hasAll, publishedTags } from '../stand-ins.ts';
import { checkCondition } from './conditions.ts';
import { meant, unknownSlot } from './meant.ts';
import { checkScenes } from './steps.ts';
import { areQuotable, hasSlots } from './words.ts';

/** Hashes that have another meaning on the pages that messages use. */
const taken = ['messages', 'check', 'phone'];
const fields = ['title', 'cause', 'stop'] as const;
const knownSlot = /^\{(app|file|label:[\w-]+)\}$/;

/** Checks that a message's id is a valid and unique address and the name of its file. */
function checkId(
  content: Content,
  report: ReportFinding,
  { message: { id }, file }: OwnedMessage,
  all: OwnedMessage[],
): void {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  if (id !== name) report(file, 'id', `“${id}” differs from the file's name`, `Write id: '${name}'.`);
  const twin = all.find((other) => other.file < file && other.message.id === id);
  if (twin) report(file, 'id', `${twin.file} has this id too`, 'Give it another: the id is its address.');
  const steps = Object.values(content.skins).flatMap(({ skin }) => stepIds(skin));
  if (steps.includes(id) || taken.includes(id))
    report(file, 'id', `“${id}” is the address of something else`, 'Give it another: the id is its address.');
}

/** Checks that what a message refers to exists, and that there is one message per Android status. */
function checkReferences(content: Content, report: ReportFinding, owned: OwnedMessage, all: OwnedMessage[]): void {
  const { message, skin, file } = owned;
  const folders = skin ? [content.skins[skin]!] : Object.values(content.skins);
  const steps = new Set(folders.flatMap((folder) => stepIds(folder.skin)));
  for (const id of new Set([...(message.steps ?? []), ...[message.way ?? []].flat()]))
    if (!steps.has(id)) report(file, 'steps', `there is no step “${id}”`, 'Use the id of a step of its skin.');
  if (skin) checkCondition(report, file, 'when', folders[0] as SkinFolder, message.when);
  else if (message.when?.os)
    report(file, 'when.os', 'a message of every phone knows no versions', "Move it into a skin's folder.");
  const names = folders.flatMap(({ card }) => namesOf(card));
  for (const name of message.when?.maker ?? [])
    if (!names.includes(name))
      report(file, 'when.maker', `no address has the name “${name}”`, `Use one of: ${names.join(', ')}.`);
  const twin = all.find((other) => other.file < file && other.message.status === message.status);
  if (message.status && twin)
    report(
      file,
      'status',
      `${twin.message.id} has the status “${message.status}” already`,
      'Keep it where the message is the one most phones show.',
    );
}

/** Checks that the source language has the cause, and what to do or why to stop; and a title if no wording is known. */
function checkSource(content: Content, report: ReportFinding, owned: OwnedMessage): void {
  const words = ownMessageWords(content, owned, sourceTag(content));
  const [file, field] = messageWordsField(content, owned, sourceTag(content));
  if (!words?.cause?.trim())
    report(file, `${field}.cause`, 'this sentence is missing', 'Write it: every message has it.');
  if (!words?.do?.length && !words?.stop?.trim())
    report(file, `${field}.do`, 'it says neither what to do nor why to stop', 'Write `do`, or `stop`, or both.');
  if (owned.message.labels?.length === 0 && !words?.title?.trim())
    report(file, `${field}.title`, 'nothing says what happens', 'Write a title: no wording of the phone is quoted.');
  for (const slot of new Set(words ? messageSentences(words).flatMap(slotsIn) : []))
    if (!knownSlot.test(slot)) report(file, field, ...unknownSlot(slot, ['{app}', '{file}']));
}

const slots = (words: MessageWords): string[] => [...new Set(messageSentences(words).flatMap(slotsIn))].sort();

/** Checks that a language translates a message as a whole or not at all. The number of taps may differ. */
function checkTranslation(content: Content, report: ReportFinding, owned: OwnedMessage, tag: string): void {
  const source = ownMessageWords(content, owned, sourceTag(content));
  const words = ownMessageWords(content, owned, tag);
  if (!source || !words) return;
  const [file, field] = messageWordsField(content, owned, tag);
  for (const name of fields) {
    if (!source[name] && words[name])
      report(
        file,
        `${field}.${name}`,
        'the source language has no such key',
        'Put it back into the source, or correct its name.',
      );
  }
  if (
    (words.do && !source.do) ||
    words.do?.some((tap) => typeof tap !== 'string' || !tap.trim()) ||
    words.do?.length === 0
  )
    report(file, `${field}.do`, 'it has to be what the source has: a list of sentences, or nothing', 'Translate it.');
  // Incomplete: until the rest is translated, the source's message is shown as a whole.
  if (!hasAll(source, words)) return;
  const stale = content.locales[tag]!.stale?.[owned.skin ? `skins/${owned.skin}` : 'messages'] ?? [];
  const isStale = stale.some((key) => key.startsWith(`${field}.`));
  const [needs, has] = [slots(source), slots(words)];
  if (!hasSlots(needs, has, isStale) && areQuotable(labelNames(content), needs))
    report(
      file,
      field,
      `it has the slots ${has.join(' ') || 'none'}, the source has ${needs.join(' ') || 'none'}`,
      'Use exactly the slots of the source.',
    );
}

/** Checks that a message's labels exist, and can be understood where it is translated. */
function checkLabelsOf(content: Content, report: ReportFinding, owned: OwnedMessage): void {
  const { message, skin, file } = owned;
  const labels = allLabels(content);
  const surfaces = skin ? content.skins[skin]!.skin.surfaces : {};
  const words = ownMessageWords(content, owned, sourceTag(content));
  for (const id of labelsOfMessage(message, words)) {
    if (!labels[id]) {
      const isInFile = labelsOfMessage(message, undefined).includes(id);
      const field: ContentField = isInFile
        ? [file, message.labels.includes(id) ? 'labels' : 'scenes']
        : messageWordsField(content, owned, sourceTag(content));
      report(
        ...field,
        `there is no label “${id}”`,
        `${meant(id, Object.keys(labels))}Quote a label from content/labels or the skin's; invent none.`,
      );
      continue;
    }
    for (const tag of publishedTags(content)) {
      const isBegun = ownMessageWords(content, owned, tag) && content.skins[skin ?? '']?.card.status !== 'draft';
      const { own, gloss, other } = compileLabel(content, id, tag, surfaces);
      if (isBegun && own === undefined && gloss === undefined)
        report(
          `content/locales/${tag}/glosses.json`,
          id,
          'phones have no such label in this language, and no translation stands beside it',
          `Translate “${other?.[1]}” (used in ${file}).`,
        );
    }
  }
}

/** Finds words of messages that do not exist. */
function checkStrangers(content: Content, report: ReportFinding): void {
  const look = (file: string, field: string, words: object | undefined, messages: object | undefined) => {
    for (const id of Object.keys(words ?? {}))
      if (!Object.keys(messages ?? {}).includes(id))
        report(file, field + id, 'there is no such message', 'Remove it, or correct the id.');
  };
  for (const [tag, locale] of Object.entries(content.locales)) {
    look(`content/locales/${tag}/messages.json`, '', locale.messages, content.messages);
    for (const [id, words] of Object.entries(locale.skins))
      look(`content/locales/${tag}/skins/${id}.json`, 'messages.', words.messages, content.skins[id]?.messages);
  }
  for (const [id, { words, messages }] of Object.entries(content.skins))
    look(`content/skins/${id}/words.json`, 'messages.', words?.messages, messages);
}

/** Checks everything about messages: ids, references, facts, drawings, words and labels. */
export function checkMessages(content: Content, report: ReportFinding): void {
  const all = messagesOf(content);
  each(Object.fromEntries(all.map((owned) => [owned.file, owned])), (file, owned) => {
    checkId(content, report, owned, all);
    checkReferences(content, report, owned, all);
    checkScenes(report, file, owned.message.scenes ?? []);
    checkSource(content, report, owned);
    checkLabelsOf(content, report, owned);
    for (const tag of Object.keys(content.locales))
      if (tag !== sourceTag(content)) checkTranslation(content, report, owned, tag);
  });
  checkStrangers(content, report);
}
