import { readVersion } from '@sideguide/guide-core/detect';
import { fits } from '@sideguide/guide-core/flow';
import { expect, it } from 'vitest';
import { compileGuide, compileVersions } from '../src/compile/guide.ts';
import { content } from './content.ts';

const tables = compileVersions(content);

const phones = Object.values(content.skins).flatMap(({ card, skin }) =>
  skin.versions.flatMap(({ id: os }) => skin.roms.map(({ id: rom }) => ({ skin: card.id, os, rom }))),
);

it.each(phones)('the page about the phone is drawn with words of its own ROM and version: $os $rom', (phone) => {
  const { about } = compileGuide(content, phone.skin, 'en');
  const { scene } = about.find(({ when }) => fits(when, { ...phone, app: undefined }))!;
  const drawn = JSON.stringify(scene).match(/(?<="(?:text|value)":")[^"]+/g)!;
  if (content.skins[phone.skin]!.skin.roms.length > 1)
    expect(drawn.map((text) => readVersion(tables, phone.skin, text).rom)).toContain(phone.rom);
  for (const text of drawn) {
    const read = readVersion(tables, phone.skin, text);
    expect(read.rom ?? phone.rom, text).toBe(phone.rom);
    // A number is an example; a name is not.
    if (/^[A-Z]/.test(text)) expect(read.os ?? phone.os, text).toBe(phone.os);
  }
});
