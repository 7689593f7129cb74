import { labelOf } from '@sideguide/guide-core/flow';
import { labelsIn } from '@sideguide/guide-core/words';
import { describe, expect, it } from 'vitest';
import { compileGuide } from '../src/compile/guide.ts';
import { content } from './content.ts';

describe.each(Object.keys(content.skins))('the steps of %s', (skin) => {
  const guide = compileGuide(content, skin, 'en');

  it.each(guide.versions.map(({ id }) => id))('lead from no label of %s to the same one', (os) => {
    const shown = (name: string) => labelOf(guide, name, { os, rom: 'unknown' }).id;
    const ways = Object.values(guide.words).flatMap((words) =>
      [words.do, words.otherwise].flatMap((text) => text.split('. ').filter((one) => one.includes(', then '))),
    );
    for (const way of ways) {
      const labels = labelsIn(way).map(shown);
      expect(
        labels.filter((id, at) => id === labels[at - 1]),
        way,
      ).toEqual([]);
    }
    expect(ways.length).toBeGreaterThan(5);
  });
});
