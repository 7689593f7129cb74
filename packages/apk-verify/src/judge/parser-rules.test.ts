import { describe, expect, it } from 'vitest';
import { type AxmlValue, element } from '../../testing/axml.ts';
import { type Craft, craftManifest } from '../../testing/craft.ts';
import { ruleCases } from '../../testing/parser/cases.ts';
import { activity, application, filter, inside, intent, queries, root } from '../../testing/parser/crafts.ts';
import { goodFacts } from '../../testing/sample-report.ts';
import { readAxml } from '../manifest/axml.ts';
import { Resources } from '../manifest/resources.ts';
import { ruleFacts } from '../manifest/rules/broken-rules.ts';
import type { ParserRule } from '../manifest/rules/parser-rules.ts';
import { parserRuleList } from '../manifest/rules/rule-list.ts';
import { installability } from './installability.ts';

// Every rule of the table of Android's parser, with manifests on both sides of its line, on both sides of its versions.

const unknown = { abis: ['arm64-v8a'], installed: null };

function factsOf(craft: Craft, targetSdk: number) {
  const { root } = readAxml(craftManifest({ ...craft, sdk: { target: targetSdk } }));
  const facts = { ...goodFacts, package: 'org.example.app', targetSdk };
  return { ...facts, ...ruleFacts(root, facts, new Resources(null)) };
}

/** Returns the certainty of the rule's obstacle, and whether the phone installs the app; null without one. */
function certaintyOf(rule: ParserRule, facts: ReturnType<typeof factsOf>, sdk?: number) {
  const phone = sdk === undefined ? unknown : { ...unknown, sdk };
  const { obstacles, installs } = installability(facts, phone);
  const found = obstacles.find(({ detail }) => detail && 'rule' in detail && detail.rule === rule);
  if (found?.certainty === 'sure') expect(installs).toBe('no');
  if (found) expect(installs).not.toBe('yes');
  return found?.certainty ?? null;
}

describe.each(parserRuleList.map((entry) => [entry.rule, entry] as const))('%s', (rule, entry) => {
  const { from, sure = from, to = 36, target = 36 } = entry;
  const { broken, kept } = ruleCases[rule];
  const first = Math.max(from, 21);

  it('is broken, from its first Android version to its last', () => {
    for (const craft of broken) {
      const facts = factsOf(craft, Math.max(target, 36));
      if (from > 21) expect(certaintyOf(rule, facts, from - 1)).toBeNull();
      expect(certaintyOf(rule, facts, first)).toBe(sure > first ? 'depends' : 'sure');
      expect(certaintyOf(rule, facts, to)).toBe(sure > to ? 'depends' : 'sure');
      if (to < 36) expect(certaintyOf(rule, facts, to + 1)).toBeNull();
      if (sure <= 36) expect(certaintyOf(rule, facts, Math.max(sure, 21))).toBe('sure');
      expect(certaintyOf(rule, facts)).toBe(first === 21 && to === 36 && sure <= 21 ? 'sure' : 'depends');
      if (target < 36) expect(certaintyOf(rule, factsOf(craft, target), 36)).toBe('sure');
      if (target < 36) expect(certaintyOf(rule, factsOf(craft, target - 1), 36)).toBeNull();
    }
  });

  it('is kept', () => {
    for (const craft of kept)
      for (const sdk of [26, to, 36, undefined]) expect(certaintyOf(rule, factsOf(craft, 36), sdk)).toBeNull();
  });
});

describe('some Android versions alone refuse', () => {
  const named = (child: string) => queries(intent(element(child), element('action', { name: 'a.B' })));
  const level = { name: 'org.example.P', protectionLevel: 0x10, maxSdkVersion: 40 };
  const layout = (values: Parameters<typeof element>[1]) => inside(activity({}, element('layout', values)));
  const process = (values: Parameters<typeof element>[1]) =>
    inside(element('processes', {}, [element('process', { process: 'org.example.app', ...values })]));
  const group = (glEsVersion: AxmlValue) =>
    root(element('feature-group', {}, [element('uses-feature', { glEsVersion })]));
  const ratios = application({ maxAspectRatio: { float: 2.5 }, minAspectRatio: 1 });
  const systemService = (values: Parameters<typeof element>[1]) => inside(element('apex-system-service', values));
  const unexported = inside(activity({ exported: { ref: 0 } }, filter()));
  it.each<[string, ParserRule, Craft, Readonly<Record<number, string | null>>]>([
    ['a nameless category in queries', 'action-name', named('category'), { 29: null, 30: 'sure', 36: 'sure' }],
    [
      'a wrong type in queries',
      'mime-type',
      queries(intent(element('data', { mimeType: 'pdf' }))),
      { 29: null, 30: 'sure' },
    ],
    [
      'a text for a priority in queries',
      'number',
      queries(element('intent', { priority: 'x' }, [element('action', { name: 'a.B' })])),
      { 29: null, 30: 'sure' },
    ],
    [
      'a text for flags of a request',
      'number',
      root(element('uses-permission', { name: 'a.b', usesPermissionFlags: 'x' })),
      { 30: null, 31: 'sure' },
    ],
    [
      'an empty text for a number',
      'number',
      inside(activity({ launchMode: '' })),
      { 21: 'depends', 30: 'depends', 31: null },
    ],
    [
      'an empty text beside another one for a number',
      'number',
      inside(activity({ launchMode: '', configChanges: 'x' })),
      { 21: 'sure', 36: 'sure' },
    ],
    ['a text for a version in a group of features', 'number', group('2.0'), { 21: 'sure', 36: 'sure' }],
    ['a version in a group of features', 'number', group({ hex: 0x20000 }), { 21: null, 36: null }],
    [
      'a number as text for screens',
      'number',
      root(element('supports-screens', { smallScreens: '1' })),
      { 21: 'sure', 29: 'sure', 30: null },
    ],
    ['a text for a ratio', 'number', application({ maxAspectRatio: 'wide' }), { 25: null, 26: 'sure', 36: 'sure' }],
    [
      'a length for a ratio',
      'number',
      application({ minAspectRatio: { dp: 2 } }),
      { 28: null, 29: 'sure', 36: 'sure' },
    ],
    ['a number as text for a ratio', 'number', application({ maxAspectRatio: ' 1.86f' }), { 26: null, 36: null }],
    ['an integer and a fraction for ratios', 'number', ratios, { 26: null, 36: null }],
    ['a text for a ratio of an activity', 'number', inside(activity({ maxAspectRatio: 'x' })), { 36: null }],
    ['a text for a way to find errors', 'number', application({ gwpAsanMode: 'x' }), { 29: null, 30: 'sure' }],
    ['the same of a process', 'number', process({ gwpAsanMode: 'x' }), { 29: null, 30: 'sure' }],
    ['a text for tags of memory', 'number', application({ memtagMode: 'x' }), { 30: null, 31: 'sure' }],
    ['the same tags of a process', 'number', process({ memtagMode: 'x' }), { 30: null, 31: 'sure' }],
    [
      'a text for revoking permissions',
      'number',
      application({ autoRevokePermissions: 'x' }),
      { 29: null, 30: 'sure' },
    ],
    ['a text for the place of a window', 'number', layout({ gravity: 'top' }), { 23: null, 24: 'sure', 36: 'sure' }],
    ['a text for the width of a window', 'number', layout({ minWidth: '5dp' }), { 23: null, 24: 'sure', 36: 'sure' }],
    ['an integer for the height of a window', 'number', layout({ minHeight: 5 }), { 23: null, 24: 'sure', 36: 'sure' }],
    ['a window', 'number', layout({ minWidth: { dp: 5 }, gravity: { hex: 0x11 } }), { 24: null, 36: null }],
    ['a nameless service of an update to the system', 'element-name', systemService({}), { 32: null, 33: 'sure' }],
    ['a text for its order', 'number', systemService({ name: '.S', initOrder: 'x' }), { 32: null, 33: 'sure' }],
    ['such a service', 'element-name', systemService({ name: '.S' }), { 36: null }],
    [
      'a permission for older versions',
      'protection-level',
      root(element('permission', level)),
      { 30: null, 31: 'depends', 36: 'depends' },
    ],
    [
      'a filter before another target',
      'exported',
      { ...unexported, elements: [element('uses-sdk', { targetSdkVersion: 30 })] },
      { 30: null, 31: 'depends', 36: 'depends' },
    ],
  ])('%s', (_, rule, craft, levels) => {
    for (const [sdk, certainty] of Object.entries(levels))
      expect([sdk, certaintyOf(rule, factsOf(craft, 30), Number(sdk))]).toEqual([sdk, certainty]);
  });
});
