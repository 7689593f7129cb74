import { describe, expect, it } from 'vitest';
import { sampleContent } from './sample.fixture.ts';
import { asOf, datedFacts, staleFacts, staleLines } from './stale.ts';

const content = sampleContent();

describe('facts that grow old', () => {
  it('are those of steps, messages, gates, apps and signers', () => {
    const files = new Set(datedFacts(content).map(({ file }) => file));
    for (const file of [
      'content/steps/open-file.ts',
      'content/messages/blocked.ts',
      'content/gates/guard.ts',
      'content/skins/demo/steps/own-step.ts',
      'content/apps/org.example.app.ts',
      'content/known-signers.json',
    ])
      expect(files).toContain(file);
  });

  it('are fresh for 180 days, and stale the day after', () => {
    // Everything in the sample was checked on 2026-11-20.
    expect(staleFacts(content, '2027-05-19')).toEqual([]);
    const stale = staleFacts(content, '2027-05-20');
    expect(stale).toHaveLength(datedFacts(content).length);
    expect(stale[0]).toMatchObject({ days: 181, checked: '2026-11-20' });
    const files = stale.map(({ file }) => file);
    expect(files, 'of one day, by their files').toEqual([...files].sort());
  });

  it('are told in one line per file', () => {
    const lines = staleLines(content, '2028-01-01');
    expect(lines).toHaveLength(new Set(datedFacts(content).map(({ file }) => file)).size);
    expect(lines).toContainEqual(
      'content/steps/open-file.ts: 1 fact not checked for more than 180 days, the oldest on 2026-11-20',
    );
  });
});

it('what several facts say together is known from the oldest check on', () => {
  const fact = (checked: string) => ({ says: 'x', source: 'x', checked, confidence: 'high' as const });
  expect(asOf([fact('2026-11-20'), fact('2026-03-01'), fact('2027-01-01')])).toBe('2026-03-01');
});
