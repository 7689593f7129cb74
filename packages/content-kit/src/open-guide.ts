import { type Entry, type Fact, phoneNames, sourceKinds } from '@sideguide/guide-core/model';
import { compileFact } from './compile-facts.ts';
import { gatesInOrder } from './compile-gates.ts';
import { allLabels, type Content, sourceTag } from './content.ts';
import { messagesOf, messageWords, type OwnedMessage } from './messages-of.ts';
import { secondsOf } from './seconds.ts';
import { datedFacts } from './stale.ts';

/** Raised when a field changes its meaning or goes away; new fields do not. */
const format = 1;

/** FNV-1a over UTF-16, as eight hexadecimal digits: names a fact by what it claims, wherever it stands. */
function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

const factsOf = (content: Content, facts: readonly Fact[]) =>
  facts.map((fact) => ({ id: shortDigest(`${fact.says}|${fact.source}`), ...compileFact(content, fact) }));

const entry = (one: Entry) =>
  typeof one === 'string' ? { step: one } : (({ id, ...rest }) => ({ step: id, ...rest }))(one);

/** Everything in each language that has it, by tag. */
const inEach = <T>(content: Content, words: (tag: string) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.keys(content.locales).flatMap((tag) => {
      const found = words(tag);
      return found === undefined ? [] : [[tag, found]];
    }),
  );

/** Time to read a step and do it, in minutes to two decimals. */
const minutesOf = (step: Parameters<typeof secondsOf>[0]): number => Math.round((secondsOf(step) / 60) * 100) / 100;

function stepsOf(content: Content) {
  const source = sourceTag(content);
  const shared = Object.values(content.steps).map(({ facts, seconds, ...step }) => ({
    ...step,
    minutes: minutesOf({ seconds, ...step }),
    facts: factsOf(content, facts),
    words: inEach(content, (tag) => content.locales[tag]!.steps[step.id]),
  }));
  const own = Object.entries(content.skins).flatMap(([skin, folder]) =>
    Object.values(folder.steps).map(({ facts, seconds, ...step }) => ({
      ...step,
      minutes: minutesOf({ seconds, ...step }),
      skin,
      facts: factsOf(content, facts),
      words: inEach(content, (tag) =>
        tag === source ? folder.words.steps[step.id] : content.locales[tag]!.skins[skin]?.steps?.[step.id],
      ),
    })),
  );
  return [...shared, ...own];
}

const messageOf = (content: Content, owned: OwnedMessage) => {
  const { facts, ...message } = owned.message;
  return {
    ...message,
    ...(owned.skin ? { skin: owned.skin } : {}),
    facts: factsOf(content, facts),
    words: inEach(content, (tag) => messageWords(content, owned, tag)),
  };
};

/**
 * The whole content for those who build apps of their own: skins, versions, steps, messages, gates, labels, facts with
 * their sources and days, in all languages. Ids are those of the addresses and do not change. Nothing in it depends on
 * when or where it was made.
 */
export function openGuide(content: Content) {
  const days = datedFacts(content).map(({ checked }) => checked);
  return {
    $schema: './guide.schema.json',
    format,
    name: 'Sideguide',
    license: {
      id: 'CC-BY-4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
      attribution: 'Sideguide contributors',
      note: 'Labels are single words quoted from phones as facts; they belong to those who made them.',
    },
    checked: { oldest: days.sort()[0] ?? '', newest: days.at(-1) ?? '' },
    sourceLanguage: sourceTag(content),
    languages: Object.values(content.locales).map(({ card: { tag, name, dir, quotes } }) => ({
      tag,
      name,
      dir,
      quotes,
    })),
    sourceKinds,
    skins: Object.values(content.skins)
      .sort((a, b) => a.card.order - b.card.order)
      .map(({ card, skin, words }) => ({
        id: card.id,
        makers: card.makers,
        status: card.status,
        versions: skin.versions,
        roms: skin.roms,
        roles: skin.roles,
        wordings: skin.wordings ?? {},
        flow: {
          downloadapps: skin.downloadapps.map(entry),
          service: skin.service.map(entry),
          tidy: skin.tidy.map(entry),
        },
        romHint: inEach(content, (tag) =>
          tag === sourceTag(content) ? words['rom-hint'] : content.locales[tag]!.skins[card.id]?.['rom-hint'],
        ),
      })),
    steps: stepsOf(content),
    messages: messagesOf(content).map((owned) => messageOf(content, owned)),
    gates: gatesInOrder(content).map(({ facts, order: _order, ...gate }) => ({
      ...gate,
      facts: factsOf(content, facts),
      words: inEach(content, (tag) => content.locales[tag]!.gates[gate.id]),
    })),
    phrases: inEach(content, (tag) => {
      const said = Object.entries(content.locales[tag]!.phrases ?? {}).filter(([id]) => id !== phoneNames);
      return said.length ? Object.fromEntries(said) : undefined;
    }),
    labels: Object.entries(allLabels(content)).map(([id, label]) => ({ id, ...label })),
    glosses: inEach(content, (tag) => content.locales[tag]!.glosses),
  };
}
