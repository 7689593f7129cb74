import { describe, expect, it } from 'vitest';
import { goodLook } from './look.fixture.ts';
import { lookCss, lookShape } from './look-css.ts';

describe('lookCss', () => {
  const css = lookCss('some-skin', goodLook);
  const [light = '', dark = ''] = css.split('@media');

  it('applies only to the given skin', () => {
    expect(light.startsWith('[data-skin="some-skin"]{--tap:#1f4fc9;--halo:#1f4fc938;--on-tap:#ffffff;')).toBe(true);
    expect(css.match(/data-skin="some-skin"/g)).toHaveLength(2);
  });

  it('repeats only the colours for the dark theme', () => {
    expect(dark).toBe(
      ' screen and (prefers-color-scheme:dark){[data-skin="some-skin"]{--tap:#9bb8ff;--halo:#9bb8ff42;--on-tap:#10182c;--ph-bg:#0b0e13}}',
    );
  });

  it('turns shapes into properties', () => {
    for (const property of ['--g-r:20px', '--g-hair:1px', '--e-r:50%', '--sw-w:48px']) {
      expect(light).toContain(`;${property}`);
    }
  });

  it('is minified and fits the first load', () => {
    expect(css).not.toMatch(/\n|;}|: |undefined/);
    expect(css.length).toBeLessThan(420);
  });
});

describe('lookShape', () => {
  it('turns the shapes of whole drawings into properties', () => {
    expect(lookShape(goodLook)).toMatchObject({ '--bs': 'column-reverse', '--ck-r': '25%', '--sh-r': '24px' });
    expect(lookShape({ ...goodLook, dialog: { ...goodLook.dialog, buttons: 'pills' } })['--bs']).toBe('row');
  });

  it('draws one status bar and one arrow back', () => {
    const { '--st-a': middle, '--st-b': start, '--hd-a': tall, '--hd-b': row } = lookShape(goodLook);
    expect([middle, start, tall, row]).toEqual(['none', 'block', 'none', 'block']);
  });

  it('draws one of the two signs of a choice', () => {
    for (const radio of ['ring', 'tick'] as const) {
      const { '--rd-ring': ring, '--rd-tick': tick } = lookShape({ ...goodLook, radio });
      expect([ring, tick].filter((width) => width !== '0px')).toHaveLength(1);
    }
  });
});
