import type { Facts } from '../../model/facts.ts';
import type { Resources } from '../resources.ts';
import type { XmlElement } from '../xml-element.ts';
import { checkApplication } from './components.ts';
import { checkElements } from './elements.ts';
import { Inspection } from './inspection.ts';
import { checkLibraries } from './libraries.ts';
import { checkLimits } from './limits.ts';
import { never } from './parser-rules.ts';
import { checkRights } from './permissions.ts';
import { checkSplits } from './splits.ts';

/**
 * Returns the rules of Android's parser that a manifest breaks (ParsingPackageUtils and the classes that it uses;
 * PackageParser before 11), as facts, and its types of splits. Which Android versions have a rule is in `parserRules`. Of a
 * split, Android reads what is in the application, and few of its attributes (parseSplitApplication).
 */
export function ruleFacts(
  root: XmlElement,
  { package: name, targetSdk, split }: Pick<Facts, 'package' | 'targetSdk' | 'split'>,
  resources: Resources,
): Pick<Facts, 'broken' | 'splitTypes' | 'requiredSplitTypes'> {
  const found = new Inspection(name, targetSdk, resources);
  const isSplit = split !== undefined;
  const application = root.all('application')[0];
  const types = checkSplits(root, found);
  if (!isSplit) {
    checkRights(root, found);
    checkElements(root, found);
  }
  if (application) {
    checkApplication(application, found, isSplit);
    checkLibraries(root, application, found, isSplit);
  }
  checkLimits(root, found);
  // Which of several versions it is for counts depends on where they stand (ParseInput.deferError).
  const isClear = root.all('uses-sdk').length < 2;
  const broken = found.broken.map((one) => (isClear || !one.target ? one : { ...one, target: 0, sure: never }));
  return broken.length > 0 ? { ...types, broken } : types;
}
