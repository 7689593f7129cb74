import { root } from '@sideguide/cli-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { encodeReport, withWords } from '@sideguide/guide-core/report';
import { describe, expect, it } from 'vitest';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';

const decode = (...words: string[]) => sideguide(['report', 'decode', ...words]);
const { content } = await loadContent(root);

const [skin, { card, skin: table }] = Object.entries(content.skins)[0]!;
const version = table.versions[0]!;
const [app] = Object.values(content.apps);
const report = {
  outcome: 'fails',
  skin,
  os: version.id,
  rom: table.roms[0]!.id,
  step: 'allow-source',
  message: Object.keys(content.messages)[0]!,
  app: app!.package,
  built: '2026-11-21',
} as const;

describe.concurrent('sideguide report decode', () => {
  it('explains a report in words', async () => {
    const { status, out, err } = await decode(encodeReport(report));
    expect([status, err]).toEqual([0, '']);
    for (const text of [card.makers[0], version.name, report.rom, report.step, report.message, app!.name, report.built])
      expect(out).toContain(text);
    expect(out).toMatch(/^The reader says: it does not work\./);
    expect(out).not.toMatch(forbiddenOutput);
  });

  it('accepts a code in pieces and lower case', async () => {
    const pieces = encodeReport({ outcome: 'works', skin }).toLowerCase().split('-');
    const { status, out } = await decode(...pieces);
    expect(status).toBe(0);
    expect(out).toContain('it works');
  });

  it('explains that a phone shows something else than the step', async () => {
    const { status, out } = await decode(encodeReport({ outcome: 'differs', skin, step: report.step, rom: 'cn' }));
    expect(status).toBe(0);
    expect(out).toMatch(/^The reader says: my phone shows something else than the step\./);
    expect(out).toContain(`(${report.step})`);
  });

  it('uses our own title for a message without a label', async () => {
    const withoutLabels = Object.values(content.messages).find(({ labels }) => labels.length === 0)!;
    const { out } = await decode(encodeReport({ outcome: 'fails', message: withoutLabels.id }));
    expect(out).toMatch(new RegExp(`^Message +\\S.+ \\(${withoutLabels.id}\\)$`, 'm'));
  });

  it('prints the words that found no answer, if they were copied with the code', async () => {
    const copied = withWords(encodeReport({ outcome: 'fails', skin }), ['گھڑی نہیں ملتی', 'watch gum'], 'ur');
    const { status, out } = await decode(copied);
    expect(status).toBe(0);
    expect(out).toContain('Nothing answered: “گھڑی نہیں ملتی” (ur)');
    expect(out).toContain('Nothing answered: “watch gum” (ur)');
    const json = JSON.parse((await decode(copied, '--json')).out);
    expect(json).toMatchObject({ asked: ['گھڑی نہیں ملتی', 'watch gum'], language: 'ur' });
  });

  it('prints JSON', async () => {
    const { status, out } = await decode(encodeReport(report), '--json');
    expect(status).toBe(0);
    const result = JSON.parse(out);
    expect([result.outcome, result.built, result.skin.ids, result.os.ids]).toEqual([
      'fails',
      report.built,
      [skin],
      [version.id],
    ]);
    expect([result.step.ids, result.message.ids, result.app.ids]).toEqual([
      [report.step],
      [report.message],
      [report.app],
    ]);
  });

  it('prints the numbers of unknown values', async () => {
    const { status, out } = await decode(
      encodeReport({ outcome: 'unsaid', skin: 'gamma', app: 'org.example.nowhere' }),
    );
    expect(status).toBe(0);
    expect(out.match(/not known to this guide \(\d+\)/g)?.length).toBe(2);
  });

  it.each<[string[], string]>([
    [[], 'No code is named.'],
    [['abcd'], 'The code has 4 letters; a whole one has 24.'],
    [['u'.repeat(24)], '“u” stands in no code.'],
    [['0'.repeat(24)], 'A letter of the code is wrong, or two have changed places.'],
    [['\u001b[31m'], '“\\u{1b}” stands in no code.'],
    [['--jsno', 'x'], 'node packages/sideguide/bin/sideguide.cjs report decode has no option --jsno.'],
  ])('rejects %j', async (words, sentence) => {
    const { status, out, err } = await decode(...words);
    expect([status, out]).toEqual([2, '']);
    expect(err.split('\n')[0]).toBe(sentence);
    expect(err.trim().split('\n').length).toBe(2);
    expect(err).not.toMatch(forbiddenOutput);
  });
});
