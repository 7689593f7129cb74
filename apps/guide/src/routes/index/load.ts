import { suggestSkin } from '@sideguide/guide-core/detect';
import { skinHints } from '../../catalog.ts';
import { phoneHints } from '../../platform/phone-hints.ts';

/** Which phone this seems to be, by what the browser says of it. */
export async function load() {
  const [rules, seen] = await Promise.all([skinHints(), phoneHints()]);
  return { suggested: suggestSkin(rules, seen) };
}
