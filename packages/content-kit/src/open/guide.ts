import { type Condition, type FlowEntry, isWordList, needs, type Step, sourceKinds } from '@sideguide/guide-core/model';
import { ownName } from '@sideguide/guide-core/offline';
import { gatesInOrder } from '../compile/gates.ts';
import { bothConditions, plainCondition } from '../conditions.ts';
import { allLabels, type Content, findStep, type SkinFolder, sourceTag } from '../content.ts';
import { entryRecord, ownStepWords } from '../labels-of.ts';
import { messagesOf, type OwnedMessage, ownMessageWords } from '../messages-of.ts';
import { secondsOf } from '../seconds.ts';
import { datedFacts } from '../stale.ts';
import { openFacts } from './facts.ts';
import { license } from './license.ts';

/** Format version: incremented when a field is removed or changes its meaning, but not for new fields. */
const format = 2;

/** Returns an entry of a flow with its complete condition, which includes the step's own. */
function entryOf(content: Content, { card, skin }: SkinFolder, one: FlowEntry) {
  const { id, when, ...rest } = entryRecord(one);
  const both = [findStep(content, card.id, id)?.when, when]
    .filter((each): each is Condition => each !== undefined)
    .map((each) => plainCondition(skin.versions, each));
  const condition = both.reduce(bothConditions, {});
  return { step: id, ...(Object.keys(condition).length ? { when: condition } : {}), ...rest };
}

/** Returns a value for each language that has it, by tag. */
const inEach = <T>(content: Content, words: (tag: string) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.keys(content.locales).flatMap((tag) => {
      const found = words(tag);
      return found === undefined ? [] : [[tag, found]];
    }),
  );

/** Returns the time to read and do a step, in minutes with two decimals. */
const minutesOf = (step: Parameters<typeof secondsOf>[0]): number => Math.round((secondsOf(step) / 60) * 100) / 100;

function stepsOf(content: Content) {
  const stepOf = ({ facts, seconds, when: _when, undrawn: _undrawn, ...step }: Step, skin?: string) => ({
    ...step,
    minutes: minutesOf({ seconds, ...step }),
    ...(skin ? { skin } : {}),
    facts: openFacts(content, facts),
    words: inEach(content, (tag) => ownStepWords(content, skin, step.id, tag)),
  });
  return [
    ...Object.values(content.steps).map((step) => stepOf(step)),
    ...Object.entries(content.skins).flatMap(([skin, { steps }]) =>
      Object.values(steps).map((step) => stepOf(step, skin)),
    ),
  ];
}

const messageOf = (content: Content, owned: OwnedMessage) => {
  const { facts, when, way, undrawn: _undrawn, ...message } = owned.message;
  const versions = owned.skin ? content.skins[owned.skin]!.skin.versions : [];
  return {
    ...message,
    ...(owned.skin ? { skin: owned.skin } : {}),
    ...(when ? { when: plainCondition(versions, when) } : {}),
    ...(way ? { way: [way].flat() } : {}),
    facts: openFacts(content, facts),
    words: inEach(content, (tag) => ownMessageWords(content, owned, tag)),
  };
};

/**
 * Returns the whole content for developers of other apps: skins, versions, steps, messages, gates, labels, facts with
 * their sources and days, in all languages. Ids are those of the addresses and do not change. The result does not
 * depend on when or where it was built.
 */
export function openGuide(content: Content) {
  const days = datedFacts(content).map(({ checked }) => checked);
  return {
    $schema: './guide.schema.json',
    format,
    name: ownName,
    license,
    checked: { oldest: days.sort()[0] ?? '', newest: days.at(-1) ?? '' },
    sourceLanguage: sourceTag(content),
    languages: Object.values(content.locales).map(({ card: { tag, name, dir, quotes, status } }) => ({
      tag,
      name,
      dir,
      quotes,
      ...(status ? { status } : {}),
    })),
    needs,
    apps: Object.values(content.apps),
    sourceKinds,
    skins: Object.values(content.skins)
      .sort((a, b) => a.card.order - b.card.order)
      .map((folder) => {
        const { card, skin, words } = folder;
        const entries = (part: readonly FlowEntry[]) => part.map((one) => entryOf(content, folder, one));
        return {
          id: card.id,
          makers: card.makers,
          ...(card.isGeneral ? { isGeneral: true as const } : {}),
          status: card.status,
          versions: skin.versions,
          roms: skin.roms,
          roles: skin.roles,
          surfaces: skin.surfaces ?? {},
          wordings: Object.fromEntries(
            Object.entries(skin.wordings ?? {}).map(([label, all]) => [
              label,
              all.map((one) => ({ ...one, when: plainCondition(skin.versions, one.when) })),
            ]),
          ),
          flow: {
            downloadapps: entries(skin.downloadapps),
            service: entries(skin.service),
            tidy: entries(skin.tidy),
          },
          romHint: inEach(content, (tag) =>
            tag === sourceTag(content) ? words['rom-hint'] : content.locales[tag]!.skins[card.id]?.['rom-hint'],
          ),
        };
      }),
    steps: stepsOf(content),
    messages: messagesOf(content).map((owned) => messageOf(content, owned)),
    gates: gatesInOrder(content).map(({ facts, order: _order, ...gate }) => ({
      ...gate,
      facts: openFacts(content, facts),
      words: inEach(content, (tag) => content.locales[tag]!.gates[gate.id]),
    })),
    phrases: inEach(content, (tag) => {
      const said = Object.entries(content.locales[tag]!.phrases ?? {}).filter(([id]) => !isWordList(id));
      return said.length ? Object.fromEntries(said) : undefined;
    }),
    labels: Object.entries(allLabels(content)).map(([id, label]) => ({ id, ...label })),
    glosses: inEach(content, (tag) => content.locales[tag]!.glosses),
  };
}
