import { expect, it } from 'vitest';
import { filesOf, type OfflineSite } from './site.ts';

const site: Pick<OfflineSite, 'shell' | 'chunks'> = {
  shell: ['index.js'],
  chunks: [
    { files: ['screen.js', 'index.js'] },
    { files: ['words-en.js'], tag: 'en' },
    { files: ['words-ur.js'], tag: 'ur' },
    { files: ['drawing-one.js'], skin: 'one' },
    { files: ['guide-one-ur.js'], skin: 'one', tag: 'ur' },
    { files: ['guide-one-en.js'], skin: 'one', tag: 'en' },
    { files: ['guide-two-ur.js'], skin: 'two', tag: 'ur' },
    { files: ['answers-ur.js'], tag: 'ur', isLate: true },
  ],
};

it('filesOf returns everything but the files of other skins and languages, each once', () => {
  const ofSteps = ['index.js', 'screen.js', 'words-ur.js', 'drawing-one.js', 'guide-one-ur.js'];
  expect(filesOf(site as OfflineSite, { skin: 'one', tag: 'ur' })).toEqual([...ofSteps, 'answers-ur.js']);
  expect(filesOf(site as OfflineSite, { skin: 'one', tag: 'ur' }, 'steps')).toEqual(ofSteps);
});
