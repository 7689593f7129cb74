import { relative } from 'node:path';
import { harmless, Stop, today, writeAtomically } from '@sideguide/cli-kit';
import type { AppEntry } from '@sideguide/guide-core/model';
import type { TargetCatalogue } from '../catalogue/target-catalogue.ts';
import { requireValidEntry } from '../catalogue/valid-entry.ts';
import type { Candidate, LeftOut, Offer } from './candidate.ts';
import { candidateProblem, mergedEntry, newSigners } from './merge.ts';

/** More apps than this are chosen by name: a guide for all of F-Droid helps nobody. */
const maxApps = 100;

/** Which apps of a source to import, and how. */
export interface Choice {
  /** Package names, separated by commas. */
  readonly apps?: string;
  /** Only apps that the guide has already. */
  readonly renew?: true;
  /** Accept another signer of an app that is known already. */
  readonly yes?: true;
  readonly 'dry-run'?: true;
}

interface Imported {
  readonly app: AppEntry;
  readonly file: string;
  readonly isNew: boolean;
}

/** The result of an import. */
export interface ImportResult {
  readonly written: readonly Imported[];
  /** Package names. */
  readonly unchanged: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Writes the entries of a source's apps into a guide. Throws `Stop` if there are too many. */
export function importApps(offer: Offer, catalogue: TargetCatalogue, choice: Choice): ImportResult {
  const { chosen, missing } = choose(offer.candidates, catalogue, choice);
  const leftOut: LeftOut[] = [...offer.leftOut.filter(({ what }) => isWanted(what, catalogue, choice)), ...missing];
  const written: Imported[] = [];
  const unchanged: string[] = [];
  for (const candidate of chosen) {
    try {
      const result = importOne(candidate, catalogue, choice);
      if (result) written.push(result);
      else unchanged.push(candidate.package);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      leftOut.push({ what: candidate.package, reason: `${error.message} ${error.remedy}`.replace(/^Not added: /, '') });
    }
  }
  return { written, unchanged, leftOut };
}

const namesIn = (list: string | undefined): readonly string[] | undefined =>
  list?.split(',').flatMap((id) => id.trim() || []);

const isWanted = (id: string, { apps }: TargetCatalogue, choice: Choice): boolean =>
  (namesIn(choice.apps)?.includes(id) ?? true) && (!choice.renew || apps.has(id));

/** Returns the apps to import, and those that were named and that the source does not have. */
function choose(candidates: readonly Candidate[], catalogue: TargetCatalogue, choice: Choice) {
  const chosen = candidates.filter((one) => isWanted(one.package, catalogue, choice));
  if (chosen.length > maxApps)
    throw new Stop(
      `The source has ${chosen.length} apps, and at most ${maxApps} can be imported at a time. Nothing was written.`,
      `Name those that you want: --apps ${chosen
        .slice(0, 2)
        .map((one) => one.package)
        .join(',')}`,
    );
  const wanted = namesIn(choice.apps) ?? [];
  const missing = wanted
    .filter((id) => !candidates.some((one) => one.package === id))
    .map((id) => ({ what: harmless(id, 80), reason: 'the source has no such app that can be used' }));
  return { chosen, missing };
}

/** Writes the entry of one app. Returns undefined if there is nothing new, and throws `Stop` if it is refused. */
function importOne(
  candidate: Candidate,
  catalogue: TargetCatalogue,
  { yes, 'dry-run': isDryRun }: Choice,
): Imported | undefined {
  const id = candidate.package;
  const old = catalogue.apps.get(id);
  const known = catalogue.known.get(id);
  const problem = candidateProblem(candidate);
  if (problem) throw new Stop(`${problem}.`, 'Add it by its file instead.', 1);
  const others = newSigners(candidate, old ?? known);
  if (others.length && !yes)
    throw new Stop(
      `it is known with another signer, and here it is signed with ${others[0]}.`,
      'If its makers say that both are theirs, import it with --yes.',
      1,
    );
  const entry = mergedEntry(candidate, {
    ...(old ? { old } : {}),
    ...(known && !old ? { known } : {}),
    today: today(),
  });
  if (entry === old) return undefined;
  requireValidEntry(entry);
  const { format, folder } = catalogue;
  const file = format.fileOf(folder, id);
  const text = format.text(entry, file, old !== undefined);
  if (!isDryRun) writeAtomically(file, text);
  return { app: entry, file: relative(process.cwd(), file) || file, isNew: old === undefined };
}
