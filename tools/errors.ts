import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOrExit } from '#tools/build/sound-content.ts';
import { errorsDocument, unlisted } from '#tools/errors/document.ts';
import { root } from '#tools/paths.ts';

// `npm run errors`: writes docs/errors.md.

const { unknown, gone } = unlisted(root);
for (const name of unknown) console.error(`${name}\n    No file of tools/errors/list/ knows this error: add an entry.`);
for (const name of gone)
  console.error(`${name}\n    Nothing makes this error any more: remove its entry from tools/errors/list/.`);
writeFileSync(join(root, 'docs/errors.md'), errorsDocument(root, await contentOrExit()));
process.exitCode = unknown.length + gone.length ? 1 : 0;
