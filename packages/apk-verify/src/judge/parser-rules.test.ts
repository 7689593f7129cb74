import { describe, expect, it } from 'vitest';
import { element } from '../../testing/axml.ts';
import { type Craft, craftManifest } from '../../testing/craft.ts';
import { ruleCases } from '../../testing/parser/cases.ts';
import { activity, filter, inside, intent, queries, root } from '../../testing/parser/crafts.ts';
import { goodFacts } from '../../testing/sample-report.ts';
import { readAxml } from '../manifest/axml.ts';
import { Resources } from '../manifest/resources.ts';
import { brokenRules } from '../manifest/rules/broken-rules.ts';
import type { ParserRule } from '../manifest/rules/parser-rules.ts';
import { parserRuleList } from '../manifest/rules/rule-list.ts';
import { installability } from './installability.ts';

// Every rule of the table of Android's parser, with manifests on both sides of its line, on both sides of its versions.

const unknown = { abis: ['arm64-v8a'], installed: null };

function factsOf(craft: Craft, targetSdk: number) {
  const { root } = readAxml(craftManifest({ ...craft, sdk: { target: targetSdk } }));
  const broken = brokenRules(root, 'org.example.app', targetSdk, new Resources(null));
  return { ...goodFacts, targetSdk, broken };
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
