import { unsafeSchemes } from '@sideguide/guide-core/flow';
import { colourPattern } from '@sideguide/guide-core/look';
import * as s from '@sideguide/guide-core/schema';
import { type AccentTheme, nearestReadable, pageSurfaces, tooPale } from './accent.ts';

/** What the settings are validated against. */
export interface Known {
  readonly languages: readonly string[];
  /** Backgrounds of the drawn phones. */
  readonly phones: Readonly<Record<AccentTheme, readonly string[]>>;
}

type Say = (field: string, reason: string, remedy: string) => void;

const longestName = 30;

/** Returns what is wrong with a colour in one theme: the measured ratio, and the nearest colour that passes. */
function colourProblem(colour: string, theme: AccentTheme, { phones }: Known) {
  if (!colourPattern.test(colour)) return `${s.quoteValue(colour)} is no colour`;
  const surfaces = { ...pageSurfaces[theme], phones: phones[theme] };
  const pale = tooPale(colour, surfaces).sort((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
  if (!pale) return undefined;
  const { what, front, back, ratio, least } = pale;
  const measured = Math.floor(ratio * 100) / 100;
  return [
    `in the ${theme} theme ${what} (${front} on ${back}) has a contrast of ${measured.toFixed(2)}, and ${least} is needed`,
    `The nearest colour that can be read is ${nearestReadable(colour, surfaces)}.`,
  ] as const;
}

/** Returns a contact as a link: an address that readers may be sent to, a plain mail address or a phone number. */
function contactLink(text: string): string | undefined {
  const mail = /^(?:mailto:)?([A-Za-z0-9._+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24})$/.exec(text)?.[1];
  if (mail) return `mailto:${mail}`;
  // RFC 3966; only global numbers. Visual separators are removed.
  const number = /^tel:(\+[\d ().-]+)$/.exec(text)?.[1]?.replace(/[^+\d]/g, '');
  if (number && /^\+\d{6,15}$/.test(number)) return `tel:${number}`;
  return !s.linkProblem(text) && text.length <= 200 ? text : undefined;
}

function contactProblem(text: string): string | undefined {
  if (contactLink(text) !== undefined) return undefined;
  return /^http:/i.test(text)
    ? `${s.quoteValue(text)} is an http address, which others on the way can change`
    : `${s.quoteValue(text)} is no address that readers can be led to`;
}

/** Returns what is wrong with the address of a guide. */
export function guideAddressProblem(address: string): string | undefined {
  if (/^http:\/\/(?:localhost|127\.|\[::1\])/.test(address))
    return 'it is that of a machine for itself, which readers cannot open';
  const problem = s.linkProblem(address) ?? (/[?#]/.test(address) ? 'it has a ? or # in it' : undefined);
  if (problem) return problem;
  const path = /^https:\/\/[^/]*(\/.*)?$/.exec(address)?.[1] ?? '/';
  const names = path.split('/').filter(Boolean);
  return names.every((name) => /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/.test(name))
    ? undefined
    : `${s.quoteValue(path)} is no plain folder of a server`;
}

/** Returns the schema of a guide's settings. */
function settingsSchema(known: Known) {
  const shade = (theme: AccentTheme) =>
    s.converted(
      s.checkedText(
        `The colour of buttons and links in the ${theme} theme, #rrggbb.`,
        (colour) => colourProblem(colour, theme, known),
        'it as #rrggbb, e.g. #1f4fc9',
      ),
      (colour) => colour.toLowerCase(),
    );
  const inBothThemes = s.converted(shade('light'), (light) => ({
    light,
    dark: nearestReadable(light, { ...pageSurfaces.dark, phones: known.phones.dark }),
  }));
  return s.record('The settings of a guide; `sideguide init` writes them.', {
    name: s.optional(
      s.converted(
        s.checkedText(
          'The name of your guide.',
          (name) => s.textProblem(name, longestName),
          `a short name in plain letters, at most ${longestName} of them`,
        ),
        (name) => name.trim(),
      ),
    ),
    accent: s.optional(
      s.anyOf(
        'The colour of buttons and links; if only one is given, that of the dark theme is computed.',
        [inBothThemes, s.record('One for each theme.', { light: shade('light'), dark: shade('dark') })],
        '"#rrggbb", or {"light": "#rrggbb", "dark": "#rrggbb"}',
      ),
    ),
    mark: s.optional(
      s.matching(
        'The picture beside the name.',
        /^[\w-][\w.-]*\.(?:svg|png)$/,
        'the name of an .svg or .png file that lies beside this one',
      ),
    ),
    contact: s.optional(
      s.converted(
        s.checkedText(
          'Where readers reach you.',
          contactProblem,
          'a mail address (help@example.org), a number with its country (tel:+49301234567) or a page (https://example.org/help)',
        ),
        (contact) => contactLink(contact)!,
      ),
    ),
    languages: s.optional(
      s.unique(
        s.nonEmptyList(
          'The languages that you offer, the first for readers of all others; leave it out for all of them.',
          s.oneOf('A language of the guide. Another one is translated in a clone of Sideguide first.', known.languages),
        ),
      ),
    ),
    schemes: s.optional(
      s.unique(
        s.nonEmptyList(
          'Schemes other than https that the link of a reader’s own (`next=`) may have.',
          s.checkedText(
            'A scheme.',
            (scheme) =>
              !/^[a-z][a-z\d+.-]{1,30}$/.test(scheme)
                ? `${s.quoteValue(scheme)} is no scheme`
                : unsafeSchemes.includes(scheme)
                  ? `${s.quoteValue(scheme)} can do more than open an app, or needs no listing`
                  : undefined,
            'the scheme of your app in small letters, without its colon, as in "exampleapp"',
          ),
        ),
      ),
    ),
    catalogue: s.withDefault(
      s.oneOf('add: your apps beside the known ones; only: yours alone.', ['add', 'only']),
      'add',
    ),
    flows: s.optional(s.trueOrFalse('Whether the site also has the steps of each phone as files for other programs.')),
    address: s.optional(
      s.converted(
        s.checkedText(
          'Where the guide will open.',
          guideAddressProblem,
          'it whole, as in https://example.org/guide/, or leave it out to try the guide on this machine',
        ),
        (address) => address.replace(/\/*$/, '/'),
      ),
    ),
  });
}

/** An operator's validated settings. */
export type Settings = s.Infer<ReturnType<typeof settingsSchema>>;

/** Validates an operator's settings. All mistakes are reported at once; an invalid field is treated as absent. */
export function checkSettings(value: unknown, known: Known, report: Say): Settings {
  const schema = settingsSchema(known);
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  // A field that is null counts as absent.
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(isRecord ? value : {}).filter(([, one]) => one !== null),
  );
  for (const { field, reason, remedy } of s.findProblems(schema, isRecord ? given : value))
    report(field || '(whole file)', reason, remedy);
  const read = Object.entries(schema.shape).map(([name, field]) => [name, s.readValue(field, given[name])] as const);
  return { catalogue: 'add', ...Object.fromEntries(read.filter(([, one]) => one !== undefined)) };
}
