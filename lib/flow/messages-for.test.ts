import { describe, expect, it } from 'vitest';
import { canShow } from '#lib/flow/messages-for.ts';

const everywhere = {};
const demo = { skin: 'demo' };
const chinese = { skin: 'demo', when: { rom: ['cn'] } };
const newer = { skin: 'demo', when: { os: ['demo-2', 'unknown'] } };

describe('a phone of which is known', () => {
  it.each([
    ['nothing', {}, [everywhere, demo, chinese, newer], []],
    ['its skin', { skin: 'demo' }, [everywhere, demo, chinese, newer], []],
    ['another skin', { skin: 'other' }, [everywhere], [demo, chinese, newer]],
    ['its region', { skin: 'demo', rom: 'global' }, [everywhere, demo, newer], [chinese]],
    ['that the region is not known', { skin: 'demo', rom: 'unknown' }, [everywhere, demo, chinese, newer], []],
    ['its version', { skin: 'demo', os: 'demo-1' }, [everywhere, demo, chinese], [newer]],
  ])('%s', (_what, phone, shown, not) => {
    expect(shown.map((message) => canShow(message, phone))).toEqual(shown.map(() => true));
    expect(not.map((message) => canShow(message, phone))).toEqual(not.map(() => false));
  });
});
