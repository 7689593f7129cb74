import { maxLength } from '../names.ts';
import type { Resources } from '../resources.ts';
import { typedText } from '../typed.ts';
import { type Value, valueType } from '../value.ts';
import type { XmlElement } from '../xml-element.ts';
import { type BrokenRule, never, type ParserRule, type ParserRuleVersions, parserRules } from './parser-rules.ts';

const maxNames = 5;
const longestName = 80;

/** Returns the Android versions that refuse one of two things; nothing if they are the same for both. */
function either(one: ParserRuleVersions, other: ParserRuleVersions): Partial<ParserRuleVersions> {
  if (one.from === other.from && one.sure === other.sure && one.to === other.to) return {};
  const from = Math.min(one.from, other.from);
  const sure = Math.min(one.sure ?? one.from, other.sure ?? other.from);
  return { from, sure, to: Math.max(one.to ?? never, other.to ?? never) };
}

/** What a manifest's rules need to know about it, and the rules that it breaks. */
export class Inspection {
  /** The package's name, cut off where Android refuses a longer one: thousands of elements may repeat it. */
  readonly package: string;
  readonly targetSdk: number;
  private readonly resources: Resources;
  private readonly found = new Map<ParserRule, BrokenRule>();

  constructor(ofPackage: string, targetSdk: number, resources: Resources) {
    this.package = ofPackage.slice(0, maxLength);
    this.targetSdk = targetSdk;
    this.resources = resources;
  }

  /**
   * Notes that something breaks a rule.
   *
   * @param versions What differs from the rule's own Android versions.
   */
  breaks(rule: ParserRule, name: string, versions: Partial<ParserRuleVersions> = {}): void {
    const own = { ...parserRules[rule], ...versions };
    const known = this.found.get(rule);
    const names = new Set(known?.names);
    if (names.size < maxNames) names.add(name.slice(0, longestName));
    this.found.set(rule, { ...own, ...(known && either(known, own)), rule, names: [...names] });
  }

  get broken(): BrokenRule[] {
    return [...this.found.values()];
  }

  /**
   * Returns an attribute's text like TypedArray.getNonConfigurationString; null for none. Undefined for a resource that
   * differs by phone, or that another package has: nothing is claimed about it.
   */
  text(element: XmlElement, id: number): string | null | undefined {
    const value = element.get(id)?.value;
    if (!value || !hasValue(element, id)) return null;
    if (value.reference === null) return typedText(value) ?? undefined;
    if (this.resources.dependsOnPhone(value)) return undefined;
    // A reference to nothing stays one (AssetManager2::ResolveReference).
    return typedText(this.resources.resolve(value)) ?? `@${value.data}`;
  }

  /** Whether an attribute, or the resource that it names, has a value of some kind. */
  holds(element: XmlElement, id: number, isOfKind: (value: Value) => boolean): boolean {
    const value = this.resources.resolve(element.get(id)?.value);
    return value !== null && isOfKind(value);
  }

  /** Returns an integer, or the fallback if there is none; undefined where nothing is claimed about it. */
  integer(element: XmlElement, id: number, fallback: number): number | undefined {
    const value = element.get(id)?.value;
    if (!value || !hasValue(element, id)) return fallback;
    if (value.integer !== null) return value.integer;
    const text = this.text(element, id);
    return text && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  }
}

/** Like TypedArray.hasValue: neither `@null` nor `@empty`. */
export function hasValue(element: XmlElement, id: number): boolean {
  const value = element.get(id)?.value;
  return value !== undefined && !value.isNull && value.type !== valueType.none;
}

/** Returns a text like TypedArray.getNonResourceString: null unless it is written in the manifest itself. */
export const ownText = (element: XmlElement, id: number): string | null => element.get(id)?.value.string ?? null;
