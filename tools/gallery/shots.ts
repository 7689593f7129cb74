import type { Entry } from '@sideguide/apk-verify';
import { type Content, compileGuide, compileSigners, messagesOf, sourceTag } from '@sideguide/content-kit';
import { phoneSamples } from '@sideguide/guide-core/detect';
import { type Address, formatAddress } from '@sideguide/guide-core/flow';
import { formatMinute, formatPlace } from '@sideguide/guide-core/gates';
import type { AppEntry, Guide, PartName } from '@sideguide/guide-core/model';
import type { RouteFolder } from '@sideguide/site-kit';
import { checkPlace } from '../../apps/guide/src/features/file-check/load.ts';
import { checkShots, type WorkerEvent } from './check-shots.ts';
import { stepShots } from './step-shots.ts';

/** One picture: where it is taken, and what a reader does before. */
export interface Shot {
  /** Its file's name, folders included. */
  readonly name: string;
  readonly href: string;
  /** True for a step of the guide: from now on the phone remembers a place. */
  readonly step?: true;
  /** Address of a step that is opened before, for what is shown to those who come back. */
  readonly before?: string;
  /** Model that the browser tells of the phone; none if absent. */
  readonly model?: string;
  /** What is pressed in turn, as selectors. */
  readonly presses?: readonly string[];
  /** What the worker of the file check tells of a file that is chosen. */
  readonly told?: WorkerEvent;
  /** Name of the error that is shown on purpose. */
  readonly fails?: string;
  /** True where the screen must offer one main action. */
  readonly action: boolean;
}

/** The longest name tries the layout hardest. */
const longest = (apps: readonly AppEntry[]) => [...apps].sort((a, b) => b.name.length - a.name.length)[0];
const plainest = (apps: readonly AppEntry[]) => apps.find((app) => app.needs.length === 0);

/** An address that no screen has. */
const nowhere = 'nowhere';

export interface Scope {
  readonly content: Content;
  readonly guides: Readonly<Record<string, Guide>>;
  /** The app chosen where one is: the longest name, and one that needs nothing. */
  readonly app?: string | undefined;
  readonly easyApp?: string | undefined;
  /** The chosen app as the file check knows it. */
  readonly entry?: Entry | undefined;
}

/** All pictures of one language, in the order they are taken: before the first step the phone remembers nothing. */
export function findShots(content: Content, routes: readonly RouteFolder[]): Shot[] {
  const skins = Object.values(content.skins).sort((a, b) => a.card.order - b.card.order);
  const tag = sourceTag(content);
  const apps = Object.values(content.apps);
  const scope: Scope = {
    content,
    guides: Object.fromEntries(skins.map(({ card }) => [card.id, compileGuide(content, card.id, tag)])),
    app: longest(apps)?.package,
    easyApp: plainest(apps)?.package,
    entry: compileSigners(content).find((entry) => entry.package === longest(apps)?.package),
  };
  const ids = skins.map(({ card }) => card.id);
  const shots = routes.flatMap((route) => {
    const path = route.patterns[0]!;
    if (path.includes(':skin')) return ids.flatMap((skin) => skinShots(scope, route, skin));
    // The only other parameter names a place to return to: every skin, Home, and one that does not exist.
    const parameter = /:\w+/.exec(path)?.[0];
    if (!parameter) return plainShots(scope, route, ids);
    return [...ids, 'index', nowhere].flatMap((value) =>
      placeShots(path.replace(parameter, value), value !== nowhere, ids.includes(value)),
    );
  });
  shots.push({ name: 'error-unknown-address', href: `/${nowhere}`, fails: 'UnknownAddressError', action: true });
  const stage = ({ step, before }: Shot) => (before ? 2 : step ? 1 : 0);
  return shots.sort((a, b) => stage(a) - stage(b));
}

const nameOf = (path: string): string => path.slice(1) || 'index';

/** A screen without a parameter: as it is, and as what its address may make it. */
function plainShots(
  { app, content, entry }: Scope,
  { folder, patterns }: RouteFolder,
  skins: readonly string[],
): Shot[] {
  const path = patterns[0]!;
  const name = nameOf(path);
  const plain: Shot = { name, href: path, action: false };
  const shots = [plain, { ...plain, name: `${name}-languages`, presses: ['header summary'] }];
  // The screen that suggests a phone is the one that links with an app lead to.
  if (folder === 'index') {
    if (app) shots.push({ ...plain, name: `${name}-app`, href: formatAddress({ path, app }) });
    for (const skin of skins) {
      const model = Object.values(phoneSamples)
        .flat()
        .find((phone) => phone.skin === skin && phone.seen.model)?.seen.model;
      if (model) shots.push({ ...plain, name: `${name}-suggests-${skin}`, model, action: true });
    }
    shots.push({ ...plain, name: `${name}-resume`, before: `/${skins[0]}/downloadapps`, action: true });
  }
  // With everything chosen.
  if (folder === 'send')
    shots.push({ ...plain, name: `${name}-chosen`, href: formatAddress({ path, app, helper: 'ur', step: skins[0] }) });
  if (folder === 'service') {
    const check: Shot = { ...plain, name: `${name}-check`, href: formatAddress({ path, step: checkPlace }) };
    shots.push(check, ...(entry ? checkShots(check, entry) : []));
    shots.push(...messageShots(content, path, name), ...gateShots(content, name, path));
  }
  return shots;
}

/** Each message, and each picture of it. */
function messageShots(content: Content, path: string, name: string): Shot[] {
  return messagesOf(content).flatMap(({ message: { id, scenes = [] }, skin }) => {
    const shot: Shot = {
      name: `${name}-messages/${skin ? `${skin}-` : ''}${id}`,
      href: formatAddress({ path, step: id }),
      action: true,
    };
    const more = scenes.slice(1).map((_scene, at) => ({
      ...shot,
      name: `${shot.name}-${at + 2}`,
      presses: Array.from({ length: at + 1 }, () => 'figure button'),
    }));
    return [shot, ...more];
  });
}

/** Every gate; one with a wait also when it is over. */
function gateShots(content: Content, name: string, path: string): Shot[] {
  const at = (step: string): Shot => ({ name: `${name}-${step}`, href: formatAddress({ path, step }), action: true });
  return Object.values(content.gates).flatMap(({ id, wait }) =>
    wait ? [at(id), at(formatPlace(id, formatMinute(0)))] : [at(id)],
  );
}

/** A screen of one skin: its steps where it is a part of the guide, else the screen by itself. */
function skinShots(scope: Scope, { folder, patterns }: RouteFolder, skin: string): Shot[] {
  const path = patterns[0]!.replace(':skin', skin);
  const part = folder.split('/').at(-1) as PartName;
  const guide = scope.guides[skin]!;
  const gates = part === 'service' ? gateShots(scope.content, `${skin}/${part}`, path) : [];
  if (part in guide.parts) return [...stepShots(scope, skin, part, path), ...gates];
  const at = (name: string, address: Partial<Address> = {}): Shot => ({
    name: `${skin}/${part}${name}`,
    href: formatAddress({ path, ...address }),
    action: true,
  });
  return [
    at(''),
    ...guide.roms.map(({ id }) => at(`-${id}`, { rom: id, step: 'phone' })),
    ...(scope.app ? [at('-app', { app: scope.app })] : []),
    at('-print', { step: 'print' }),
    { ...at('-resume'), before: `/${skin}/downloadapps` },
  ];
}

/** Only a skin's own result shows how its last steps are done. */
function placeShots(path: string, known: boolean, foldable: boolean): Shot[] {
  const shot = { name: nameOf(path), href: path, action: known };
  if (!foldable) return [shot];
  return [
    shot,
    { ...shot, name: `${shot.name}-how`, presses: ['main summary'] },
    { ...shot, name: `${shot.name}-report`, presses: ['main p > button[aria-expanded] >> nth=-1'] },
  ];
}
