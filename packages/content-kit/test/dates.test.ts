import { root } from '@sideguide/cli-kit';
import { dayIn, fill, monthIn, yearIn } from '@sideguide/guide-core/locale';
import { describe, expect, it } from 'vitest';
import { publishedTags } from '../src/stand-ins.ts';
import { sentencesOf } from '../src/translate/sentences.ts';
import { content } from './content.ts';

const day = '2026-11-29';

describe.each(publishedTags(content))('dates in the sentences of %s', (tag) => {
  // A date may itself end in a full stop: in Ukrainian, in the one of “р.”.
  const dates = { day: dayIn(tag, day), date: dayIn(tag, day), month: monthIn(tag, day), year: yearIn(tag, day) };

  it('are not followed by a second full stop', () => {
    const filled = sentencesOf(root, content, tag).flatMap(({ text }) =>
      typeof text === 'string' ? [fill(tag, text, dates)] : [],
    );
    expect(filled.filter((text) => text.includes('..'))).toEqual([]);
  });
});
