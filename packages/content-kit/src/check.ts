import { checkApps, checkLocaleCards, checkSkinCards } from './checks/cards.ts';
import { checkDrawings } from './checks/drawings.ts';
import { checkGates } from './checks/gates.ts';
import { checkHidden } from './checks/hidden.ts';
import { checkLabels } from './checks/labels.ts';
import { checkMessages } from './checks/messages.ts';
import { checkOwnSteps } from './checks/own-steps.ts';
import { checkPhrases } from './checks/phrases.ts';
import { checkSafety } from './checks/safety.ts';
import { checkScreens } from './checks/screens.ts';
import { checkShapes } from './checks/shape.ts';
import { checkKnownSigners } from './checks/signers.ts';
import { checkSteps } from './checks/steps.ts';
import { checkVersions } from './checks/versions.ts';
import { checkLocaleWords, checkProse } from './checks/words.ts';
import type { Content, Finding, ReportFinding } from './content.ts';
import { withStandIns } from './stand-ins.ts';

/** Checks of the content as it is in the files. */
const ofFiles: readonly ((content: Content, report: ReportFinding) => void)[] = [
  checkLocaleCards,
  checkLocaleWords,
  checkProse,
  checkMessages,
];

/** Checks of the content as readers see it: what a language lacks is filled in from the source language. */
const checks = [
  checkSkinCards,
  checkApps,
  checkKnownSigners,
  checkVersions,
  checkSteps,
  checkScreens,
  checkDrawings,
  checkOwnSteps,
  checkGates,
  checkSafety,
  checkLabels,
  checkHidden,
  checkPhrases,
];

/** Checks the whole content and returns all findings; an empty list means it can be built. */
export function checkContent(content: Content): Finding[] {
  const findings: Finding[] = [];
  const report: ReportFinding = (file, field, reason, remedy, causes = []) => {
    const isAbout = (at: string, name: string) => (one: Finding) => one.file === at && one.field === name;
    const isRepeated = findings.filter(isAbout(file, field)).some((one) => one.reason === reason);
    const isConsequence = causes.some((cause) => findings.some(isAbout(...cause)));
    if (!isRepeated && !isConsequence) findings.push({ file, field, reason, remedy });
  };
  checkShapes(content, report);
  const shown = findings.length ? content : withStandIns(content);
  const failed: Finding[] = [];
  for (const check of [...ofFiles, ...checks]) {
    try {
      check(ofFiles.includes(check) ? content : shown, report);
    } catch (error) {
      failed.push({
        file: 'content',
        field: check.name,
        reason: `the check could not go on: ${error instanceof Error ? error.message : String(error)}`,
        remedy: 'Report this as a bug, with what you changed last.',
      });
    }
  }
  // A check that fails on a mistake that is already reported says nothing of its own.
  return findings.length ? findings : failed;
}

/** Formats a finding for the operator. */
export const showFinding = ({ file, line, column, field, reason, remedy }: Finding): string =>
  `${file}${line === undefined ? '' : `:${line}:${column}`} › ${field}\n    ${reason}\n    → ${remedy}`;
