import { suggestSkin } from '@sideguide/guide-core/detect';
import { skinHints } from '../../catalog.ts';
import { phoneHints } from '../../platform/phone-hints.ts';

/** Suggests a skin for the phone that this seems to be, from what the browser reveals. */
export async function load() {
  const [rules, seen] = await Promise.all([skinHints(), phoneHints()]);
  return { suggested: suggestSkin(rules, seen) };
}
