import type { LabelEntry } from '@sideguide/content-kit';
import type { Step, StepWords } from '@sideguide/guide-core/model';
import { blocksOf } from './recipe.ts';

/** The skin that `docs/recipes/skin.md` adds, a draft of shared steps only. */
export const demoId = 'example';
/** A step of its own, whose label is known in English only. */
export const demoStep = 'keep-awake';

const label = {
  surface: 'example-settings',
  text: { en: 'Never let it sleep' },
  source: 'a phone that does not exist',
  confidence: 'high',
} as const satisfies LabelEntry;

const step = {
  id: demoStep,
  stays: true,
  when: { need: ['background'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'group', rows: [{ label: 'example_awake', icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  facts: [{ says: 'It would sleep otherwise', source: 'a test', checked: '2026-11-20', confidence: 'low' }],
} as const satisfies Step;

const words = {
  title: 'Turn on {label:example_awake}',
  do: 'On the page of {app}, turn on {label:example_awake}.',
  see: 'The switch is on.',
  otherwise: 'Not there? Look in {label:settings}.',
  done: 'It stays awake',
} as const satisfies StepWords;

/** Returns the files of the recipe's skin with that step: text by path. */
export function demoFiles(recipe: string): Record<string, string> {
  const at = `content/skins/${demoId}`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files = Object.fromEntries(
    blocksOf(recipe).flatMap((block) => (block.kind === 'file' ? [[block.path, block.text]] : [])),
  );
  return {
    ...files,
    [`${at}/skin.ts`]: files[`${at}/skin.ts`]!.replace("'open-app-info'", `'open-app-info', '${demoStep}'`),
    [`${at}/words.json`]: json({ ...JSON.parse(files[`${at}/words.json`]!), steps: { [demoStep]: words } }),
    [`${at}/labels.json`]: json({ example_awake: label }),
    [`${at}/steps/${demoStep}.ts`]: `import type { Step } from '@sideguide/guide-core/model';

export default ${JSON.stringify(step, null, 2)} as const satisfies Step;
`,
  };
}
