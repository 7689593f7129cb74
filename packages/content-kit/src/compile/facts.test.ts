import { describe, expect, it } from 'vitest';
import { content } from '../../test/content.ts';
import { compileFact, compileFacts, versionsIn } from './facts.ts';

describe('facts with their sources', () => {
  const parts = [compileFacts(content), ...Object.keys(content.skins).map((skin) => compileFacts(content, skin))];

  it('each has a kind that readers can be told', () => {
    const all = parts.flatMap(({ steps, messages, gates }) =>
      Object.values({ ...steps, ...messages, ...gates }).flat(),
    );
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ kinds }) => kinds.length === 0).map(({ source }) => source)).toEqual([]);
  });

  it('those of a website have its address', () => {
    const fact = { says: 'It is so.', source: 'example.org/page', checked: '2026-01-01', confidence: 'high' } as const;
    expect(compileFact(content, fact)).toMatchObject({ url: 'https://example.org/page' });
  });

  it.each([
    ['strings MIUI 13 to HyperOS 1', ['MIUI 13', 'MIUI 14', 'HyperOS 1']],
    ['HyperOS 1 and 3 strings', ['HyperOS 1', 'HyperOS 3']],
    ['MIUI 12, 12.5 and 13 installer', ['MIUI 12', 'MIUI 12.5', 'MIUI 13']],
    ['seen on ColorOS 16', ['ColorOS 16']],
    ['Android 14', []],
  ])('“%s” names versions', (text, versions) => {
    expect(versionsIn(content, text)).toEqual(versions);
  });
});
