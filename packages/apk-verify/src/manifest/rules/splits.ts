import type { Facts } from '../../model/facts.ts';
import { maxLength } from '../names.ts';
import { namedText } from '../typed.ts';
import type { XmlElement } from '../xml-element.ts';
import type { Inspection } from './inspection.ts';
import { isPlainName } from './names.ts';

/** A name that may be a file’s, and has more than dots. */
const isType = (type: string) => isPlainName(type) && type.length <= maxLength && /\w/.test(type);

/**
 * Returns the types of splits that an APK is, and that it needs; names that are none break a rule, and so do a `uses-split`
 * without a name and a mark against updates (PackageInstallerSession.validateApkInstallLocked; ApkLiteParseUtils.parseApkLite, parseRequiredSplitTypes).
 */
export function checkSplits(root: XmlElement, found: Inspection): Pick<Facts, 'splitTypes' | 'requiredSplitTypes'> {
  const [used] = root.all('uses-split');
  if (used && namedText(used.android('name')) === null) found.breaks('uses-split', used.name);
  if (root.named('updatableSystem')?.value.integer === 0) found.breaks('not-updatable', root.name);
  const lists: Record<string, string[]> = {};
  for (const name of ['splitTypes', 'requiredSplitTypes']) {
    const list = namedText(root.android(name));
    if (!list) continue;
    const types = list.trim().split(',');
    // Java's `split` drops empty ones at the end.
    while (types.length > 1 && types[types.length - 1] === '') types.pop();
    lists[name] = [...new Set(types.map((type) => type.trim()))];
    if (!lists[name].every(isType)) found.breaks('split-types', name);
  }
  return lists;
}
