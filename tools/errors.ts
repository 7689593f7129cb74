import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOrExit } from '#tools/build/sound-content.ts';
import { errorsDocument, unlisted } from '#tools/errors/document.ts';
import { root } from '#tools/paths.ts';

// `npm run errors`: writes docs/errors.md.

const { unknown, gone } = unlisted(root);
for (const name of unknown) console.error(`${name}\n    tools/errors/list.ts does not know this error: add a line.`);
for (const name of gone)
  console.error(`${name}\n    Nothing makes this error any more: remove its line from tools/errors/list.ts.`);
writeFileSync(join(root, 'docs/errors.md'), errorsDocument(root, await contentOrExit()));
process.exitCode = unknown.length + gone.length ? 1 : 0;
