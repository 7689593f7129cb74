import { type Content, compileGuide, compileSigners, messagesOf, sourceTag } from '@sideguide/content-kit';
import { type Address, formatAddress } from '@sideguide/guide-core/flow';
import { formatGateHash, formatMinute } from '@sideguide/guide-core/gates';
import type { AppEntry, PartName } from '@sideguide/guide-core/model';
import { phoneSamples } from '@sideguide/guide-core/testing';
import type { RouteFolder } from '@sideguide/site-kit';
import { checkHash } from '../../apps/guide/src/context/special-hashes.ts';
import { checkShots } from './check-shots.ts';
import type { Shot, ShotScope } from './shot.ts';
import { stepShots } from './step-shots.ts';

/** The longest name is the hardest test of the layout. */
const longestNamed = (apps: readonly AppEntry[]) => [...apps].sort((a, b) => b.name.length - a.name.length)[0];
const withoutNeeds = (apps: readonly AppEntry[]) => apps.find((app) => app.needs.length === 0);

/** An address that no screen has. */
const unknownPath = 'nowhere';

/** Returns all shots of one language in the order they are taken: before the first step the phone remembers nothing. */
export function findShots(content: Content, routes: readonly RouteFolder[]): Shot[] {
  const skins = Object.values(content.skins).sort((a, b) => a.card.order - b.card.order);
  const tag = sourceTag(content);
  const apps = Object.values(content.apps);
  const scope: ShotScope = {
    content,
    guides: Object.fromEntries(skins.map(({ card }) => [card.id, compileGuide(content, card.id, tag)])),
    app: longestNamed(apps)?.package,
    undemandingApp: withoutNeeds(apps)?.package,
    entry: compileSigners(content).find((entry) => entry.package === longestNamed(apps)?.package),
  };
  const ids = skins.map(({ card }) => card.id);
  const shots = routes.flatMap((route) => {
    const path = route.patterns[0]!;
    if (path.includes(':skin')) return ids.flatMap((skin) => skinShots(scope, route, skin));
    // The only other parameter names a place to return to: every skin, Home, and one that does not exist.
    const parameter = /:\w+/.exec(path)?.[0];
    if (!parameter) return plainShots(scope, route, ids);
    return [...ids, 'index', unknownPath].flatMap((value) =>
      placeShots(path.replace(parameter, value), value !== unknownPath, ids.includes(value)),
    );
  });
  shots.push({
    name: 'error-unknown-address',
    href: `/${unknownPath}`,
    expectedError: 'UnknownAddressError',
    hasAction: true,
  });
  const phase = ({ step, before }: Shot) => (before ? 2 : step ? 1 : 0);
  return shots.sort((a, b) => phase(a) - phase(b));
}

const nameOf = (path: string): string => path.slice(1) || 'index';

/** Returns the shots of a screen without a parameter: plain, and with the variants that its address can select. */
function plainShots(
  { app, content, entry }: ShotScope,
  { folder, patterns }: RouteFolder,
  skins: readonly string[],
): Shot[] {
  const path = patterns[0]!;
  const name = nameOf(path);
  const plain: Shot = { name, href: path, hasAction: false };
  const shots = [plain, { ...plain, name: `${name}-languages`, presses: ['header summary'] }];
  // The screen that suggests a phone is the one that links with an app lead to.
  if (folder === 'index') {
    if (app) shots.push({ ...plain, name: `${name}-app`, href: formatAddress({ path, app }) });
    for (const skin of skins) {
      const model = Object.values(phoneSamples)
        .flat()
        .find((phone) => phone.skin === skin && phone.seen.model)?.seen.model;
      if (model) shots.push({ ...plain, name: `${name}-suggests-${skin}`, model, hasAction: true });
    }
    shots.push({ ...plain, name: `${name}-resume`, before: `/${skins[0]}/downloadapps`, hasAction: true });
  }
  // With all choices made.
  if (folder === 'send')
    shots.push({ ...plain, name: `${name}-chosen`, href: formatAddress({ path, app, helper: 'ur', step: skins[0] }) });
  if (folder === 'service') {
    const check: Shot = { ...plain, name: `${name}-check`, href: formatAddress({ path, step: checkHash }) };
    shots.push(check, ...(entry ? checkShots(check, entry) : []));
    shots.push(...messageShots(content, path, name), ...gateShots(content, name, path));
  }
  return shots;
}

/** Returns a shot of each message. */
function messageShots(content: Content, path: string, name: string): Shot[] {
  return messagesOf(content).map(({ message: { id }, skin }) => ({
    name: `${name}-messages/${skin ? `${skin}-` : ''}${id}`,
    href: formatAddress({ path, step: id }),
    hasAction: true,
  }));
}

/** Returns a shot of every gate; one with a wait also after the wait. */
function gateShots(content: Content, name: string, path: string): Shot[] {
  const at = (step: string): Shot => ({
    name: `${name}-${step}`,
    href: formatAddress({ path, step }),
    hasAction: true,
  });
  return Object.values(content.gates).flatMap(({ id, wait }) =>
    wait ? [at(id), at(formatGateHash(id, formatMinute(0)))] : [at(id)],
  );
}

/** Returns the shots of a skin's screen: its steps if it is a part of the guide, otherwise the screen itself. */
function skinShots(scope: ShotScope, { folder, patterns }: RouteFolder, skin: string): Shot[] {
  const path = patterns[0]!.replace(':skin', skin);
  const part = folder.split('/').at(-1) as PartName;
  const guide = scope.guides[skin]!;
  const gates = part === 'service' ? gateShots(scope.content, `${skin}/${part}`, path) : [];
  if (part in guide.parts) return [...stepShots(scope, skin, part, path), ...gates];
  const at = (name: string, address: Partial<Address> = {}): Shot => ({
    name: `${skin}/${part}${name}`,
    href: formatAddress({ path, ...address }),
    hasAction: true,
  });
  return [
    at(''),
    ...guide.roms.map(({ id }) => at(`-${id}`, { rom: id, step: 'phone' })),
    ...(scope.app ? [at('-app', { app: scope.app })] : []),
    at('-print', { step: 'print' }),
    { ...at('-resume'), before: `/${skin}/downloadapps` },
  ];
}

/** Returns the shots of a result; only a known skin's shows how its last steps are done. */
function placeShots(path: string, isKnown: boolean, isSkin: boolean): Shot[] {
  const shot = { name: nameOf(path), href: path, hasAction: isKnown };
  if (!isSkin) return [shot];
  // It asks first whether the app is on the phone.
  const yes = 'main ~ nav button';
  return [
    shot,
    { ...shot, name: `${shot.name}-installed`, presses: [yes] },
    { ...shot, name: `${shot.name}-how`, presses: [yes, 'main summary'] },
    { ...shot, name: `${shot.name}-report`, presses: [yes, 'main p > button[aria-expanded] >> nth=-1'] },
  ];
}
