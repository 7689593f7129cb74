import { asidesOf, canShow, labelOf, screensAt, stepsOf } from '@sideguide/guide-core/flow';
import type { PartName } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { compileGuide } from '../src/compile/guide.ts';
import { compileMessages } from '../src/compile/messages.ts';
import { content } from './content.ts';

const guide = compileGuide(content, 'android', 'en');

/** Returns the ids of all steps of a part that a reader of this version can open. */
function stepsFor(os: string, part: PartName): string[] {
  const answers = { os, rom: 'global', needs: ['windows'] as const };
  const { asked, offered } = stepsOf(guide, part, answers);
  return [...asked, ...offered, ...asidesOf(guide, part, answers)].map(({ id }) => id);
}
const screensFor = (os: string) => screensAt(guide, 'see-result', { os, rom: 'global' }).map(({ id }) => id);
const own = guide.versions.filter(({ maker }) => maker === 'Samsung').map(({ id }) => id);

describe('a Samsung', () => {
  it.each(own)('with %s turns Auto Blocker off only where it blocks, and on again at the end', (os) => {
    expect(screensFor(os)[0]).toBe('lower-blocker');
    expect(stepsOf(guide, 'downloadapps', { os, rom: 'global' }).asked.map(({ id }) => id)).not.toContain(
      'lower-blocker',
    );
    expect(stepsOf(guide, 'tidy', { os, rom: 'global' }).asked.map(({ id }) => id)).toContain('restore-blocker');
    expect(stepsFor(os, 'downloadapps')).toContain('open-security-settings');
    expect(stepsFor(os, 'service')).toContain('appear-on-top');
  });

  it('reads the words of its own settings', () => {
    const wordOf = (os: string) => labelOf(guide, 'aosp_install_unknown_apps', { os, rom: 'global' }).id;
    expect(own.map(wordOf)).toEqual(own.map(() => 'android_sam_install_unknown_apps'));
    expect(wordOf('android-15')).toBe('aosp_install_unknown_apps');
  });

  it.each(['android-15', 'android-13', 'unknown'])('is nobody else: %s has none of its steps', (os) => {
    const all = (['downloadapps', 'service', 'tidy'] as const).flatMap((part) => stepsFor(os, part));
    for (const id of ['lower-blocker', 'restore-blocker', 'open-security-settings', 'appear-on-top'])
      expect(all).not.toContain(id);
    expect(all).toEqual(expect.arrayContaining(['open-special-access', 'float-windows']));
    expect(screensFor(os)).not.toContain('lower-blocker');
  });

  it('sees messages that no other phone can show', () => {
    const { all } = compileMessages(content, 'en', 'android');
    const messages = all.filter(({ when }) => when?.maker?.includes('Samsung'));
    const shownOn = (phone: { os: string; maker?: string }) =>
      all.filter((message) => canShow(message, { skin: 'android', ...phone }));
    expect(messages.length).toBeGreaterThan(0);
    expect(shownOn({ os: 'one-ui-7' })).toEqual(messages);
    expect(shownOn({ os: 'unknown', maker: 'Samsung' })).toEqual(messages);
    expect(shownOn({ os: 'unknown' })).toEqual(all);
    expect(shownOn({ os: 'android-15' }).filter((message) => messages.includes(message))).toEqual([]);
  });
});
