import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { placeOf } from './place.ts';

const temp = folderPerTest();
const steps = `{
  "open-file": {
    "title": "Open \\"it\\": {app}, now",
    "do": "Tap"
  },
  "org.example.app": { "see": ["a", { "x": 1 }, "b"] }
}
`;

it.each([
  ['open-file.do', ':4:5'],
  ['open-file', ':2:3'],
  // What is missing belongs into what is there.
  ['open-file.done', ':2:3'],
  ['org.example.app.see[1].x', ':6:39'],
  ['nowhere', ':1:1'],
])('finds %s at %s', (field, place) => {
  temp.put('steps.json', steps);
  expect(placeOf(temp.folder, { file: 'steps.json', field, reason: 'no', remedy: 'Do.' })).toBe(place);
});

it('finds a broken comma', () => {
  temp.put('steps.json', '{\n  "a": 1\n  "b": 2\n}');
  let reason = '';
  try {
    JSON.parse('{\n  "a": 1\n  "b": 2\n}');
  } catch (error) {
    reason = (error as Error).message;
  }
  expect(placeOf(temp.folder, { file: 'steps.json', field: '(whole file)', reason, remedy: 'Do.' })).toBe(':3:3');
});

it('knows no place in a file that is not there, or is no JSON', () => {
  for (const file of ['none.json', 'step.ts'])
    expect(placeOf(temp.folder, { file, field: 'a', reason: 'no', remedy: 'Do.' })).toBe('');
});
