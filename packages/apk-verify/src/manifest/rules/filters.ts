import { attr } from '../attributes.ts';
import { namedText } from '../typed.ts';
import type { XmlElement } from '../xml-element.ts';
import type { Inspection } from './inspection.ts';
import { checkNumbers } from './numbers.ts';
import { isAdvancedPattern, isJavaInteger } from './patterns.ts';

/**
 * ParsedIntentInfoUtils.parseIntentInfo: names of actions and categories, and data.
 *
 * @param from The first Android version that reads the filter.
 */
export function checkFilter(filter: XmlElement, owner: string, found: Inspection, from = 1): void {
  checkNumbers(filter, found, from);
  for (const child of filter.children) {
    if (child.name === 'action' || child.name === 'category') {
      const name = namedText(child.android('name'));
      if (name === null) found.breaks('action-name', `${owner}/${child.name}`, { from });
      if (name === '') found.breaks('empty-action-name', `${owner}/${child.name}`);
    }
    if (child.name === 'data') checkData(child, found, from);
  }
}

/** IntentFilter.addDataType: a slash that is neither first nor last. */
function checkMimeType(data: XmlElement, found: Inspection, from: number): void {
  const type = found.text(data, attr.mimeType);
  if (typeof type !== 'string') return;
  const slash = type.indexOf('/');
  if (slash <= 0 || type.length < slash + 2) found.breaks('mime-type', type, { from });
}

/** Requires that an advanced pattern can be parsed. */
export function checkPattern(element: XmlElement, id: number, found: Inspection): void {
  const pattern = found.text(element, id);
  if (typeof pattern === 'string' && !isAdvancedPattern(pattern)) found.breaks('advanced-pattern', pattern);
}

/** ParsedIntentInfoUtils.parseData: a type, a port of a host, and advanced patterns. */
function checkData(data: XmlElement, found: Inspection, from: number): void {
  checkMimeType(data, found, from);
  const port = found.text(data, attr.port);
  if (typeof port === 'string' && found.text(data, attr.host) !== null && !isJavaInteger(port))
    found.breaks('port', port, { from });
  for (const id of [attr.pathAdvancedPattern, attr.sspAdvancedPattern]) checkPattern(data, id, found);
}
