import { asidesOf, formatAddress, stepsOf } from '@sideguide/guide-core/flow';
import type { Guide, Need, PartName, PlannedStep } from '@sideguide/guide-core/model';
import { checkShots } from './check-shots.ts';
import type { Shot, ShotScope } from './shot.ts';

/** Answers under which a step is shown; undefined is "I don't know". */
interface Phone {
  readonly os?: string;
  readonly rom?: string;
}

/** Returns the first phone that shows the step: any version before a specific one, the first ROM before the others. */
function phoneFor(
  guide: Guide,
  versions: readonly string[],
  part: PartName,
  { id }: PlannedStep,
  needs?: readonly Need[],
): Phone | undefined {
  for (const os of [undefined, ...versions]) {
    for (const rom of [...guide.roms.map((rom) => rom.id), undefined]) {
      const answers = { os: os ?? 'unknown', rom: rom ?? 'unknown', ...(needs ? { needs } : {}) };
      const { asked, offered } = stepsOf(guide, part, answers);
      if ([...asked, ...offered, ...asidesOf(guide, part, answers)].some((step) => step.id === id))
        return { ...(os ? { os } : {}), ...(rom ? { rom } : {}) };
    }
  }
  return undefined;
}

/** Moments of a play, in milliseconds: a picture takes about two seconds. */
const moments = [300, 900, 1500, 2100, 2700, 3300, 3900, 4500];

/** Returns the living phone of a step: at rest with its strip, and while it plays, moment by moment. */
const filmShots = (shot: Shot): Shot[] => [
  { ...shot, name: `${shot.name}-strip`, playedMs: 0 },
  ...moments.map((playedMs, n) => ({ ...shot, name: `${shot.name}-film-${n + 1}`, playedMs })),
];

/** Returns a shot of every step of a part, and of what a step's tool shows. All its drawings are on it. */
export function stepShots(scope: ShotScope, skin: string, part: PartName, path: string): Shot[] {
  const { app, undemandingApp, entry, content, guides } = scope;
  const guide = guides[skin]!;
  const versions = content.skins[skin]!.skin.versions.map((version) => version.id);
  // Without an app all settings are steps; the way to the file is taken with an app.
  const chosen = part === 'downloadapps' ? app : undefined;
  const apps = Object.values(content.apps);
  const shots: Shot[] = [];
  for (const step of guide.parts[part]) {
    // A step that covers others is shown only with an app that needs them all.
    const phoneWith = (needs?: readonly Need[]) => phoneFor(guide, versions, part, step, needs);
    const demanding = phoneWith() ? undefined : apps.find(({ needs }) => phoneWith(needs));
    const phone = phoneWith(demanding?.needs);
    if (!phone) continue;
    const name = `${skin}/${step.id}`;
    const hrefFor = (chosenApp: string | undefined) => formatAddress({ path, ...phone, app: chosenApp, step: step.id });
    const shot: Shot = {
      name,
      href: hrefFor(step.tool === 'app-list' ? undefined : (demanding?.package ?? chosen)),
      step: true,
      hasAction: true,
    };
    shots.push(shot);
    if (step.tool === 'app-card') shots.push({ ...shot, name: `${name}-no-app`, href: hrefFor(undefined) });
    if (step.tool === 'check-file' && entry) shots.push(...checkShots(shot, entry));
    // The quiet line under the primary action is the only button there.
    if (step.tool === 'caller-question') shots.push({ ...shot, name: `${name}-stop`, presses: ['main ~ * button'] });
    // The tools of a step, and the helper's view of it: for the first step with a drawing.
    if (step === guide.parts[part].find(({ scenes }) => scenes.length > 0)) {
      shots.push({ ...shot, name: `${name}-send`, presses: ['main section button[aria-expanded]'] });
      const rtl = Object.keys(content.locales).find((tag) => content.locales[tag]!.card.dir === 'rtl');
      const helperHref = formatAddress({ path, ...phone, app: chosen, step: step.id, helper: rtl });
      shots.push({ ...shot, name: `${name}-helper`, href: helperHref });
    }
    if (step === guide.parts[part].find(({ scenes }) => scenes.length > 1)) shots.push(...filmShots(shot));
    if (step === guide.parts[part][0]) shots.push({ ...shot, name: `${name}-otherwise`, presses: ['main summary'] });
  }
  if (part === 'service' && undemandingApp) {
    const href = formatAddress({ path, app: undemandingApp });
    shots.push({ name: `${skin}/${part}-not-needed`, href, hasAction: true });
    const [offered] = stepsOf(guide, part, { os: 'unknown', rom: guide.roms[0]!.id, needs: [] }).offered;
    if (offered)
      shots.push({
        name: `${skin}/${part}-offered`,
        href: formatAddress({ path, rom: guide.roms[0]!.id, app: undemandingApp, step: offered.id }),
        step: true,
        hasAction: true,
      });
  }
  return shots;
}
