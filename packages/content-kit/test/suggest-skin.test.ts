import { androidVersion, modelOf, suggestMaker, suggestSkin } from '@sideguide/guide-core/detect';
import { agents, type PhoneSample, phoneSamples } from '@sideguide/guide-core/testing';
import { describe, expect, it } from 'vitest';
import { hints as android } from '../../../content/skins/android/hints.ts';
import { card as colorosCard } from '../../../content/skins/coloros/card.ts';
import { hints as coloros } from '../../../content/skins/coloros/hints.ts';
import { card as miuiCard } from '../../../content/skins/miui/card.ts';
import { hints as miui } from '../../../content/skins/miui/hints.ts';

const rules = { miui, coloros, android };
const cards = { miui: miuiCard, coloros: colorosCard };
const families: readonly (readonly [string, readonly PhoneSample[]])[] = Object.entries(phoneSamples);

describe.each(families)('%s', (_family, rows) => {
  it.each(rows)('suggests the skin: $what', ({ seen, skin }) => {
    expect(suggestSkin(rules, seen)).toBe(skin);
  });

  it.each(rows.filter(({ seen }) => seen.userAgent !== undefined))('reads the model: $what', ({ seen, model }) => {
    expect(modelOf(seen.userAgent ?? '')).toBe(model);
  });
});

describe('the table', () => {
  it('is as large as promised and has no row twice', () => {
    expect(phoneSamples.miui.length + phoneSamples.coloros.length).toBeGreaterThanOrEqual(70);
    expect(phoneSamples.others.length).toBeGreaterThanOrEqual(50);
    for (const [family, rows] of families) {
      const names = rows.map(({ what }) => what);
      expect(new Set(names).size, family).toBe(names.length);
    }
  });
});

describe('rules in general', () => {
  it('suggests nothing where two skins match', () => {
    const both = { one: { model: ['^X1'] }, two: { model: ['^x'] } };
    expect(suggestSkin(both, { model: 'X1' })).toBeUndefined();
    expect(suggestSkin(both, { model: 'X2' })).toBe('two');
  });

  it('lets an exclusion settle which of two skins it is', () => {
    expect(suggestSkin({ one: { model: ['^X'] }, two: { model: ['^X'], not: ['^X1'] } }, { model: 'X1' })).toBe('one');
  });

  it('suggests nothing without rules', () => {
    expect(suggestSkin({}, { model: 'M2101K6G' })).toBeUndefined();
  });
});

describe('long input', () => {
  const agent = agents.webView(13, 'M2101K6G');

  it('reads a user agent whose end is endless', () => {
    expect(modelOf(agent + 'x'.repeat(100_000))).toBe('M2101K6G');
    expect(suggestSkin(rules, { userAgent: agent + ' ('.repeat(50_000) })).toBe('miui');
  });

  it('looks at the first 1,000 characters only', () => {
    expect(modelOf('x'.repeat(1_000) + agent)).toBeUndefined();
    expect(modelOf('x'.repeat(800) + agent)).toBe('M2101K6G');
    const browser = agents.miBrowser(10, 'K');
    expect(suggestSkin(rules, { userAgent: browser.replace(' XiaoMi', ' x'.repeat(500)) })).toBeUndefined();
  });

  it('hands a rule no more than 1,000 characters', () => {
    const longer = { any: { model: ['^.{1001}'] } };
    const within = { any: { model: ['^.{1000}$'] } };
    expect(suggestSkin(longer, { model: 'x'.repeat(100_000) })).toBeUndefined();
    expect(suggestSkin(within, { model: 'x'.repeat(100_000) })).toBe('any');
    const agents = { any: { model: [], agent: ['^.{1001}'] } };
    expect(suggestSkin(agents, { userAgent: `Android ${'x'.repeat(100_000)}` })).toBeUndefined();
  });
});

describe('androidVersion', () => {
  const frozen = agents.chrome(10, 'K');

  it.each<[string, Parameters<typeof androidVersion>[0], string | undefined]>([
    ['client hint', { platform: 'Android', platformVersion: '14.0.0', userAgent: frozen }, '14.0.0'],
    ['short client hint', { platform: 'Android', platformVersion: '9' }, '9'],
    [
      'client hint over the user agent',
      { platform: 'Android', platformVersion: '15', userAgent: agents.firefox(13) },
      '15',
    ],
    ['empty client hint, frozen', { platform: 'Android', platformVersion: '', userAgent: frozen }, undefined],
    ['empty client hint, telling', { platform: 'Android', platformVersion: '', userAgent: agents.firefox(13) }, '13'],
    ['Windows client hint', { platform: 'Windows', platformVersion: '15.0.0' }, undefined],
    ['Linux client hint, posing user agent', { platform: 'Linux', userAgent: agents.chrome(13, 'V2130') }, undefined],
    ['version without a platform', { platformVersion: '14.0.0' }, undefined],
    ['zero', { platform: 'Android', platformVersion: '0.0.0' }, undefined],
    ['nonsense', { platform: 'Android', platformVersion: 'x14' }, undefined],
    ['three digits', { platform: 'Android', platformVersion: '140.0' }, undefined],
    ['frozen Chrome', { userAgent: frozen }, undefined],
    ['frozen WebView', { userAgent: agents.webView(10, 'K') }, undefined],
    ['Firefox on Android 10 or older', { userAgent: agents.firefox(10) }, undefined],
    ['Firefox on Android 11', { userAgent: agents.firefox(11) }, '11'],
    ['Android 10 with a model', { userAgent: agents.chrome(10, 'POCO F1') }, '10'],
    ['Android 10 with a model in K', { userAgent: agents.chrome(10, 'K10') }, '10'],
    ['WebView', { userAgent: agents.webView(14, 'PJD110') }, '14'],
    ['maker’s browser', { userAgent: agents.miBrowser(16, '25113PN0EG') }, '16'],
    ['three parts', { userAgent: 'Mozilla/5.0 (Linux; Android 8.1.0; CPH1859)' }, '8.1.0'],
    ['no number', { userAgent: 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id)' }, undefined],
    ['iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)' }, undefined],
    ['beyond 1,000 characters', { userAgent: 'x'.repeat(1_000) + agents.firefox(13) }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_what, seen, version) => {
    expect(androidVersion(seen)).toBe(version);
  });
});

describe('the name on the phone', () => {
  it.each<['miui' | 'coloros' | 'android', string, string | undefined]>([
    ['miui', 'Redmi Note 9 Pro', 'Redmi'],
    ['miui', 'POCOPHONE F1', 'POCO'],
    ['miui', 'MI 8 Lite', 'Xiaomi'],
    ['miui', 'HM NOTE 1S', 'Redmi'],
    ['coloros', 'RMX3370', 'realme'],
    ['coloros', 'LE2123', 'OnePlus'],
    ['coloros', 'OPPO A57', 'OPPO'],
    ['android', 'SM-A546E', 'Samsung'],
    ['android', 'V2130', 'vivo'],
    // Codes that several names share.
    ['miui', '2201117TG', undefined],
    ['miui', 'M2101K6G', undefined],
    ['coloros', 'CPH2621', undefined],
    ['coloros', 'PHZ110', undefined],
  ])('%s %s: %s', (skin, model, maker) => {
    expect(suggestMaker(rules[skin], { model })).toBe(maker);
  });

  it.each(['miui', 'coloros'] as const)('is one that the skin has: %s', (skin) => {
    expect(Object.keys(rules[skin].makers).sort()).toEqual([...cards[skin].makers].sort());
  });

  it('is known for every model that suggests the general steps: Home calls the phone by it', () => {
    for (const { what, seen } of phoneSamples.android) expect(suggestMaker(android, seen), what).toBeDefined();
  });
});
