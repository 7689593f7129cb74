import { labelsOfScene } from '@sideguide/guide-core/flow';
import type { Scene, Step } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { allLabels, type Content, findStep, type ReportFinding, sourceTag } from '../content.ts';
import { roleOf, stepIds, textIn } from '../labels-of.ts';
import { messagesOf } from '../messages-of.ts';
import { eachText } from '../texts.ts';

interface Thing {
  readonly label?: string;
  readonly mark?: string;
  readonly switch?: string;
}

/** Returns the labels of the buttons, boxes and switches that scenes mark; rows that only lead on are left out. */
const markedLabels = (scenes: readonly Scene[]): string[] =>
  scenes.flatMap(({ parts }) =>
    parts.flatMap((part): string[] => {
      const rows: readonly Thing[] = 'rows' in part ? (part.rows ?? []) : [];
      const prompt: readonly (Thing | undefined)[] = 'buttons' in part ? [...part.buttons, part.link, part.check] : [];
      const things = [...rows.filter((row) => row.switch || part.kind !== 'group'), ...prompt];
      return things.flatMap((thing) => (thing?.mark && thing.label ? [thing.label] : []));
    }),
  );

const isGuarded = ({ risky, opens, gate, exceptional }: Step): boolean =>
  Boolean(risky || opens?.length || gate || exceptional);

/**
 * Returns the labels with which a reader passes a warning or allows something: what the guide's own steps and messages
 * tell to tap after they have asked about callers, and only where they do not say to stop.
 */
function passingLabels(content: Content): Set<string> {
  const ofSteps = Object.entries(content.skins).flatMap(([skinId, { skin }]) =>
    stepIds(skin)
      .map((id) => findStep(content, skinId, id))
      .filter((step) => step !== undefined && isGuarded(step))
      .flatMap((step) => markedLabels(step!.scenes).map((name) => roleOf(skin, name))),
  );
  const ofMessages = messagesOf(content).flatMap(({ message: { gate, warns, scenes = [] } }) =>
    gate || warns ? markedLabels(scenes) : [],
  );
  return new Set([...ofSteps, ...ofMessages]);
}

/** Returns the texts of labels in a language and in the source; single words are too common to be recognised. */
function phrasesOf(content: Content, labels: ReadonlySet<string>, tag: string): string[] {
  const source = sourceTag(content);
  const all = allLabels(content);
  return [...labels].flatMap((id) => {
    const original = textIn(all, content, id, source);
    return original?.includes(' ') ? [original, textIn(all, content, id, tag) ?? original] : [];
  });
}

const remedy = 'Leave that to the guide’s own steps: they ask about callers first, and say where to stop.';

/** Checks that no step of an operator leads past a warning of the phone, drawn, quoted or written out. */
export function checkOwnSteps(content: Content, report: ReportFinding): void {
  const { ownSteps = [] } = content;
  if (ownSteps.length === 0) return;
  const passing = passingLabels(content);
  const roles = Object.values(content.skins).map(({ skin }) => skin);
  const isPassing = (name: string) => roles.some((skin) => passing.has(roleOf(skin, name)));
  for (const id of ownSteps) {
    if (content.steps[id]!.scenes.flatMap(labelsOfScene).some(isPassing))
      report(`content/steps/${id}.ts`, 'scenes', 'it draws what a reader taps to pass a warning of the phone', remedy);
  }
  for (const [tag, { steps }] of Object.entries(content.locales)) {
    const phrases = phrasesOf(content, passing, tag).map((phrase) => phrase.toLowerCase());
    for (const id of ownSteps)
      eachText(
        steps[id] ?? {},
        (field, text) => {
          const found = phrases.find((phrase) => text.toLowerCase().includes(phrase)) ?? labelsIn(text).find(isPassing);
          if (found !== undefined)
            report(
              `content/locales/${tag}/steps.json`,
              field,
              `“${found}” is what a reader taps to pass a warning of the phone`,
              remedy,
            );
        },
        id,
      );
  }
}
