import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { call, folderArgument, harmless, runsInGuideFolder, Stop } from '@sideguide/cli-kit';
import type { AppEntry } from '@sideguide/guide-core/model';
import { checkContent } from '../../check.ts';
import { type Content, type Finding, sourceTag } from '../../content.ts';
import { JsoncError, parseJsonc } from '../../operator/jsonc.ts';
import { overlay } from '../../operator/overlay.ts';
import type { OwnStep } from '../../operator/own-steps.ts';
import { ownStepField, readOwnStep } from '../../operator/read-own-step.ts';
import { checkSettings, type Settings } from '../../operator/settings.ts';
import { publishedTags } from '../../stand-ins.ts';
import { located } from '../place.ts';
import { largest, type Picture, readIcons, readPicture } from './pictures.ts';
import { findSettings, settingsName } from './settings-file.ts';

/** What the data folders hold, and the field that only such a file has. */
const kinds = {
  apps: { what: 'app', phrase: 'an app', field: 'package' },
  steps: { what: 'step', phrase: 'a step', field: 'place' },
} as const;

/** Both extensions a data file can have. */
const ends = /\.jsonc?$/;

/** An operator's folder as read: settings, apps, and the findings in them. */
export interface OperatorFolder {
  /** Absolute. */
  readonly path: string;
  readonly settings: Settings;
  /** The operator's own apps, by package name. */
  readonly apps: Readonly<Record<string, AppEntry>>;
  /** The operator's own steps, by id. */
  readonly steps: Readonly<Record<string, OwnStep>>;
  /** The base content with the operator's data applied; usable only if there are no findings. */
  readonly content: Content;
  /** The same in every language of the base, before languages are restricted. */
  readonly everyLanguage: Content;
  readonly mark?: Picture;
  /** The icons of the operator's own apps, as paths in the site. */
  readonly icons: Readonly<Record<string, Picture>>;
  /** Mistakes in the folder, with paths relative to it. */
  readonly findings: readonly Finding[];
}

/** Returns the operator's folder as named, or the current one. Throws `Stop` if it is not a folder. */
export function findFolder(given: string | undefined): string {
  const folder = resolve(given ?? '.');
  const shown = given === undefined ? 'This folder' : `“${harmless(given, 80)}”`;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Stop(`${shown} is no folder.`, `Begin one: ${call} init my-guide`);
  if (findSettings(folder) === undefined)
    throw new Stop(
      `${shown} is no guide: there is no ${settingsName} in it.`,
      `${runsInGuideFolder ? 'Go into the folder of your guide (cd my-guide)' : 'Name the folder of your guide (--folder my-guide)'}, or begin one: ${call} init my-guide`,
    );
  return folder;
}

/** Thrown if something cannot be read as a data file. */
class NoData extends Error {
  readonly remedy = 'Put a text file of your own there, or take it out.';
}

/** Reads a file's text. In a folder of somebody else it may be a pipe, which never ends, or a link to a device. */
function readData(path: string): string {
  const there = statSync(path);
  if (!there.isFile()) throw new NoData('it is no file');
  if (there.size > largest) throw new NoData(`it has ${there.size} bytes, and ${largest} are the most`);
  return readFileSync(path, 'utf8');
}

/** Reads a folder and applies it to the base content. Never throws for mistakes; returns all of them as findings. */
export function readFolder(path: string, base: Content): OperatorFolder {
  const findings: Finding[] = [];
  const reportIn = (file: string) => (field: string, reason: string, remedy: string) =>
    findings.push({ file, field, reason, remedy });
  const parse = (file: string): unknown => {
    try {
      return parseJsonc(readData(join(path, file)));
    } catch (error) {
      const [reason, remedy] =
        error instanceof JsoncError || error instanceof NoData
          ? [error.message, error.remedy]
          : [`it cannot be read (${(error as NodeJS.ErrnoException).code})`, 'Allow it to be read, or take it out.'];
      const place = error instanceof JsoncError ? { line: error.line, column: error.column } : {};
      findings.push({ file, ...place, field: '(whole file)', reason, remedy });
      return undefined;
    }
  };

  const file = findSettings(path) ?? settingsName;
  const looks = Object.values(base.skins).map(({ look }) => look.phone);
  const phones = { light: looks.map(({ light }) => light), dark: looks.map(({ dark }) => dark) };
  const raw = parse(file);
  const known = { languages: Object.keys(base.locales), phones };
  const settings: Settings = raw === undefined ? { catalogue: 'add' } : checkSettings(raw, known, reportIn(file));
  const mark =
    settings.mark === undefined
      ? undefined
      : readPicture(path, settings.mark, (reason, remedy) => reportIn(file)('mark', reason, remedy));

  /** Reads the data files of a folder by their names without the extension. */
  const readAll = (folder: 'apps' | 'steps'): Record<string, unknown> => {
    const { what, field } = kinds[folder];
    const elsewhere = folder === 'apps' ? 'steps' : 'apps';
    const other = kinds[elsewhere];
    const all: Record<string, unknown> = {};
    for (const name of namesIn(join(path, folder))) {
      const id = name.replace(ends, '');
      const value = parse(`${folder}/${name}`);
      if (value === undefined) continue;
      if (typeof value === 'object' && value !== null && other.field in value && !(field in value)) {
        reportIn(`${folder}/${name}`)('(whole file)', `it is ${other.phrase}`, `Move it to ${elsewhere}/${name}.`);
        continue;
      }
      if (id in all)
        reportIn(`${folder}/${name}`)('(whole file)', `this ${what} has another file`, 'Keep one of the two.');
      all[id] = typeof value === 'object' && value !== null ? value : {};
    }
    return all;
  };
  const apps = readAll('apps') as Record<string, AppEntry>;
  // An app whose file cannot be read is there all the same: that mistake has its own finding.
  const named = namesIn(join(path, 'apps')).map((name) => name.replace(ends, ''));
  // So is one in a file with another name.
  const meant = Object.values(apps).flatMap((app) => (typeof app.package === 'string' ? [app.package] : []));
  if (settings.catalogue === 'only' && named.length === 0)
    reportIn(file)(
      'catalogue',
      'it is "only", and there is no app in apps/',
      `Add one: ${call} add app.apk --page URL${folderArgument(path)}`,
    );
  const given = Object.entries(readAll('steps'));
  const offered = settings.languages ?? publishedTags(base);
  const inCatalogue = overlay(base, apps, settings);
  const place = {
    content: inCatalogue,
    apps: [...new Set([...named, ...meant, ...Object.keys(inCatalogue.apps)])],
    languages: offered,
    source: sourceTag(base),
  };
  const steps = Object.fromEntries(
    given.flatMap(([id, value]) => {
      const step = readOwnStep(id, value, place, reportIn(dataFile(path, 'steps', id)));
      return step ? [[id, step] as const] : [];
    }),
  );
  const { languages: _, ...inAllLanguages } = settings;
  const { icons, iconPaths } = readIcons(path, Object.keys(apps), (name, ...finding) =>
    reportIn(name)('(whole file)', ...finding),
  );
  const own = { ...base, icons: iconPaths };
  const everyLanguage = overlay(own, apps, inAllLanguages, steps);
  for (const found of checkContent(everyLanguage)) {
    const app = /^content\/apps\/(.+)\.ts$/.exec(found.file)?.[1];
    const inStep = ownStepField(found, Object.keys(steps));
    if (app !== undefined && app in apps) findings.push({ ...found, file: appFile(path, app), ...inData(found) });
    else if (inStep)
      findings.push({ ...found, field: inStep.field, file: dataFile(path, 'steps', inStep.id), ...inData(found) });
  }
  const content = overlay(own, apps, settings, steps);
  const placed = findings.map((finding) => located(path, finding));
  return { path, settings, apps, steps, content, everyLanguage, icons, ...(mark ? { mark } : {}), findings: placed };
}

/** Returns the folder if all of its apps are valid. Otherwise throws `Stop` with the first mistake. */
export function withSoundApps(folder: OperatorFolder): OperatorFolder {
  const wrong = folder.findings.find(({ file }) => file.startsWith('apps/'));
  if (!wrong) return folder;
  throw new Stop(
    `${harmless(wrong.file, 120)} has a mistake: ${harmless(`${wrong.field}: ${wrong.reason}`, 200)}.`,
    `Mend it first. See: ${call} doctor${folderArgument(folder.path)}`,
  );
}

const namesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => ends.test(name))
        .sort()
    : [];

/** Returns a data file of an operator's folder, relative to it. */
const dataFile = (folder: string, kind: 'apps' | 'steps', id: string): string =>
  `${kind}/${id}${existsSync(join(folder, kind, `${id}.json`)) ? '.json' : '.jsonc'}`;

/** Returns the file of an operator's app, relative to the folder. */
export const appFile = (folder: string, id: string): string => dataFile(folder, 'apps', id);

/** Rewrites a remedy of the content check for the syntax of an operator's file. */
const inData = ({ remedy }: Finding) => ({
  remedy: remedy
    .replace(/\b(package): '([^']*)'/, '"$1": "$2"')
    .replace(/content\/apps\/(\S+)\.ts/, 'apps/$1.jsonc')
    .replace("content/labels or the skin's labels.json", '“labels” or “roles” in the guide.json of a build'),
});
