import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { harmless } from '@sideguide/cli-kit';

/** What a site offers, in a few words. */
export interface SiteSummary {
  /** 0 if it is not known: version 0.2.0 noted no apps in a site. */
  readonly apps: number;
  /** The operator's app, if there is only one in the whole guide, with its version. */
  readonly app?: string;
  /** 0 if it is not known. */
  readonly languages: number;
}

/** The parts of `guide.json` that are compared or counted. */
export interface PublishedGuide {
  readonly languages: readonly { readonly tag: string; readonly name: string }[];
  /** Absent in sites of version 0.2.0. */
  readonly apps?: readonly { readonly package: string; readonly name: string; readonly version?: string }[];
  readonly skins: readonly { readonly id: string; readonly versions: readonly { readonly id: string }[] }[];
  readonly steps: readonly { readonly id: string; readonly skin?: string; readonly words: object }[];
  readonly messages: readonly { readonly id: string; readonly skin?: string; readonly words: object }[];
  readonly labels: readonly { readonly id: string }[];
}

/** Returns the content of a site for other programs; undefined if it has none, or one that cannot be read. */
export function readPublishedGuide(folder: string): PublishedGuide | undefined {
  const file = join(folder, 'guide.json');
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublishedGuide) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what a site offers. */
export function summaryOf(folder: string): SiteSummary {
  const { apps = [], languages = [] } = readPublishedGuide(folder) ?? {};
  const [app, ...others] = apps;
  return {
    apps: apps.length,
    ...(app && !others.length ? { app: harmless([app.name, app.version].filter(Boolean).join(' '), 80) } : {}),
    languages: languages.length,
  };
}

/** Formats a summary: `Example 1.2, 12 languages`. */
export function showSummary({ app, apps, languages }: SiteSummary): string {
  const shownApps = app ?? (apps ? `${apps} apps` : 'its apps are not noted');
  return languages ? `${shownApps}, ${languages} ${languages === 1 ? 'language' : 'languages'}` : shownApps;
}
