import { describe, expect, it } from 'vitest';
import { checkSettings } from './settings.ts';

const known = { languages: ['en', 'ur', 'ta'], phones: { light: ['#eef2f8'], dark: ['#0b0e13'] } };

/** Returns the settings and the reported problems: field and reason. */
function read(value: unknown) {
  const said: string[] = [];
  const remedies: string[] = [];
  const settings = checkSettings(value, known, (field, reason, remedy) => {
    said.push(`${field}: ${reason}`);
    return remedies.push(remedy);
  });
  return { settings, said, remedies };
}

describe('settings', () => {
  it('that are sound are taken', () => {
    const { settings, said } = read({
      name: ' Nettu گائیڈ ',
      accent: '#1f4fc9',
      mark: 'mark.svg',
      contact: 'help@example.org',
      languages: ['ur', 'en'],
      catalogue: 'only',
      flows: true,
      address: 'https://example.org/guide',
    });
    expect(said).toEqual([]);
    expect(settings).toEqual({
      name: 'Nettu گائیڈ',
      accent: { light: '#1f4fc9', dark: expect.stringMatching(/^#[0-9a-f]{6}$/) },
      mark: 'mark.svg',
      contact: 'mailto:help@example.org',
      languages: ['ur', 'en'],
      catalogue: 'only',
      flows: true,
      address: 'https://example.org/guide/',
    });
  });

  it.each(['tel:+49 30 1234567', 'tel:+49-30-(123)4567', 'tel:+49301234567'])(
    'may name a number to call: %s',
    (contact) => {
      expect(read({ contact }).settings.contact).toBe('tel:+49301234567');
    },
  );

  it('may say nothing at all', () => {
    expect(read({})).toEqual({ settings: { catalogue: 'add' }, said: [], remedies: [] });
    expect(read({ name: null }).said).toEqual([]);
  });

  it.each([
    ['name', '<b>Bold</b>', 'markup'],
    ['name', 'a\u202eb', 'U+202E'],
    ['name', 'a\u0000b', 'U+0000'],
    ['name', 'a\u200bb', 'U+200B'],
    ['name', 'x'.repeat(31), 'has 31 characters'],
    ['name', 'Z\u0301\u0301\u0301\u0301', 'heaped'],
    ['name', '', 'does not fit'],
    ['name', 7, 'does not fit'],
    ['name', { toString: 'x' }, 'does not fit'],
    ['accent', 'red', 'is no colour'],
    ['accent', '#fff', 'is no colour'],
    ['accent', '#ffcc00', 'in the light theme'],
    ['accent', [], 'does not fit'],
    ['accent', { light: '#1f4fc9' }, 'it is missing'],
    ['accent', { light: '#1f4fc9', dark: '#1f2f49' }, 'in the dark theme'],
    ['mark', '../secret.svg', 'does not fit'],
    ['mark', '/etc/passwd', 'does not fit'],
    ['mark', 'https://example.org/a.svg', 'does not fit'],
    ['mark', 'a.gif', 'does not fit'],
    ['contact', 'javascript:alert(1)', 'is no address'],
    ['contact', 'data:text/html,x', 'is no address'],
    ['contact', 'http://example.org/', 'is an http address'],
    ['contact', 'tel:112', 'is no address'],
    ['contact', 'tel:+49 30 1234567;ext=1', 'is no address'],
    ['contact', 'sms:+49301234567', 'is no address'],
    ['contact', 'a@b', 'is no address'],
    ['contact', 'a@example.org?cc=all@example.org', 'is no address'],
    ['contact', 'mailto:a@example.org"onclick=', 'is no address'],
    ['contact', `https://example.org/${'a'.repeat(300)}`, 'is no address'],
    ['languages', [], 'the list is empty'],
    ['languages', ['en', 'xx'], 'languages[1]: "xx" does not fit'],
    ['languages', ['en', 'en'], 'named twice'],
    ['languages', 'en', 'does not fit'],
    ['catalogue', 'all', 'does not fit'],
    ['flows', 'yes', 'does not fit'],
    ['address', 'http://example.org/', 'is not an https address'],
    ['address', 'https://example.org/a?b', 'has a ? or #'],
    ['address', 'http://localhost:8080/guide/', 'which readers cannot open'],
    ['address', 'https://example.org/~sideguide~/%2e%2e/', 'no plain folder'],
    ['colour', '#000000', 'no such field'],
  ])('%s %j is refused', (field, value, reason) => {
    const { settings, said, remedies } = read({ [field]: value });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(field);
    expect(said[0]).toContain(reason);
    expect(remedies[0]!.length).toBeGreaterThan(10);
    expect(settings).not.toHaveProperty(field, value);
  });

  it('take no address of the machine itself, which can be left out there', () => {
    expect(read({ address: 'http://localhost:8080/guide/' }).remedies[0]).toMatch(
      /^Write it whole, as in https:.*, or leave it out to try the guide on this machine/,
    );
  });

  it.each([null, [], 'text', 7])('%j are not settings', (value) => {
    expect(read(value).said).toEqual([`(whole file): ${JSON.stringify(value)} does not fit`]);
  });

  it('name the measured contrast and the nearest colour that passes', () => {
    const { said, remedies } = read({ accent: '#ffcc00' });
    expect(said[0]).toMatch(/\(#ffcc00 on #[0-9a-f]{6}\) has a contrast of 1\.\d\d, and (3|4\.5) is needed$/);
    const nearest = /is (#[0-9a-f]{6})\.$/.exec(remedies[0]!)![1]!;
    expect(read({ accent: nearest }).said).toEqual([]);
  });

  it('say everything that is wrong, at once', () => {
    expect(read({ name: '', accent: 'x', contact: 'y', mark: 'z', languages: 1, catalogue: 2 }).said).toHaveLength(6);
  });
});
