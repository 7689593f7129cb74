import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@sideguide/content-kit/files';
import { type Copy, copyProject } from '../../e2e/support/copy-project.ts';
import { pseudoLocale } from '../../e2e/support/pseudo-locale.ts';

export interface Size {
  readonly languages: number;
  readonly skins: number;
  readonly apps: number;
}

const vowels = 'aeiou';
const consonants = 'bcdfghjklmnpqrstvwz';

/** Respells a text differently for each language, so that copies compress like translations; slots and labels stay. */
function respell(text: string, shift: number): string {
  const rotate = (letters: string, letter: string) => {
    const index = letters.indexOf(letter.toLowerCase());
    if (index < 0) return letter;
    const rotated = letters[(index + shift) % letters.length]!;
    return letter === letter.toLowerCase() ? rotated : rotated.toUpperCase();
  };
  return text.replace(/\{[^{}]*\}|[a-z]/gi, (piece) =>
    piece.length > 1 ? piece : rotate(vowels, rotate(consonants, piece)),
  );
}

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const letter = (n: number) => String.fromCharCode(97 + n);

/** Returns a private-use tag (`qaa` and so on), which never collides with a real language. */
const privateTag = (n: number) => `q${letter(Math.floor(n / 26))}${letter(n % 26)}`;

/** Removes the messages from a skin's words. */
function withoutMessages(file: string, text: string): string {
  if (!file.endsWith('.json')) return text;
  const { messages: _, ...words } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(words);
}

function addSkin(content: string, n: number): void {
  const [first] = foldersIn(join(content, 'skins')).sort().reverse();
  const id = `skin${letter(n)}`;
  const labels = Object.keys(JSON.parse(readFileSync(join(content, 'skins', first!, 'labels.json'), 'utf8')) as object);
  const labelPattern = new RegExp(`\\b(?:${labels.join('|')})\\b`, 'g');
  const rename = (text: string) => text.replace(labelPattern, (label) => `${id}_${label}`).replaceAll(first!, id);
  const copy = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [join(from, entry.name), join(to, rename(entry.name))];
      // Message names are unique across skins, so a copied skin has no messages.
      if (entry.isDirectory() && entry.name === 'messages') continue;
      if (entry.isDirectory()) copy(source, target);
      else writeFileSync(target, withoutMessages(entry.name, rename(readFileSync(source, 'utf8'))));
    }
  };
  copy(join(content, 'skins', first!), join(content, 'skins', id));
  for (const tag of foldersIn(join(content, 'locales'))) {
    const glosses = join(content, 'locales', tag, 'glosses.json');
    const existing = JSON.parse(readFileSync(glosses, 'utf8')) as Record<string, string>;
    const copied = Object.entries(existing).filter(([label]) => labels.includes(label));
    writeFileSync(
      glosses,
      JSON.stringify({ ...existing, ...Object.fromEntries(copied.map(([label, text]) => [rename(label), text])) }),
    );
    const skins = join(content, 'locales', tag, 'skins');
    if (!readdirSync(join(content, 'locales', tag)).includes('skins')) continue;
    for (const name of readdirSync(skins).filter((file) => file.startsWith(first!)))
      writeFileSync(join(skins, rename(name)), withoutMessages(name, rename(readFileSync(join(skins, name), 'utf8'))));
  }
  // No two skins may claim the same phones or share a name.
  const card = join(content, 'skins', id, 'card.ts');
  writeFileSync(
    card,
    readFileSync(card, 'utf8').replace(/makers: \[[^\]]*\]/, `makers: ['Maker ${letter(n).toUpperCase()}']`),
  );
  const hints = join(content, 'skins', id, 'hints.ts');
  writeFileSync(
    hints,
    `import type { SkinHints } from '@sideguide/guide-core/model';\n\nexport const hints = { model: ['^${id.toUpperCase()}\\\\d'] } as const satisfies SkinHints;\n`,
  );
}

function addApp(content: string, n: number): void {
  const folder = join(content, 'apps');
  const [sample] = readdirSync(folder).sort();
  const id = `org.example.app${n}`;
  // Names as different as real ones.
  const name = `${respell('Lantern', n)} ${respell('Mirror', n * 7)} ${n}`;
  const hex = Array.from({ length: 64 }, (_one, index) =>
    ((n * 31 + index * index * 7 + (n >> 3) * index) % 16).toString(16),
  ).join('');
  const text = readFileSync(join(folder, sample!), 'utf8')
    .replace(/package: '[^']+'/, `package: '${id}'`)
    .replace(/name: '[^']+'/, `name: '${name}'`)
    .replace(/sha256: '[^']+'/g, `sha256: '${hex}'`);
  writeFileSync(join(folder, `${id}.ts`), text);
}

/** Makes a copy of the project with more languages, skins and apps; the caller removes it. */
export async function makeGrownCopy({ languages, skins, apps }: Size): Promise<Copy> {
  const copy = copyProject();
  const folder = join(copy.root, 'content');
  const countIn = (name: string) => readdirSync(join(folder, name)).length;
  for (let n = countIn('skins'), k = 0; n < skins; n += 1, k += 1) addSkin(folder, k);
  const { content } = await loadContent(copy.root);
  for (let n = countIn('locales'), k = 0; n < languages; n += 1, k += 1)
    copy.write(pseudoLocale(content, privateTag(k), (text) => respell(text, k + 1)));
  for (let n = countIn('apps'); n < apps; n += 1) addApp(folder, n);
  return copy;
}
