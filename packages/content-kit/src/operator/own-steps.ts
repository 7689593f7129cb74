import type { FlowEntry, Phrases, Skin, Step, StepWords } from '@sideguide/guide-core/model';
import * as s from '@sideguide/guide-core/schema';
import { slotsIn } from '@sideguide/guide-core/words';
import { unknownSlot } from '../checks/meant.ts';
import { type ById, type Content, findStep, type LocaleFolder, sourceTag } from '../content.ts';
import { dayOf } from '../day-of.ts';
import { entryId } from '../labels-of.ts';

/** Places of an operator's step: before the app's card, behind the installation, among what is left at the end. */
const ownStepPlaces = ['before-download', 'after-installation', 'at-the-end'] as const;

/** Maximum number of characters: a title is a heading, and a button is one line. */
const longest = { title: 80, do: 500, see: 300, otherwise: 500, done: 60, phrase: 60 } as const;

const knownSlot = /\{(?:app|file|maker|label:[\w-]+)\}/g;

const sentence = (description: string, most: number) =>
  s.checkedText(
    description,
    (text) => {
      const plain = text.replace(knownSlot, '');
      const [slot] = slotsIn(plain);
      if (slot !== undefined) return unknownSlot(slot, ['{app}', '{file}', '{maker}']);
      return s.textProblem(plain, most) ?? (text.trim() === '' ? 'it is empty' : undefined);
    },
    `a plain text of at most ${most} characters; {app}, {file}, {maker} and {label:ID} may stand in it`,
  );

const ownWords = s.record('The step in one language.', {
  title: sentence('An instruction, verb first.', longest.title),
  do: sentence('What to do.', longest.do),
  see: sentence('What one will see then.', longest.see),
  otherwise: sentence('What to do where the phone shows something else.', longest.otherwise),
  done: sentence('The button to go on with: what the reader did.', longest.done),
  phrases: s.optional(s.unique(s.list('What readers type who look for it.', sentence('A few words.', longest.phrase)))),
});

const { os, rom } = s.condition.shape;

/** A file of the folder `steps` of an operator; its name is the step's id. */
export const ownStep = s.record('A step of the operator of this guide.', {
  place: s.oneOf('Where it stands in the flow.', ownStepPlaces),
  when: s.optional(
    s.record('When it is shown: all fields that are there hold.', {
      app: s.optional(s.matching('The chosen app.', s.packageNamePattern, 'it as in org.example.app')),
      skin: s.optional(s.id('The kind of phone.')),
      os,
      rom,
    }),
  ),
  seconds: s.step.shape.seconds,
  scenes: s.optional(s.step.shape.scenes),
  link: s.flag('It offers the link that came with the address (`next=`).'),
  words: s.map('Its sentences, by language.', ownWords),
});
export type OwnStep = s.Infer<typeof ownStep>;

type Steps = ById<OwnStep>;

/** Returns the fact that an operator's step rests on. It has the day of the content, so that it makes that no older. */
const ownFact = (content: Content): Step['facts'][number] => ({
  says: 'The operator of this guide wrote this step',
  source: 'the operator of this guide',
  kinds: ['operator'],
  checked: dayOf(content),
  confidence: 'high',
});

function stepFrom(id: string, { when, seconds, scenes = [], link }: OwnStep, content: Content): Step {
  const { skin: _skin, ...condition } = when ?? {};
  return {
    id,
    ...(seconds ? { seconds } : {}),
    ...(Object.keys(condition).length ? { when: condition } : {}),
    scenes,
    ...(link ? { tool: 'next-link' as const } : {}),
    facts: [ownFact(content)],
  };
}

/** Returns the flow of a skin with the operator's steps in their places, in the order of their ids. */
function placed(content: Content, skinId: string, skin: Skin, steps: Steps): Skin {
  const idsAt = (place: OwnStep['place']) =>
    Object.keys(steps).filter((id) => {
      const { place: own, when } = steps[id]!;
      return own === place && (when?.skin ?? skinId) === skinId;
    });
  const isCard = (entry: FlowEntry) => findStep(content, skinId, entryId(entry))?.tool === 'app-card';
  const card = Math.max(0, skin.downloadapps.findIndex(isCard));
  return {
    ...skin,
    downloadapps: [
      ...skin.downloadapps.slice(0, card),
      ...idsAt('before-download'),
      ...skin.downloadapps.slice(card),
      ...idsAt('after-installation'),
    ],
    tidy: [...skin.tidy, ...idsAt('at-the-end')],
  };
}

/** Returns what readers of a language type who look for the operator's steps, by id. */
const phrasesIn = (tag: string, steps: Steps): Phrases =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([id, { words }]) => (words[tag]?.phrases ? [[id, words[tag].phrases]] : [])),
  );

/** Returns the words of a language's steps with those of the operator's; the source language has all of them. */
function wordsIn(tag: string, source: string, steps: Steps): Record<string, StepWords> {
  const all = Object.entries(steps).flatMap(([id, { words }]) => {
    const own = words[tag] ?? (tag === source ? Object.values(words)[0] : undefined);
    if (!own) return [];
    const { phrases: _, ...sentences } = own;
    return [[id, sentences] as const];
  });
  return Object.fromEntries(all);
}

/** Adds an operator's steps to the content, as if they were steps of every skin that they are for. */
export function withOwnSteps(content: Content, steps: Steps): Content {
  const ids = Object.keys(steps);
  if (ids.length === 0) return content;
  const source = sourceTag(content);
  const change = <T>(items: ById<T>, to: (id: string, item: T) => T): ById<T> =>
    Object.fromEntries(Object.entries(items).map(([id, item]) => [id, to(id, item)]));
  return {
    ...content,
    ownSteps: ids,
    steps: { ...content.steps, ...Object.fromEntries(ids.map((id) => [id, stepFrom(id, steps[id]!, content)])) },
    skins: change(content.skins, (id, folder) => ({ ...folder, skin: placed(content, id, folder.skin, steps) })),
    locales: change(
      content.locales,
      (tag, locale): LocaleFolder => ({
        ...locale,
        steps: { ...locale.steps, ...wordsIn(tag, source, steps) },
        phrases: { ...locale.phrases, ...phrasesIn(tag, steps) },
      }),
    ),
  };
}
