import { maxLength } from '../names.ts';
import type { Resources } from '../resources.ts';
import { typedText } from '../typed.ts';
import type { XmlElement } from '../xml-element.ts';
import { type BrokenRule, type ParserRule, parserRules } from './parser-rules.ts';

const maxNames = 5;
const longestName = 80;

/** What a manifest's rules need to know about it, and the rules that it breaks. */
export class Inspection {
  /** The package's name, cut off where Android refuses a longer one: thousands of elements may repeat it. */
  readonly package: string;
  readonly targetSdk: number;
  private readonly resources: Resources;
  private readonly found = new Map<ParserRule, Set<string>>();

  constructor(ofPackage: string, targetSdk: number, resources: Resources) {
    this.package = ofPackage.slice(0, maxLength);
    this.targetSdk = targetSdk;
    this.resources = resources;
  }

  /** Notes that something breaks a rule. */
  breaks(rule: ParserRule, name: string): void {
    const names = this.found.get(rule) ?? new Set();
    if (names.size < maxNames) names.add(name.slice(0, longestName));
    this.found.set(rule, names);
  }

  get broken(): BrokenRule[] {
    return [...this.found].map(([rule, names]) => ({ ...parserRules[rule], rule, names: [...names] }));
  }

  /**
   * Returns an attribute's text like TypedArray.getNonConfigurationString; null for none. Undefined for a resource that
   * differs by phone, or that is not in the file: nothing is claimed about it.
   */
  text(element: XmlElement, id: number): string | null | undefined {
    const value = element.get(id)?.value;
    if (!value || value.isNull) return null;
    if (value.reference === null) return typedText(value) ?? undefined;
    if (this.resources.dependsOnPhone(value)) return undefined;
    return typedText(this.resources.resolve(value)) ?? undefined;
  }

  /** Returns an integer, or the fallback if there is none; undefined where nothing is claimed about it. */
  integer(element: XmlElement, id: number, fallback: number): number | undefined {
    const value = element.get(id)?.value;
    if (!value || value.isNull) return fallback;
    if (value.integer !== null) return value.integer;
    const text = this.text(element, id);
    return text && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  }
}

/** Returns a text like TypedArray.getNonResourceString: null unless it is written in the manifest itself. */
export const ownText = (element: XmlElement, id: number): string | null => element.get(id)?.value.string ?? null;
