import { root } from '@sideguide/cli-kit';
import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { content } from '../../test/content.ts';
import { checkContent, showFinding } from '../check.ts';
import { readFolder } from './operator/folder.ts';
import { located } from './place.ts';

const temp = folderPerTest();
const steps = `{
  "open-file": {
    "title": "Open \\"it\\": {app}, now",
    "do": "Tap"
  },
  "org.example.app": { "see": ["a", { "x": 1 }, "b"] }
}
`;
const module = `import { shown } from './scenes.ts';

/** "id": one, two. */
const told = (id: string) => ({ risky: true, id });

export default {
  id: 'open-file', // ("facts"): [{}],
  'risky': true,
  scenes: [...shown, { parts: [] }],
  facts: [
    told('a'),
    {
      says: "It's: {app}, \\"now",
    },
  ],
} as const satisfies Step;
`;

const placeOf = (file: string, field: string, text?: string) => {
  if (text !== undefined) temp.put(file, text);
  const { line, column } = located(temp.folder, { file, field, reason: 'no', remedy: 'Do.' });
  return line && `${line}:${column}`;
};

it.each([
  ['open-file.do', '4:5'],
  ['open-file', '2:3'],
  // What is missing belongs into what is there.
  ['open-file.done', '2:3'],
  ['org.example.app.see[1].x', '6:39'],
  ['org.example.app.see[2]', '6:49'],
  ['nowhere', '1:1'],
])('finds %s in JSON at %s', (field, place) => {
  expect(placeOf('steps.json', field, steps)).toBe(place);
  expect(placeOf('steps.jsonc', field, steps.replaceAll('\n', ' // ("open-file"): [{}],\n'))).toBe(place);
});

it.each([
  ['id', '7:3'],
  ['risky', '8:3'],
  // How many drawings `shown` has, only the compiler knows.
  ['scenes[0].parts', '9:3'],
  ['facts[1].says', '13:7'],
  ['facts[0].says', '10:3'],
  ['nowhere', '6:16'],
])('finds %s in a module at %s', (field, place) => {
  expect(placeOf('step.ts', field, module)).toBe(place);
});

it('finds the file of a folder that has the field', () => {
  temp.put('labels/a.json', '{ "a": {} }');
  temp.put('labels/b.json', '{\n  "b": { "en": 1 }\n}');
  const finding = { file: 'labels', field: 'b.en', reason: 'no', remedy: 'Do.' };
  expect(located(temp.folder, finding)).toEqual({ ...finding, file: 'labels/b.json', line: 2, column: 10 });
});

it('knows no place in a file that is not there or has no fields, or of a whole file', () => {
  expect(placeOf('none.json', 'a')).toBeUndefined();
  expect(placeOf('notes.txt', 'a', '{ "a": 1 }')).toBeUndefined();
  expect(placeOf('a.json', '(whole file)', '{ "a": 1 }')).toBeUndefined();
});

it('gives every mistake in the fields of this project its line', async () => {
  const [skin, step, label] = ['miui', 'allow-source', 'pi_settings'];
  const found = checkContent({
    ...content,
    steps: { ...content.steps, [step]: { ...content.steps[step]!, risky: 'yes' as never } },
    labels: { ...content.labels, [label]: { ...content.labels[label]!, surface: 1 as never } },
    skins: {
      ...content.skins,
      [skin]: { ...content.skins[skin]!, skin: { ...content.skins[skin]!.skin, service: 1 as never } },
    },
    locales: {
      ...content.locales,
      sv: { ...content.locales.sv!, steps: { ...content.locales.sv!.steps, [step]: { title: 1 } as never } },
    },
  }).map((finding) => located(root, finding));
  for (const [file, field] of [
    [`content/steps/${step}.ts`, 'risky'],
    ['content/labels/package-installer.json', `${label}.surface`],
    [`content/skins/${skin}/skin.ts`, 'service'],
    ['content/locales/sv/steps.json', `${step}.title`],
  ])
    expect(found).toContainEqual(expect.objectContaining({ file, field, line: expect.any(Number) }));
  expect(found.filter(({ line, field }) => (line ?? 1) === 1 && !field.startsWith('(')).map(showFinding)).toEqual([]);
});

it('gives every mistake in the fields of an operator its line', async () => {
  temp.put('sideguide.jsonc', '{\n  // mine\n  "nmae": "Mine",\n  "accent": 7\n}');
  temp.put('apps/org.example.vpn.jsonc', '{\n  "package": "org.example.vpn",\n  "page": "nowhere"\n}');
  temp.put('steps/import-link.jsonc', '{\n  "place": "there",\n  "words": { "en": {\n    "titel": "Import"\n  } }\n}');
  const places = readFolder(temp.folder, content).findings.map(({ file, field, line }) => `${file}:${line} ${field}`);
  expect(places).toEqual(
    expect.arrayContaining([
      'sideguide.jsonc:3 nmae',
      'sideguide.jsonc:4 accent',
      'apps/org.example.vpn.jsonc:3 page',
      'steps/import-link.jsonc:2 place',
      'steps/import-link.jsonc:4 words.en.titel',
    ]),
  );
  expect(places.filter((place) => place.includes(':undefined '))).toEqual([]);
});
