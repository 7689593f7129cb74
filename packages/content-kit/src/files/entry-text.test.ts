import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { entryText } from './entry-text.ts';

const folder = join(root, 'content/apps');
const entries = readdirSync(folder).filter((name) => name.endsWith('.ts'));

/** Formats a text with the project's formatter. */
const formatted = (text: string) =>
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--stdin-file-path=content/apps/a.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

/** Parses a text as an entry. */
async function moduleOf(text: string): Promise<{ readonly name?: string }> {
  const script = text.replace(/^import.*\n/, '').replace(' as const satisfies AppEntry', '');
  return ((await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { default: object }).default;
}

describe('the text of a catalogue entry', () => {
  it.each(entries)('%s keeps its fields and the layout of the formatter', async (name) => {
    const { default: app } = (await import(join(folder, name))) as { default: object };
    const text = entryText(app, ['A comment.']);
    expect(formatted(text)).toBe(text);
    expect(await moduleOf(text)).toEqual(app);
  });

  const long = 'word '.repeat(30).trim();
  it.each([
    { name: "It's", publisher: 'Say "hi"', page: `'"`, back: 'a\\b', line: 'a\nb\u2028c\u0085' },
    { name: `${'x'.repeat(108)}`, publisher: `${'x'.repeat(102)}`, page: `${'x'.repeat(103)}` },
    { needs: [], list: [long], names: ['a', 'b'.repeat(90)], most: ['b'.repeat(105)], more: ['b'.repeat(106)] },
    { certificates: [{ sha256: 'a'.repeat(64), channel: long }, {}], none: undefined, yes: true, one: -1, 'a-b': 1 },
    {
      name: '漢字'.repeat(60),
      publisher: '漢字'.repeat(25),
      package: `${'漢字'.repeat(28)}.apk`,
      channel: 'اردو'.repeat(26),
    },
    {
      publisher: `${'😀'.repeat(53)}`,
      channel: `${'❤️'.repeat(107)}`,
      package: 'ที่'.repeat(106),
      sources: ['한'.repeat(52)],
    },
  ])('text %# is as the formatter wants it', (app) => {
    const text = entryText(app, ['A comment.']);
    expect(formatted(text)).toBe(text);
  });

  it('nothing in a text can end the quotation', async () => {
    const name = `'"\`\${1}\\'; throw 1; //\u2028\r\n</script>`;
    const app = await moduleOf(entryText({ name }));
    expect(app.name).toBe(name);
  });
});
