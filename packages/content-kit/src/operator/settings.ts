import { isColour } from '@sideguide/guide-core/look';
import { linkProblem } from '../checks/link.ts';
import { type AccentTheme, nearestReadable, pageSurfaces, themes, tooPale } from './accent.ts';

/** An operator's validated settings. */
export interface Settings {
  readonly name?: string;
  /** `#rrggbb` for each theme; if only one is given, the dark one is computed. */
  readonly accent?: Readonly<Record<AccentTheme, string>>;
  /** File in the operator's folder. */
  readonly mark?: string;
  /** An `https:`, `mailto:` or `tel:` address. */
  readonly contact?: string;
  /** Tags of the languages offered; the first one is for readers of all others. */
  readonly languages?: readonly string[];
  /** `add`: in addition to the apps of the package; `only`: instead of them. */
  readonly catalogue: 'add' | 'only';
  /** URL of the guide: `https://host/` or `https://host/folder/`. */
  readonly address?: string;
}

/** What the settings are validated against. */
export interface Known {
  readonly languages: readonly string[];
  /** Backgrounds of the drawn phones. */
  readonly phones: Readonly<Record<AccentTheme, readonly string[]>>;
}

type Say = (field: string, reason: string, remedy: string) => void;
type Loose = Readonly<Record<string, unknown>>;

const fields = ['name', 'accent', 'mark', 'contact', 'languages', 'catalogue', 'address'] as const;

/** Characters that are invisible or change the text direction, and markup characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;
const markup = /[<>&"`{}\\]/;
const longestName = 30;

/** Returns what is wrong with an operator's text, or undefined. */
export function textProblem(text: string, longest: number): string | undefined {
  const hidden = unseen.exec(text)?.[0];
  if (hidden !== undefined)
    return `an invisible character stands in it (U+${hidden.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`;
  if (markup.test(text)) return 'a sign of markup stands in it (< > & " ` { } \\)';
  if (/\p{M}{4}/u.test(text)) return 'marks are heaped on one letter';
  const length = [...text].length;
  return length > longest ? `it has ${length} characters, and ${longest} are the most` : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const shown = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').replace(/[^ -~\p{L}\p{N}]/gu, '?').slice(0, 60);

function nameOf(value: unknown, say: Say): string | undefined {
  const remedy = `Write a short name in plain letters, at most ${longestName} of them.`;
  if (!isText(value)) return say('name', `${shown(value)} is no name`, remedy) as undefined;
  const problem = textProblem(value, longestName);
  if (problem) return say('name', problem, remedy) as undefined;
  return value.trim();
}

/** Checks one colour in one theme. Reports the measured ratio and the nearest colour that passes. */
function readable(field: string, colour: unknown, theme: AccentTheme, { phones }: Known, say: Say): string | undefined {
  if (typeof colour !== 'string' || !isColour.test(colour))
    return say(field, `${shown(colour)} is no colour`, 'Write it as #rrggbb, e.g. #1f4fc9.') as undefined;
  const surfaces = { ...pageSurfaces[theme], phones: phones[theme] };
  const pale = tooPale(colour, surfaces).sort((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
  if (!pale) return colour.toLowerCase();
  const { what, front, back, ratio, least } = pale;
  const measured = Math.floor(ratio * 100) / 100;
  return say(
    field,
    `in the ${theme} theme ${what} (${front} on ${back}) has a contrast of ${measured.toFixed(2)}, and ${least} is needed`,
    `The nearest colour that can be read is ${nearestReadable(colour, surfaces)}.`,
  ) as undefined;
}

function accentOf(value: unknown, known: Known, say: Say): Settings['accent'] {
  if (typeof value === 'string') {
    const light = readable('accent', value, 'light', known, say);
    if (!light) return undefined;
    const dark = nearestReadable(light, { ...pageSurfaces.dark, phones: known.phones.dark });
    return { light, dark };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return say(
      'accent',
      `${shown(value)} is no colour`,
      'Write "#rrggbb", or {"light": "#rrggbb", "dark": "#rrggbb"}.',
    ) as undefined;
  const [light, dark] = themes.map((theme) => readable(`accent.${theme}`, (value as Loose)[theme], theme, known, say));
  return light && dark ? { light, dark } : undefined;
}

/** Returns a contact as a link: an address that readers may be sent to, a plain mail address or a phone number. */
function contactOf(value: unknown, say: Say): string | undefined {
  const text = typeof value === 'string' ? value : '';
  const mail = /^(?:mailto:)?([A-Za-z0-9._+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24})$/.exec(text)?.[1];
  if (mail) return `mailto:${mail}`;
  // RFC 3966; only global numbers. Visual separators are removed.
  const number = /^tel:(\+[\d ().-]+)$/.exec(text)?.[1]?.replace(/[^+\d]/g, '');
  if (number && /^\+\d{6,15}$/.test(number)) return `tel:${number}`;
  const problem = linkProblem(value);
  if (!problem && text.length <= 200) return text;
  return say(
    'contact',
    /^http:/i.test(text)
      ? `${shown(value)} is an http address, which others on the way can change`
      : `${shown(value)} is no address that readers can be led to`,
    'Write a mail address (help@example.org), a number with its country (tel:+49301234567) or a page (https://example.org/help).',
  ) as undefined;
}

function languagesOf(value: unknown, { languages }: Known, say: Say): readonly string[] | undefined {
  const remedy = `Use some of: ${languages.join(', ')}; leave the field out for all of them.`;
  if (!Array.isArray(value) || value.length === 0)
    return say('languages', `${shown(value)} is no list of languages`, remedy) as undefined;
  const strange = value.find((tag) => !languages.includes(tag as string));
  if (strange !== undefined) return say('languages', `the guide does not speak ${shown(strange)}`, remedy) as undefined;
  if (new Set(value).size < value.length) return say('languages', 'a language is named twice', remedy) as undefined;
  return value as string[];
}

function addressOf(value: unknown, say: Say): string | undefined {
  const problem = linkProblem(value) ?? (/[?#]/.test(String(value)) ? 'it has a ? or # in it' : undefined);
  const path = /^https:\/\/[^/]*(\/.*)?$/.exec(String(value))?.[1] ?? '/';
  const plain = path
    .split('/')
    .filter(Boolean)
    .every((name) => /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/.test(name));
  if (!problem && plain) return String(value).replace(/\/*$/, '/');
  return say(
    'address',
    problem ?? `${shown(path)} is no plain folder of a server`,
    'Write where the guide will open: https://guide.example/ or https://example.org/guide/.',
  ) as undefined;
}

/** Validates an operator's settings. All mistakes are reported at once; an invalid field is treated as absent. */
export function checkSettings(value: unknown, known: Known, report: Say): Settings {
  // An invalid field has no value, whatever `report` returns.
  const say: Say = (...finding) => void report(...finding);
  const none: Settings = { catalogue: 'add' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    say(
      '(whole file)',
      'it is no record of named values',
      'Begin it with { and end it with }; `sideguide init` writes one.',
    );
    return none;
  }
  const raw = value as Loose;
  for (const field of Object.keys(raw))
    if (!(fields as readonly string[]).includes(field))
      say(shown(field).replace(/^"|"$/g, ''), 'there is no such field', `The fields are: ${fields.join(', ')}.`);
  const has = (field: (typeof fields)[number]) => raw[field] !== undefined && raw[field] !== null;
  const found = {
    name: has('name') ? nameOf(raw.name, say) : undefined,
    accent: has('accent') ? accentOf(raw.accent, known, say) : undefined,
    contact: has('contact') ? contactOf(raw.contact, say) : undefined,
    languages: has('languages') ? languagesOf(raw.languages, known, say) : undefined,
    address: has('address') ? addressOf(raw.address, say) : undefined,
    mark: undefined as string | undefined,
  };
  if (has('mark')) {
    if (typeof raw.mark === 'string' && /^[\w-][\w.-]*\.(?:svg|png)$/.test(raw.mark)) found.mark = raw.mark;
    else
      say(
        'mark',
        `${shown(raw.mark)} is no picture in this folder`,
        'Name an .svg or .png file that lies beside this one.',
      );
  }
  if (has('catalogue') && raw.catalogue !== 'add' && raw.catalogue !== 'only')
    say(
      'catalogue',
      `${shown(raw.catalogue)} is unknown`,
      'Use "add" (your apps beside the known ones) or "only" (yours alone).',
    );
  const given = Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined));
  return { ...given, catalogue: raw.catalogue === 'only' ? 'only' : 'add' };
}
