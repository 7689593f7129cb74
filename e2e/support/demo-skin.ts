import type { LabelEntry, SkinFolder } from '@sideguide/content-kit';
import type { Step, StepWords } from '@sideguide/guide-core/model';

/**
 * A third skin: mostly shared steps, one step of its own, and one label of its own whose text is known in English only.
 */
export const demoId = 'demo';
export const demoStep = 'keep-awake';

const label = {
  surface: 'demo-settings',
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
        { kind: 'group', rows: [{ label: 'demo_never_sleep', icon: 'none', switch: 'on', mark: 'tap', hand: true }] },
      ],
    },
  ],
  facts: [{ says: 'It would sleep otherwise', source: 'a test', checked: '2026-11-20', confidence: 'low' }],
} as const satisfies Step;

const words = {
  title: 'Turn on {label:demo_never_sleep}',
  do: 'On the page of {app}, turn on {label:demo_never_sleep}.',
  see: 'The switch is on.',
  otherwise: 'Not there? Look in {label:settings}.',
  done: 'It stays awake',
} as const satisfies StepWords;

export const demoSkin: SkinFolder = {
  card: {
    id: demoId,
    makers: ['Exemplar', 'Paragon'],
    order: 3,
    // A draft opens by its address and may lack translations; every new skin starts as one.
    status: 'draft',
  },
  skin: {
    versions: [
      { id: 'demo-2', name: 'Demo 2' },
      { id: 'demo-1', name: 'Demo 1' },
    ],
    downloadapps: [
      'choose-app',
      'get-file',
      'no-caller',
      'open-file',
      'allow-source',
      { id: 'confirm-install', when: { os: ['demo-2', 'unknown'] } },
      'finish-install',
    ],
    service: ['open-app-info', demoStep],
    tidy: ['close-source', 'delete-file'],
    roles: {
      settings: 'aosp_settings_app',
      apps: 'aosp_apps',
      'manage-apps': 'aosp_apps',
      'app-info': 'aosp_app_info',
      'install-unknown-apps': 'aosp_install_unknown_apps',
      'allow-from-source': 'aosp_allow_from_this_source',
    },
    roms: [{ id: 'global' }],
    about: { parts: [{ kind: 'title', words: { label: 'aosp_about_phone' }, back: true }] },
    path: ['settings', 'aosp_about_phone'],
  },
  look: {
    accent: { light: '#7a2e8f', dark: '#dfa8ef' },
    phone: { light: '#f5f1f6', dark: '#0d090e' },
    group: { radius: 8, hairlines: true },
    icon: 'square',
    search: 8,
    switch: { width: 44, height: 24 },
    dialog: { radius: 12, buttons: 'stacked' },
    sheet: 24,
    check: 'square',
    radio: 'ring',
    keys: 'plain',
  },
  hints: { model: ['^EXEMPLAR-\\d+$'] },
  words: { 'rom-hint': 'There is only one kind of this phone.', steps: { [demoStep]: words } },
  labels: { demo_never_sleep: label },
  steps: { [demoStep]: step },
};

/** Returns the files of the skin's folder: text by path. */
export function demoFiles(): Record<string, string> {
  const at = `content/skins/${demoId}`;
  const typed = (name: string, type: string, value: unknown) =>
    `import type { ${type} } from '@sideguide/guide-core/model';

${name} ${JSON.stringify(value, null, 2)} as const satisfies ${type};
`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const { card, skin, look, hints, words: skinWords, labels, steps } = demoSkin;
  return {
    [`${at}/card.ts`]: typed('export const card =', 'SkinCard', card),
    [`${at}/skin.ts`]: typed('export const skin =', 'Skin', skin),
    [`${at}/look.ts`]: typed('export const look =', 'SkinLook', look),
    [`${at}/hints.ts`]: typed('export const hints =', 'SkinHints', hints),
    [`${at}/words.json`]: json(skinWords),
    [`${at}/labels.json`]: json(labels),
    ...Object.fromEntries(
      Object.entries(steps).map(([id, entry]) => [`${at}/steps/${id}.ts`, typed('export default', 'Step', entry)]),
    ),
  };
}
