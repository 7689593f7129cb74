import { Stop } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';
import { run as runAsk } from './ask.ts';

describe('sideguide ask', () => {
  const run = (...words: string[]) => sideguide(['ask', ...words]);

  it('prints the answers with their addresses', async () => {
    const { status, out, err } = await run('the', 'package', '--skin', 'miui');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Not sure\./);
    expect(out).toContain('parse-problem');
    expect(out).toContain('/miui/service#parse-problem');
    expect(out.match(/\/miui\//g)).toHaveLength(3);
    expect(out).not.toMatch(forbiddenOutput);
  });

  it('prints only the answer that it is sure of', async () => {
    const { out } = await run('there was a problem parsing the package', '--skin', 'miui');
    expect(out).toMatch(/^This answers it:\n\nparse-problem /);
    expect(out.match(/\/miui\//g)).toHaveLength(1);
  });

  it('prints JSON', async () => {
    const { out } = await run('杀后台', '--lang', 'zh', '--json');
    const { lang, answers } = JSON.parse(out) as { lang: string; answers: { id: string; addresses: string[] }[] };
    expect(lang).toBe('zh');
    expect(answers[0]).toMatchObject({ id: 'stops-in-background', addresses: ['/service#stops-in-background'] });
  });

  it('says that it does not know', async () => {
    const { out } = await run('how', 'to', 'bake', 'a', 'cake');
    expect(out).toMatch(/^There is no answer to this yet/);
  });

  it('names answers without slots', async () => {
    const { out } = await run('show me the battery list', '--skin', 'coloros', '--json');
    expect(out).not.toMatch(/\{\w+\}/);
  });

  it('answers questions line by line', async () => {
    const lines = [
      { n: 7, lang: 'en', skin: 'any', query: 'greyed out' },
      { n: '\u009b2J\u202e', lang: 'zh', skin: 'miui', query: '安装失败' },
      { n: 9, lang: 'en', skin: 'any', query: 'how to bake a cake' },
    ];
    const { status, out } = await sideguide(['ask', '--lines'], {
      input: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
    });
    expect(status).toBe(0);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { n: unknown; ids: string[]; sure: boolean; none?: boolean });
    expect(answers.map(({ n }) => n)).toEqual([7, '\u009b2J\u202e', 9]);
    expect(answers.map(({ none }) => none)).toEqual([undefined, undefined, true]);
    expect(out).not.toMatch(/[\u009b\u202e]/);
    expect(answers[1]!.ids[0]).toBe('app-not-installed');
  });

  it.each([
    ['no words', [], 'No question is asked.'],
    ['an unknown language', ['x', '--lang', 'xx'], 'There is no language “xx”.'],
    ['an unknown phone', ['x', '--skin', 'miuy'], 'Did you mean miui?'],
    ['an unknown version', ['x', '--os', 'miui-99'], 'There is no version “miui-99”.'],
    ['no letters', ['?!'], 'The question has no letters.'],
  ])('rejects %s', async (_what, words, message) => {
    const stop: unknown = await runAsk(words).catch((error: unknown) => error);
    expect(stop).toBeInstanceOf(Stop);
    expect(`${stop}\n${(stop as Stop).remedy}`).toContain(message);
  });
});
