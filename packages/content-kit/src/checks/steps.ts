import { labelsOfScene } from '@sideguide/guide-core/flow';
import { type FlowEntry, partNames, type Scene, type ScenePart, type Step } from '@sideguide/guide-core/model';
import { plainCondition } from '../conditions.ts';
import { type Content, findStep, type ReportFinding } from '../content.ts';
import { entryId, entryRecord, fieldsOfStep, stepIds } from '../labels-of.ts';
import { marksOf } from '../seconds.ts';
import { checkCondition } from './conditions.ts';
import { meant } from './meant.ts';

/** Kinds of parts that have a text alternative by themselves. */
const spokenKinds: readonly ScenePart['kind'][] = ['icons', 'recents', 'browser', 'app', 'unlock', 'swipe'];

/** Checks whether a part has a text alternative without a label: by its kind, or by a proper name in its title. */
function hasWords(part: ScenePart): boolean {
  const head = part.kind === 'title' ? part.words : 'title' in part ? part.title : undefined;
  return spokenKinds.includes(part.kind) || (head !== undefined && 'text' in head);
}

/** Checks that a drawing has words for a text alternative, and at most one marked thing. */
function checkScene(report: ReportFinding, file: string, field: string, scene: Scene): void {
  const isSpoken = scene.parts.some(hasWords) || labelsOfScene(scene).length > 0;
  if (!isSpoken) {
    report(
      file,
      field,
      'this drawing has no text alternative',
      'Draw a label, or leave the drawing out: ghosts alone say nothing.',
    );
  }
  if (scene.parts.reduce((sum, part) => sum + marksOf(part), 0) > 1) {
    report(file, field, 'two things are marked in one drawing', 'Split it into two drawings.');
  }
}

export function checkScenes(report: ReportFinding, file: string, scenes: readonly Scene[]): void {
  scenes.forEach((scene, n) => {
    checkScene(report, file, `scenes[${n}]`, scene);
  });
}

function checkStep(report: ReportFinding, file: string, id: string, step: Step): void {
  if (step.id !== id) report(file, 'id', `“${step.id}” differs from the file's name`, `Write id: '${id}'.`);
  checkScenes(report, file, step.scenes ?? []);
}

const isAskedBy = (entry: FlowEntry, id: string) =>
  entryRecord(entry).sometimes === true && entryRecord(entry).beside === id;

function checkSkinSteps(content: Content, report: ReportFinding, skinId: string): void {
  const folder = content.skins[skinId]!;
  const file = `content/skins/${skinId}/skin.ts`;
  const { skin } = folder;
  const ids = stepIds(skin);
  for (const id of new Set(ids.filter((id, n) => ids.indexOf(id) !== n))) {
    report(file, id, 'the step is listed twice', 'Keep it once: its id is its address.');
  }
  for (const part of partNames) {
    for (const entry of skin[part]) {
      const id = entryId(entry);
      const step = findStep(content, skinId, id);
      if (!step) {
        report(
          file,
          `${part}: ${id}`,
          'there is no such step',
          `${meant(id, [...Object.keys(content.steps), ...Object.keys(content.skins[skinId]!.steps)])}Add content/skins/${skinId}/steps/${id}.ts, or correct the id.`,
        );
        continue;
      }
      const { when: own, beside, sometimes } = entryRecord(entry);
      const find = (id: string | undefined) => skin[part].find((other) => entryId(other) === id);
      const host = find(beside);
      const { beside: furtherOn } = host ? entryRecord(host) : {};
      const further = find(furtherOn);
      // A step may stand beside one that itself stands beside the way, and no further off.
      if (beside && (!host || (furtherOn && (!further || entryRecord(further).beside))))
        report(
          file,
          `${part}: ${id}`,
          `“${beside}” is no step of this part's way`,
          'Name the step whose “Something else?” leads here.',
        );
      if (sometimes && !beside)
        report(
          file,
          `${part}: ${id}`,
          'no step asks for it',
          'Name in `beside` the step that asks “What do you see now?”.',
        );
      if (step.tool === 'what-now' && !skin[part].some((one) => isAskedBy(one, id)))
        report(file, `${part}: ${id}`, 'this question has no answers', 'List steps with `beside` and `sometimes`.');
      checkCondition(report, file, `${part}: ${id}`, folder, own);
      checkCondition(report, fieldsOfStep(content, skinId, id).step, 'when', folder, step.when);
      const [mine, its] = [own, step.when].map((when) => when && plainCondition(skin.versions, when));
      for (const name of ['os', 'rom'] as const) {
        const [a, b] = [mine?.[name], its?.[name]];
        if (a && b && !a.some((value) => b.includes(value))) {
          report(
            file,
            `${part}: ${id}`,
            `nobody reaches it: its conditions on ${name} exclude each other`,
            'Make them overlap.',
          );
        }
      }
    }
  }
  for (const id of Object.keys(folder.steps)) {
    if (!ids.includes(id)) {
      report(
        `content/skins/${skinId}/steps/${id}.ts`,
        'id',
        'nobody reaches this step',
        `List it in ${file}, or remove it.`,
      );
    }
  }
}

export function checkSteps(content: Content, report: ReportFinding): void {
  for (const [id, step] of Object.entries(content.steps)) {
    checkStep(report, `content/steps/${id}.ts`, id, step);
    if (!Object.values(content.skins).some((folder) => stepIds(folder.skin).includes(id))) {
      report(`content/steps/${id}.ts`, 'id', 'nobody reaches this step', "List it in a skin's skin.ts, or remove it.");
    }
  }
  for (const [skinId, folder] of Object.entries(content.skins)) {
    for (const [id, step] of Object.entries(folder.steps))
      checkStep(report, `content/skins/${skinId}/steps/${id}.ts`, id, step);
    checkSkinSteps(content, report, skinId);
  }
}
