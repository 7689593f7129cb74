import type { SkinHints } from '../schema/skin.ts';

/** What a browser reveals about its phone: the client hint `model`, if available, and the user agent. */
export interface BrowserHints {
  readonly model?: string;
  readonly userAgent?: string;
}

// Real user agents have fewer than 500 characters. The rest is ignored so that no regular expression can be made slow.
const limit = 1_000;

// Parts of a user agent's first parentheses that may follow the Android version and are not a model: `U`, `Mobile`,
// `rv:109.0`, `wv`, a language such as `en-gb`, a product such as `Browser Mini/36.2`, a build id without `Build/`, and
// what Huawei Browser adds: `HarmonyOS`, `HMSCore 6.6.0.312`, `GMSCore 22.36.15`.
const noModel =
  /^(?:U|wv|Mobile|Tablet|rv:.*|[a-z]{2,3}(?:[-_][A-Za-z\d]{2,4}){0,2}|.*\/v?\d.*|HarmonyOS|[GH]MSCore .*|[A-Z][A-Z\d]{2,3}\.\d{6}\..*)$/;

/** Returns the model unless it is empty or `K`, the placeholder that browsers send since the user agent was frozen. */
function knownModel(model: string | undefined): string | undefined {
  const trimmed = model?.slice(0, limit).trim();
  return trimmed === '' || trimmed === 'K' ? undefined : trimmed;
}

/** Returns the content of the parentheses that contain `Android`. A model may nest further ones: `Note 8 (2021)`. */
function platformPart(userAgent: string): string | undefined {
  const start = userAgent.search(/\([^()]*\bAndroid\b/);
  if (start < 0) return undefined;
  let depth = 0;
  for (let i = start; i < userAgent.length; i++) {
    if (userAgent[i] === '(') depth++;
    else if (userAgent[i] === ')' && --depth === 0) return userAgent.slice(start + 1, i);
  }
  // Truncated: the last part may be half a model.
  return undefined;
}

/**
 * Reads the model of an Android phone from a user agent.
 *
 * Source: the format is not standardized. Android's WebView writes `(Linux; Android 13; MODEL Build/ID; wv)`, other
 * browsers omit the build or add a language, Firefox omits the model.
 *
 * @returns `undefined` if the user agent does not reveal the model, and for anything that is not Android.
 */
export function modelOf(userAgent: string): string | undefined {
  const parts = platformPart(userAgent.slice(0, limit))
    ?.split(';')
    .map((part) => part.trim());
  if (!parts) return undefined;
  const rest = parts.slice(parts.findIndex((part) => /^Android\b/.test(part)) + 1);
  const partWithBuild = rest.find((part) => /(?:^| )Build\//.test(part));
  // Some write the name of the ROM in place of `Build/`, in capitals as well.
  const withoutBuild = (part: string) => part.replace(/(?:^| +)(?:Build|[A-Z]+)\/.*$/, '');
  const part = partWithBuild ?? rest.reverse().find((part) => part !== '' && !noModel.test(withoutBuild(part)));
  return knownModel(part && withoutBuild(part));
}

function matches(sources: readonly string[] | undefined, text: string): boolean {
  return sources?.some((source) => new RegExp(source, 'i').test(text)) ?? false;
}

const seenModel = ({ model, userAgent = '' }: BrowserHints): string | undefined =>
  knownModel(model) ?? modelOf(userAgent.slice(0, limit));

/** Returns the name on the phone, if its model tells that; most model codes are shared by several names. */
export function suggestMaker({ makers = {} }: SkinHints, seen: BrowserHints): string | undefined {
  const model = seenModel(seen);
  return model && Object.keys(makers).find((maker) => matches(makers[maker], model));
}

/**
 * Suggests the skin of the phone on which this page is open. It only preselects; the reader decides.
 *
 * The client hint wins over the user agent, and a model wins over the browser's own name, because makers' browsers are
 * also installed on other makers' phones.
 *
 * @param rules Hints by id of the skin.
 * @returns The id, if exactly one skin matches.
 */
export function suggestSkin(rules: Readonly<Record<string, SkinHints>>, seen: BrowserHints): string | undefined {
  const userAgent = seen.userAgent?.slice(0, limit) ?? '';
  const model = seenModel(seen);
  const matching = Object.entries(rules).filter(([, hints]) => {
    if (model !== undefined) return matches(hints.model, model) && !matches(hints.not, model);
    // A page in desktop mode or on another system reveals nothing about a phone.
    return /\bAndroid\b/.test(userAgent) && matches(hints.agent, userAgent);
  });
  return matching.length === 1 ? matching[0]![0] : undefined;
}
