import { labelsOfScenes } from '@sideguide/guide-core/flow';
import { type PartName, partNames, type Scene, type ScenePart, type Step } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { phonesWithStep } from '../compile/messages.ts';
import { allLabels, type Content, each, findStep, type ReportFinding, sourceTag } from '../content.ts';
import { entryId, entryRecord, fieldsOfStep, ownStepWords, roleOf } from '../labels-of.ts';
import { messagesOf, type OwnedMessage, ownMessageWords } from '../messages-of.ts';

/** How the source language says the state of a switch: “The switch next to {app} is on.” */
const saidSwitch = /\bswitch(?:es)?\b[^.]* (?:is|are) (on|off)\b/;

const switchesOf = (part: ScenePart) =>
  part.kind === 'group' || part.kind === 'menu' ? part.rows.map((row) => row.switch) : [];

/** Checks that a step that says a switch is on ends on a drawing of a switch that is on. */
function checkSwitch(report: ReportFinding, file: string, see: string, scenes: readonly Scene[]): void {
  const state = saidSwitch.exec(see)?.[1];
  if (
    !state ||
    scenes
      .at(-1)
      ?.parts.flatMap(switchesOf)
      .some((drawn) => drawn === state)
  )
    return;
  report(
    file,
    'scenes',
    `the words say that the switch is ${state}, and the last drawing shows no such switch`,
    `Draw the switch ${state} in the last drawing, or correct \`see\`.`,
  );
}

/** What is said and shown in one place, with the labels' roles resolved. */
interface Said {
  readonly file: string;
  readonly named: readonly string[];
  readonly drawn: readonly string[];
  readonly undrawn: readonly string[];
  /** Labels in the drawings of the steps that it leads to, on some of the phones. */
  readonly onTheWay?: readonly string[];
}

/** Checks that each label that the words name is drawn, or has a reason why not. */
function checkNamed(
  content: Content,
  report: ReportFinding,
  { file, named, drawn, undrawn, onTheWay = [] }: Said,
): void {
  for (const label of new Set(named))
    if (allLabels(content)[label] && ![...drawn, ...onTheWay, ...undrawn].includes(label))
      report(
        file,
        'scenes',
        `the words name “${label}”, and no drawing shows it`,
        'Draw it in `scenes`, or give the reason in `undrawn`.',
      );
  // The words may mean it: a name in them that does not exist is a finding of its own.
  const isMistyped = named.some((label) => !allLabels(content)[label]);
  for (const label of undrawn)
    if (drawn.includes(label) || !(isMistyped || named.includes(label)))
      report(file, `undrawn.${label}`, 'it is drawn, or the words do not name it', 'Remove this reason.');
}

function checkStep(content: Content, report: ReportFinding, skinId: string, id: string): void {
  const { skin } = content.skins[skinId]!;
  const role = (name: string) => roleOf(skin, name);
  const step = findStep(content, skinId, id);
  const words = ownStepWords(content, skinId, id, sourceTag(content));
  if (!step || !words) return;
  const file = fieldsOfStep(content, skinId, id).step;
  checkSwitch(report, file, words.see, step.scenes);
  // A tool shows its subject itself: the list of apps, the file. An operator's step needs no drawing.
  if (step.tool || content.ownSteps?.includes(id)) return;
  checkNamed(content, report, {
    file,
    named: [words.title, words.do].flatMap(labelsIn).map(role),
    drawn: labelsOfScenes(step.scenes).map(role),
    undrawn: Object.keys(step.undrawn ?? {}).map(role),
  });
}

/** Checks a message. Its page quotes its wordings, and leads to the step that shows the way on. */
function checkMessage(content: Content, report: ReportFinding, owned: OwnedMessage): void {
  const { message, skin, file } = owned;
  const { do: taps = [] } = ownMessageWords(content, owned, sourceTag(content)) ?? {};
  const ways = [message.way ?? []].flat();
  const ofWay = Object.entries(content.skins)
    .filter(([id]) => id === (skin ?? id))
    .flatMap(([id, folder]) =>
      ways.flatMap((way) =>
        labelsOfScenes(findStep(content, id, way)?.scenes ?? []).map((name) => roleOf(folder.skin, name)),
      ),
    );
  checkNamed(content, report, {
    file,
    named: taps.flatMap(labelsIn),
    drawn: [...message.labels, ...labelsOfScenes(message.scenes ?? [])],
    onTheWay: ofWay,
    undrawn: Object.keys(message.undrawn ?? {}),
  });
}

interface Ending {
  readonly id: string;
  readonly last: string;
  /** The step that it is beside, or itself. */
  readonly host: string;
  /** Its phones: the condition of each field, all of which hold. */
  readonly phones: NonNullable<ReturnType<typeof phonesWithStep>>;
}

function endingsOf(content: Content, skinId: string, part: PartName): Ending[] {
  const entries = content.skins[skinId]!.skin[part];
  return entries.flatMap((entry) => {
    const id = entryId(entry);
    const last = (findStep(content, skinId, id) as Step | undefined)?.scenes.at(-1);
    const phones = phonesWithStep(content, skinId, entries, id) ?? [];
    return last ? [{ id, last: JSON.stringify(last), host: entryRecord(entry).beside ?? id, phones }] : [];
  });
}

/** Checks whether some phone has both steps. */
const canMeet = (one: Ending, other: Ending): boolean =>
  (['os', 'rom'] as const).every((name) => {
    const lists = [...one.phones, ...other.phones].flatMap((when) => when[name] ?? []);
    const count = [...one.phones, ...other.phones].filter((when) => when[name]).length;
    return count === 0 || lists.some((value) => lists.filter((same) => same === value).length === count);
  });

/**
 * Checks that no two steps of one phone end on the same drawing: the reader could not tell that they have gone on. A
 * step beside another leads back to it, and may end where that one does.
 */
function checkEndings(content: Content, report: ReportFinding, skinId: string): void {
  const all = partNames.flatMap((part) => endingsOf(content, skinId, part));
  all.forEach((one, at) => {
    const twin = all.slice(0, at).find((other) => other.last === one.last && other.host !== one.host);
    if (twin && canMeet(one, twin))
      report(
        fieldsOfStep(content, skinId, one.id).step,
        'scenes',
        `the last drawing is that of “${twin.id}”, which the same phone has`,
        'Draw what is different here, or what follows.',
      );
  });
}

/** Checks that what is drawn and what is said agree, in all steps and messages. */
export function checkDrawings(content: Content, report: ReportFinding): void {
  each(content.skins, (skinId, { skin }) => {
    for (const entry of partNames.flatMap((part) => skin[part])) checkStep(content, report, skinId, entryId(entry));
    checkEndings(content, report, skinId);
  });
  each(Object.fromEntries(messagesOf(content).map((owned) => [owned.file, owned])), (_file, owned) => {
    checkMessage(content, report, owned);
  });
}
