import type { GateWords, StepWords } from '@sideguide/guide-core/model';
import type { Content } from './content.ts';

const facts = [{ says: 'It is so', source: 'a string resource', checked: '2026-11-20', confidence: 'high' }] as const;

const words = (title: string): StepWords => ({
  title: `${title} {label:settings}`,
  do: `Do: open {app} and {label:row_own}.`,
  see: `See: {file}`,
  otherwise: `Otherwise: look again.`,
  done: `Done`,
});

const task = { title: 'Do it', do: 'In {label:settings}.' };
const gateWords: GateWords = {
  what: 'It guards.',
  do: 'Let it.',
  stop: 'Ask somebody.',
  tasks: { ask: task, open: task, close: task },
};

/** Two languages, one skin, one shared step and one of the skin's own: the minimum that passes every check. */
const sample: Content = {
  labels: {
    aosp_settings: {
      surface: 'aosp',
      text: { en: 'Settings', uk: 'Налаштування' },
      source: 'strings.xml#settings',
      confidence: 'high',
    },
    pi_blocked: { surface: 'installer', text: { en: 'Blocked' }, source: 'strings.xml#blocked', confidence: 'high' },
  },
  steps: {
    'open-file': {
      id: 'open-file',
      seconds: 120,
      scenes: [
        {
          parts: [
            { kind: 'title', words: { label: 'settings' } },
            { kind: 'group', rows: [{ label: 'row_own', mark: 'tap' }, { ghost: 40 }] },
          ],
        },
      ],
      facts,
    },
  },
  gates: {
    guard: {
      id: 'guard',
      order: 1,
      labels: ['pi_blocked'],
      roles: { settings: 'aosp_settings' },
      tasks: [
        { id: 'ask', when: 'first', asks: true },
        { id: 'open', when: 'first', risky: true, opens: ['developer-options'] },
        { id: 'close', when: 'tidy', closes: ['developer-options'] },
      ],
      facts,
    },
  },
  messages: {
    blocked: {
      id: 'blocked',
      labels: ['pi_blocked'],
      says: 'android',
      stage: 'install',
      steps: ['open-file'],
      status: 'blocked',
      facts,
    },
  },
  apps: {
    'org.example.app': {
      package: 'org.example.app',
      name: 'Example',
      publisher: 'The Examples',
      kind: 'tools',
      page: 'https://example.org/app',
      certificates: [{ sha256: 'ab'.repeat(32), place: 'page', channel: 'example.org' }],
      needs: ['background'],
      sources: ['https://example.org/keys'],
      checked: '2026-11-20',
      confidence: 'high',
    },
  },
  knownSigners: {
    checked: '2026-11-20',
    sources: { book: { name: 'A book', address: 'https://example.org/book', license: 'CC-BY-4.0' } },
    apps: {
      'org.example.other': {
        name: 'Other',
        publisher: 'The Others',
        page: 'https://example.org/other',
        certificates: [
          { sha256: 'cd'.repeat(32), place: 'page', channel: 'example.org' },
          { sha256: 'ef'.repeat(32), place: 'elsewhere', channel: 'A store' },
        ],
        sources: ['book', 'https://example.org/keys'],
        confidence: 'high',
      },
    },
  },
  inApp: {
    checked: '2026-11-20',
    source: 'a sample',
    confidence: 'low',
    apps: [{ name: 'Chat', agent: 'ChatApp/' }],
    browsers: 'WholeBrowser/',
  },
  phoneLanguages: {},
  sourceKinds: { reports: '.' },
  skins: {
    demo: {
      card: {
        id: 'demo',
        makers: ['Exemplar'],
        order: 1,
        status: 'published',
      },
      skin: {
        versions: [
          { id: 'demo-2', name: 'Demo 2' },
          { id: 'demo-1', name: 'Demo 1' },
        ],
        downloadapps: ['open-file', { id: 'own-step', when: { os: ['demo-1', 'unknown'] } }],
        service: [],
        tidy: [],
        roles: { settings: 'aosp_settings' },
        roms: [{ id: 'global' }],
        about: { parts: [{ kind: 'title', words: { label: 'settings' } }] },
        path: ['settings'],
      },
      look: {
        accent: { light: '#1f4fc9', dark: '#9bb8ff' },
        phone: { light: '#eef2f8', dark: '#0b0e13' },
        group: { radius: 8, hairlines: true },
        icon: 'square',
        status: 'start',
        gesture: { width: 80, height: 4 },
        head: 'row',
        search: 8,
        switch: { width: 44, height: 24 },
        dialog: { radius: 12, buttons: 'stacked', at: 'middle' },
        sheet: 24,
        check: 'square',
        radio: 'ring',
        keys: 'plain',
      },
      hints: { model: ['^EX-\\d+$'] },
      words: { 'rom-hint': 'Look here.', steps: { 'own-step': words('Own') } },
      labels: {
        row_own: { surface: 'demo', text: { en: 'Row' }, source: 'a dump of Demo 2', confidence: 'medium' },
      },
      steps: {
        'own-step': {
          id: 'own-step',
          when: { need: ['background'] },
          scenes: [{ parts: [{ kind: 'group', rows: [{ label: 'settings', mark: 'tap' }, { label: 'row_own' }] }] }],
          facts: [{ ...facts[0], confidence: 'low' }],
        },
      },
    },
  },
  locales: {
    en: {
      card: { tag: 'en', name: 'English', dir: 'ltr', quotes: ['“', '”'], script: 'latin', fallback: true },
      ui: { title: 'Install {app}', left: { one: '{n} step', other: '{n} steps' } },
      rescue: { retry: 'Try again' },
      check: { choose: 'Choose the file of {app}' },
      namespaces: { share: { 'share-title': 'Share {app}' } },
      steps: { 'open-file': words('Shared') },
      messages: { blocked: { cause: 'It was blocked.', do: ['Ask somebody.'] } },
      gates: { guard: gateWords },
      safety: {
        guard: 'play protect|\\bscan',
        off: 'switch\\w* off',
        negated: 'do not switch off',
        password: 'password',
        here: '\\bhere\\b',
      },
      glosses: {},
      skins: {},
      labels: {},
    },
    uk: {
      card: { tag: 'uk', name: 'Українська', dir: 'ltr', quotes: ['«', '»'], script: 'latin' },
      ui: {
        title: 'Встановити {app}',
        left: { one: '{n} крок', few: '{n} кроки', many: '{n} кроків', other: '{n} кроку' },
      },
      rescue: { retry: 'Ще раз' },
      check: { choose: 'Виберіть файл {app}' },
      namespaces: { share: { 'share-title': 'Поділитися {app}' } },
      steps: { 'open-file': words('Спільний') },
      messages: { blocked: { cause: 'Заблоковано.', do: ['Запитайте.'] } },
      gates: {},
      safety: { guard: 'захист', off: 'вимкн', negated: 'не вимик', password: 'пароль', here: 'тут' },
      glosses: { row_own: 'Рядок', pi_blocked: 'Заблоковано' },
      skins: { demo: { 'rom-hint': 'Дивіться сюди.', steps: { 'own-step': words('Власний') } } },
      labels: {},
    },
  },
};

/** Returns a fresh copy for a test that changes it. */
export const sampleContent = (): Content => JSON.parse(JSON.stringify(sample)) as Content;

/**
 * Applies changes to content in the form `path/to/field = JSON`, several separated by ` & `. `-` removes the field, `+`
 * as the last name appends to a list, `@path` copies another value.
 */
export function change(content: object, changes: string): void {
  const at = (names: readonly string[]) =>
    names.reduce<Record<string, unknown>>((inner, name) => inner[name] as Record<string, unknown>, content as never);
  for (const one of changes.split(' & ')) {
    const [path, value] = one.split(' = ') as [string, string];
    const names = path.split('/');
    const last = names.pop()!;
    const target = at(names);
    if (value === '-') delete target[last];
    else {
      const text = value.startsWith('@') ? JSON.stringify(at(value.slice(1).split('/'))) : value;
      target[last === '+' ? String((target as unknown as unknown[]).length) : last] = JSON.parse(text);
    }
  }
}
