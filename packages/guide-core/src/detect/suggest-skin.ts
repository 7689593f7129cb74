// In the first load.
import type { SkinHints } from '../model/skin.ts';

/** What a browser tells of its phone: the client hint `model`, where there is one, and the user agent. */
export interface BrowserHints {
  readonly model?: string;
  readonly userAgent?: string;
}

// Real user agents stay below 500 characters. The rest is not looked at, so that no rule can be made to run for long.
const limit = 1_000;

// Parts of a user agent's first parentheses that may follow the version of Android and are no model: `U`, `Mobile`,
// `rv:109.0`, `wv`, a language such as `en-gb`, a product such as `Browser Mini/36.2`, a build id without `Build/`, and what
// Huawei Browser adds: `HarmonyOS`, `HMSCore 6.6.0.312`, `GMSCore 22.36.15`.
const noModel =
  /^(?:U|wv|Mobile|Tablet|rv:.*|[a-z]{2,3}(?:[-_][A-Za-z\d]{2,4}){0,2}|.*\/v?\d.*|HarmonyOS|[GH]MSCore .*|[A-Z][A-Z\d]{2,3}\.\d{6}\..*)$/;

/** Takes a model as told; `K` is what browsers say in place of one since the user agent was frozen. */
function known(model: string | undefined): string | undefined {
  const trimmed = model?.slice(0, limit).trim();
  return trimmed === '' || trimmed === 'K' ? undefined : trimmed;
}

/** The parentheses around `Android`, without them. They nest where a model has some: `Note 8 (2021)`. */
function platformPart(userAgent: string): string | undefined {
  const start = userAgent.search(/\([^()]*\bAndroid\b/);
  if (start < 0) return undefined;
  let depth = 0;
  for (let at = start; at < userAgent.length; at++) {
    if (userAgent[at] === '(') depth++;
    else if (userAgent[at] === ')' && --depth === 0) return userAgent.slice(start + 1, at);
  }
  // Cut off: the last part may be half a model.
  return undefined;
}

/**
 * Reads the model of an Android phone out of a user agent.
 *
 * Source: the format is nobody's standard. Android's WebView writes `(Linux; Android 13; MODEL Build/ID; wv)`, other
 * browsers leave out the build or add a language, Firefox leaves out the model.
 *
 * @returns `undefined` if the user agent keeps the model to itself, and for anything that is not Android.
 */
export function modelOf(userAgent: string): string | undefined {
  const parts = platformPart(userAgent.slice(0, limit))
    ?.split(';')
    .map((part) => part.trim());
  if (!parts) return undefined;
  const rest = parts.slice(parts.findIndex((part) => /^Android\b/.test(part)) + 1);
  const built = rest.find((part) => /(?:^| )Build\//.test(part));
  // Some put the name of the ROM where others put `Build/`, in capitals as well.
  const plain = (part: string) => part.replace(/(?:^| +)(?:Build|[A-Z]+)\/.*$/, '');
  const part = built ?? rest.reverse().find((part) => part !== '' && !noModel.test(plain(part)));
  return known(part && plain(part));
}

function matches(sources: readonly string[] | undefined, text: string): boolean {
  return sources?.some((source) => new RegExp(source, 'i').test(text)) ?? false;
}

/**
 * Suggests the skin of the phone this page is open on. The person decides; this only preselects.
 *
 * The client hint wins over the user agent, and a model wins over the browser's own name: makers' browsers are installed
 * on other makers' phones.
 *
 * @param rules Hints by id of the skin.
 * @returns The id, if exactly one skin matches.
 */
export function suggestSkin(rules: Readonly<Record<string, SkinHints>>, seen: BrowserHints): string | undefined {
  const userAgent = seen.userAgent?.slice(0, limit) ?? '';
  const model = known(seen.model) ?? modelOf(userAgent);
  const found = Object.entries(rules).filter(([, hints]) => {
    if (model !== undefined) return matches(hints.model, model) && !matches(hints.not, model);
    // A page in desktop mode or on another system says nothing of a phone.
    return /\bAndroid\b/.test(userAgent) && matches(hints.agent, userAgent);
  });
  return found.length === 1 ? found[0]![0] : undefined;
}
