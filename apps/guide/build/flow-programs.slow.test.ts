import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { compileGuide, flowFiles, openGuide } from '@sideguide/content-kit';
import { type Guide, type Need, needs } from '@sideguide/guide-core/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../e2e/support/test-folder.ts';
import { content } from '../../../packages/content-kit/test/content.ts';
import { wholePlan } from '../src/parts/plan-of.ts';

const skins = Object.keys(content.skins);
const ids = (steps: readonly { readonly id: string }[]) => steps.map(({ id }) => id);

describe('the programs of docs/', () => {
  const { folder, put } = testFolder();
  const python = spawnSync('python3', ['--version']).status === 0;
  if (!python) console.log('No python3 here: the example in Python is not run.');

  beforeAll(() => {
    for (const [path, value] of flowFiles(content)) {
      if (!/\/(?:hyperos-3|miui-12|coloros-16|unknown)\//.test(path) || !/(?:en|ur|zh)\.json$/.test(path)) continue;
      put(path, JSON.stringify(value));
    }
    put('guide.json', JSON.stringify(openGuide(content)));
    const block = (page: string, language: string) => {
      const [, code] = new RegExp(`\n\`\`\`${language}\n([\\s\\S]*?)\`\`\`\n`).exec(
        readFileSync(join(root, page), 'utf8'),
      )!;
      return code!;
    };
    put('flow.mjs', block('docs/flows.md', 'js'));
    put('flow.py', block('docs/flows.md', 'python'));
    put('plan.mjs', block('docs/guide-json.md', 'js'));
  });

  const run = (program: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stdout;
  };
  const guides = new Map<string, Guide>();
  const guideFor = (skin: string, language: string): Guide => {
    const name = `${skin} ${language}`;
    const guide = guides.get(name) ?? compileGuide(content, skin, language);
    guides.set(name, guide);
    return guide;
  };
  const planFor = (skin: string, os: string, rom: string, has: readonly Need[], language = 'en') => {
    const plan = wholePlan(guideFor(skin, language), { os, rom, needs: has });
    // The page shows switches on one page of the phone as one step.
    return [...plan.download, ...plan.tidy, ...plan.service].flatMap(({ id, covers }) => covers ?? id);
  };
  const phones = [
    ['miui', 'hyperos-3', 'global', 'ur'],
    ['miui', 'hyperos-3', 'cn', 'zh'],
    ['miui', 'miui-12', 'unknown', 'en'],
    ['coloros', 'coloros-16', 'cn', 'ur'],
    ['coloros', 'unknown', 'unknown', 'en'],
  ] as const;
  const apps: readonly (readonly Need[])[] = [[], ['background', 'notifications'], needs];

  it.each(phones)('JavaScript and Python tell the steps of %s %s %s in %s', (skin, version, rom, language) => {
    const file = `flows/${skin}/${version}/${rom}/${language}.json`;
    for (const has of apps) {
      const told = run(process.execPath, 'flow.mjs', file, 'org.example.notes', 'Notes', ...has);
      expect(told).not.toMatch(/undefined|\{(?:app|file|maker|label)/);
      expect([...told.matchAll(/^([a-z][a-z-]*): /gm)].map(([, id]) => id)).toEqual(
        planFor(skin, version, rom, has, language),
      );
      if (python) expect(run('python3', 'flow.py', file, 'org.example.notes', 'Notes', ...has)).toBe(told);
    }
  });

  it('leave out an operator’s step for another app', () => {
    const flow = { quotes: ['“', '”'], labels: {}, names: { file: '….apk' }, tidy: [], service: [] };
    const step = { title: 'Enrol', do: 'Do', see: 'See', otherwise: 'Or' };
    const steps = [
      { ...step, id: 'own', app: 'org.example.notes' },
      { ...step, id: 'other', app: 'org.example.b' },
    ];
    put('own.json', JSON.stringify({ ...flow, downloadapps: steps }));
    const told = run(process.execPath, 'flow.mjs', 'own.json', 'org.example.notes', 'Notes');
    expect(told).toBe('own: Enrol\n  Do\n  See\n  Or\n');
    if (python) expect(run('python3', 'flow.py', 'own.json', 'org.example.notes', 'Notes')).toBe(told);
    const downloadapps = steps.map(({ id, app }) => ({ step: id, when: { app } }));
    const skin = { id: 'miui', flow: { downloadapps, tidy: [], service: [] } };
    put('own-guide.json', JSON.stringify({ skins: [skin], steps }));
    expect(run(process.execPath, 'plan.mjs', 'own-guide.json', 'miui', 'unknown', 'unknown', 'org.example.notes')).toBe(
      'own\n',
    );
  });

  it.each(skins)('whoever plans %s by guide.json comes to the page’s steps, on every version and ROM', (skin) => {
    const { versions, roms } = content.skins[skin]!.skin;
    // An app that needs nothing and one that needs everything, by turns.
    const phones = [...ids(versions), 'unknown'].flatMap((os, row) =>
      [...ids(roms), 'unknown'].map((rom, column) => ({ os, rom, has: (row + column) % 2 === 0 ? [] : needs })),
    );
    // One process for all of them, in which each import is a run of its own.
    const calls = phones.map(({ os, rom, has }) => ['guide.json', skin, os, rom, 'org.example.notes', ...has]);
    put(
      'every-plan.mjs',
      `for (const [n, words] of ${JSON.stringify(calls)}.entries()) {
        process.argv = [...process.argv.slice(0, 2), ...words];
        await import('./plan.mjs?' + n);
        console.log();
      }`,
    );
    const plans = run(process.execPath, 'every-plan.mjs').split('\n\n').slice(0, -1);
    expect(plans).toHaveLength(phones.length);
    for (const [n, { os, rom, has }] of phones.entries()) {
      const told = plans[n]!.split('\n');
      expect(told, `${os} ${rom} ${has}`).toEqual(planFor(skin, os, rom, has));
      expect(told).not.toContain('lower-protection');
    }
  });
});
