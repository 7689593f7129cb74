import { describe, expect, it } from 'vitest';
import type { Finding } from '../content.ts';
import { type LostKey, reportLostKeys } from './lost-keys.ts';

/** Returns the findings for a key that languages have and the source lacks. */
function findings(tags: readonly string[], field: string, others: readonly string[]): Finding[] {
  const lost = tags.map((tag): LostKey => ({ file: `${tag}/ui.json`, sourceFile: 'en/ui.json', field, others }));
  const found: Finding[] = [];
  reportLostKeys(lost, (file, at, reason, remedy) => found.push({ file, field: at, reason, remedy }));
  return found;
}

describe('a key that the source lacks', () => {
  it('is reported once in the source if several languages have it', () => {
    const [one, ...more] = findings(['ja', 'sv', 'uk'], 'home-title', ['send-text']);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ file: 'en/ui.json', field: 'home-title' });
    expect(one!.remedy).toMatch(/^Put it back\./);
  });

  it('is named as it was if the source has renamed it by mistake', () => {
    expect(findings(['ja', 'sv'], 'home-title', ['home-titel'])).toEqual([
      {
        file: 'en/ui.json',
        field: 'home-titel',
        reason: '2 languages call it “home-title”',
        remedy: 'Write “home-title” again.',
      },
    ]);
  });

  it('is a mistake of the one language that has it', () => {
    expect(findings(['sv'], 'home-titel', ['home-title'])[0]).toMatchObject({
      file: 'sv/ui.json',
      remedy: 'Write “home-title”, if that is what it translates.',
    });
  });
});
