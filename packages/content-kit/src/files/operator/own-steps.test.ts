import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderPerTest } from '../../../../../e2e/support/test-folder.ts';
import { compileAnswers } from '../../compile/answers.ts';
import { compileGuide } from '../../compile/guide.ts';
import { change, sampleContent } from '../../sample.fixture.ts';
import { readFolder } from './folder.ts';

const temp = folderPerTest();

const words = {
  title: 'Import your link',
  do: 'Open {app} and tap {label:settings}.',
  see: 'Your subscription is in the list.',
  otherwise: 'Ask us.',
  done: 'It is there',
};
const step = { place: 'after-installation', words: { en: words } };

/** The step `open-file` of the sample passes a warning with this button. */
const content = sampleContent();
change(content, 'steps/open-file/risky = true & labels/pi_blocked/text/en = "Install anyway"');
change(
  content,
  'steps/open-file/scenes/+ = {"parts":[{"kind":"dialog","buttons":[{"label":"pi_blocked","mark":"tap"}]}]}',
);

/** Reads a folder with these steps and settings. */
function read(steps: Readonly<Record<string, unknown>>, settings: object = {}) {
  temp.put('sideguide.jsonc', JSON.stringify(settings));
  mkdirSync(temp.at('steps'));
  for (const [id, value] of Object.entries(steps)) temp.put(`steps/${id}.jsonc`, JSON.stringify(value));
  return readFolder(temp.folder, content);
}

const planOf = (folder: ReturnType<typeof read>, tag = 'en') => compileGuide(folder.everyLanguage, 'demo', tag);

describe("an operator's own step", () => {
  it('stands in its place of every flow, with its words, condition and link', () => {
    const folder = read({
      'import-link': { ...step, when: { app: 'org.example.app' }, link: true },
      'before-all': { ...step, place: 'before-download' },
      'at-last': { ...step, place: 'at-the-end', when: { skin: 'demo', os: ['demo-1'] } },
    });
    expect(folder.findings).toEqual([]);
    const { parts, words: shown } = planOf(folder);
    expect(parts.downloadapps.map(({ id }) => id)).toEqual(['before-all', 'open-file', 'own-step', 'import-link']);
    expect(parts.downloadapps[3]).toMatchObject({
      isOwn: true,
      tool: 'next-link',
      when: [{ app: 'org.example.app' }],
    });
    expect(parts.tidy).toMatchObject([{ id: 'at-last', when: [{ os: ['demo-1'] }] }]);
    expect(shown['import-link']).toEqual({ ...words, do: 'Open {app} and tap {label:aosp_settings}.' });
  });

  it('is found by what readers type, and its phrases are none of its sentences', () => {
    const folder = read({ 'import-link': { ...step, words: { en: { ...words, phrases: ['my vpn is empty'] } } } });
    expect(folder.findings).toEqual([]);
    const entry = (tag: string) => compileAnswers(folder.content, tag).entries.find(({ id }) => id === 'import-link');
    expect(entry('en')).toMatchObject({ said: ['my vpn is empty'] });
    expect(entry('uk')).toMatchObject({ beside: ['my vpn is empty'] });
    expect(planOf(folder).words['import-link']).not.toHaveProperty('phrases');
  });

  it('is told the kinds that a part of its pictures can be', () => {
    const { findings } = read({ 'import-link': { ...step, scenes: [{ parts: [{ kind: 'dialgo' }] }] } });
    expect(findings).toMatchObject([
      { field: 'scenes[0].parts[0].kind', remedy: expect.stringMatching(/one of: .*dialog, sheet/) },
    ]);
  });

  it('has a mistyped field told once, with the name that is meant', () => {
    const { place, words: given } = step;
    const { done, ...others } = given.en;
    const { findings } = read({ 'import-link': { plase: place, lnk: true, words: { en: { ...others, don: done } } } });
    expect(findings.map(({ field, remedy }) => [field, remedy.slice(0, remedy.indexOf(','))])).toEqual([
      ['words.en.don', 'Write “done”'],
      ['plase', 'Write “place”'],
      ['lnk', 'Write “link”'],
    ]);
  });

  it('has a mistyped label told with what is meant, and where the others are for an operator', () => {
    const { findings } = read({ 'import-link': { ...step, words: { en: { ...words, do: 'Tap {label:setings}.' } } } });
    expect(findings).toMatchObject([
      { remedy: expect.stringMatching(/^Write “settings”.*“labels” or “roles” in the guide.json of a build/) },
    ]);
  });

  it('is marked as untranslated in a language that it has no words for', () => {
    expect(planOf(read({ 'import-link': step }), 'uk').untranslated).toContain('import-link');
  });

  it('needs no English in a guide that offers none', () => {
    const folder = read({ 'import-link': { ...step, words: { uk: words } } }, { languages: ['uk'] });
    expect(folder.findings).toEqual([]);
    expect(compileGuide(folder.content, 'demo', 'uk').words['import-link']?.title).toBe(words.title);
  });

  const because = (more: object) => ({ ...step, words: { en: { ...words, ...more } } });
  it.each<[id: string, value: object, found: string]>([
    ['Bad', step, '(whole file): its name is no id'],
    ['open-file', step, '(whole file): the guide has something with the id “open-file”'],
    ['blocked', step, '(whole file): the guide has something with the id “blocked”'],
    ['a', { ...step, place: 'first' }, 'place: "first" does not fit'],
    ['a', { ...step, tool: 'caller-question' }, 'tool: '],
    ['a', { ...step, risky: true }, 'risky: '],
    ['a', because({ don: 'x' }), 'words.en.don: '],
    ['a', { ...step, words: { uk: words } }, 'words.en: it is missing, and readers of en'],
    ['a', { ...step, words: { en: words, xx: words } }, 'words.xx: the guide does not offer “xx”'],
    ['a', { ...step, when: { app: 'org.example.none' } }, 'when.app: there is no app “org.example.none”'],
    ['a', { ...step, when: { skin: 'none' } }, 'when.skin: there is no “none”'],
    ['a', { ...step, when: { os: ['demo-1'] } }, 'when.os: versions belong to one kind of phone'],
    ['a', { ...step, when: { skin: 'demo', os: ['demo-9'] } }, 'when.os: “demo-9” is never answered'],
    ['a', because({ do: 'Open https://example.org' }), 'words.en.do: an address stands in a sentence'],
    ['a', because({ do: 'Open <b>' }), 'words.en.do: a sign of markup'],
    ['a', because({ see: 'The \u202eend' }), 'words.en.see: an invisible character'],
    ['a', because({ do: 'Tap {label:none}.' }), 'words.en.do: there is no label or role “none”'],
    ['a', because({ do: 'Open {ap}.' }), 'words.en.do: nobody fills the slot {ap}'],
    ['a', because({ do: 'Tap {app.' }), 'words.en.do: a sign of markup'],
    ['a', because({ phrases: ['Import your link'] }), 'words.en.phrases[0]: “Import your link” is its title'],
    ['a', because({ phrases: ['set up', 'one two three four five six seven'] }), 'words.en.phrases[1]: “one two'],
    ['a', because({ phrases: ['Install anyway'] }), 'words.en.phrases[0]: “Install anyway” leads to the guide’s'],
    ['a', because({ phrases: ['{app} is empty'] }), 'words.en.phrases[0]: a mark stands in it'],
    ['a', because({ title: 'a'.repeat(81) }), 'words.en.title: it has 81 characters'],
    [
      'a',
      { ...step, words: { en: words, uk: { ...words, do: 'Відкрийте.' } } },
      'words.uk.do: it has the slots none, the source has {app} {label:settings}',
    ],
    ['a', because({ do: 'Switch off Play Protect in {app}, {label:settings}.' }), 'switch a guard of the phone off'],
    ['a', because({ otherwise: 'Type your password here.' }), 'type a password into the guide'],
    ['a', because({ otherwise: 'Tap {label:pi_blocked}.' }), 'words.en.otherwise: “pi_blocked” is what a reader taps'],
    ['a', because({ otherwise: 'Just tap install anyway.' }), 'words.en.otherwise: “install anyway” is what a reader'],
    [
      'a',
      {
        ...step,
        scenes: [
          { parts: [{ kind: 'dialog', title: { text: '{app}' }, buttons: [{ label: 'pi_blocked', mark: 'tap' }] }] },
        ],
      },
      'scenes: it draws what a reader taps to pass a warning of the phone',
    ],
    [
      'a',
      {
        ...step,
        scenes: [{ parts: [{ kind: 'group', rows: [{ label: 'settings', switch: 'on', mark: 'tap' }] }] }],
      },
      'scenes: the drawing turns something on',
    ],
    ['a', { ...step, scenes: [{ parts: [{ kind: 'group', rows: [{ ghost: 40 }] }] }] }, 'scenes[0]: this drawing has'],
  ])('%s is refused with file, field, reason and remedy: %j', (id, value, found) => {
    const [finding, ...others] = read({ [id]: value }).findings;
    expect(others).toEqual([]);
    expect(finding!.file).toBe(`steps/${id}.jsonc`);
    expect(`${finding!.field}: ${finding!.reason}`).toContain(found);
    expect(finding!.remedy).toMatch(/\S.*\.$/s);
  });
});
