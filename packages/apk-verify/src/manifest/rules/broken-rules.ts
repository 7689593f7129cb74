import type { Resources } from '../resources.ts';
import type { XmlElement } from '../xml-element.ts';
import { checkApplication } from './components.ts';
import { checkElements } from './elements.ts';
import { Inspection } from './inspection.ts';
import { checkLibraries } from './libraries.ts';
import { checkLimits } from './limits.ts';
import { type BrokenRule, never } from './parser-rules.ts';
import { checkRights } from './permissions.ts';

/**
 * Returns the rules of Android's parser that a manifest breaks (ParsingPackageUtils and the classes that it uses;
 * PackageParser before 11). Which Android versions have a rule is in `parserRules`.
 */
export function brokenRules(
  root: XmlElement,
  ofPackage: string,
  targetSdk: number,
  resources: Resources,
): BrokenRule[] {
  const found = new Inspection(ofPackage, targetSdk, resources);
  const application = root.all('application')[0];
  checkRights(root, found);
  checkElements(root, found);
  if (application) {
    checkApplication(application, found);
    checkLibraries(root, application, found);
  }
  checkLimits(root, found);
  // Which of several versions it is for counts depends on where they stand (ParseInput.deferError).
  const isClear = root.all('uses-sdk').length < 2;
  return found.broken.map((one) => (isClear || !one.target ? one : { ...one, target: 0, sure: never }));
}
