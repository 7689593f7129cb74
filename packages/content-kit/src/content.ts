import type {
  AppEntry,
  BadgeWords,
  Gate,
  GateWords,
  Glossary,
  InAppBrowsers,
  KnownSigners,
  LabelEntry,
  LocaleCard,
  Message,
  MessageWords,
  Phrases,
  SafetyWords,
  Skin,
  SkinCard,
  SkinHints,
  SkinLook,
  SkinWords,
  Step,
  StepWords,
  Text,
} from '@sideguide/guide-core/model';

export type { LabelEntry };

export type ById<T> = Readonly<Record<string, T>>;

export interface SkinFolder {
  readonly card: SkinCard;
  readonly skin: Skin;
  readonly look: SkinLook;
  readonly hints: SkinHints;
  readonly words: SkinWords;
  readonly labels: ById<LabelEntry>;
  readonly steps: ById<Step>;
  /** Messages that only phones of this skin show. */
  readonly messages?: ById<Message>;
}

export interface LocaleFolder {
  readonly card: LocaleCard;
  readonly ui: ById<Text>;
  /** Words of the error screen. They are loaded with the language; two of them are in the first load. */
  readonly rescue: ById<string>;
  /** Words of the file check, in a chunk of their own. */
  readonly check: ById<Text>;
  /** Namespaces: the words of one feature per file, each in a chunk of its own. */
  readonly namespaces: ById<ById<Text>>;
  readonly steps: ById<StepWords>;
  readonly messages: ById<MessageWords>;
  /** Translated explanations of the gates. */
  readonly gates: ById<GateWords>;
  /** Incomplete for a language that was just started. */
  readonly safety: Partial<SafetyWords>;
  readonly glosses: ById<string>;
  /** Translations of the skins' own words; those of the source language are in the skins' folders. */
  readonly skins: ById<SkinWords>;
  /** Labels that phones show in this language, if the shared label files do not cover it. */
  readonly labels: ById<string>;
  /** The glossary; a new language has none yet. */
  readonly glossary?: Glossary;
  /** Keys of the sentences whose source has changed since their translation, by file (`skins/miui`). */
  readonly stale?: ById<readonly string[]>;
  /** Words for operators' own pages and print: badge, button, poster; not used in the app. */
  readonly badge?: BadgeWords;
  /** Stand-ins: the source language's sentences for those that the language lacks on screens, which mark them. */
  readonly standIns?: readonly string[];
  /** What people type, by the entry that answers it; a new language has none yet. */
  readonly phrases?: Phrases;
}

/** All data of `content/`, read and parsed but not checked. Keys are folder or file names. */
export interface Content {
  readonly skins: ById<SkinFolder>;
  readonly locales: ById<LocaleFolder>;
  readonly steps: ById<Step>;
  /** Ids of the steps that an operator has added to `steps`. */
  readonly ownSteps?: readonly string[];
  readonly messages: ById<Message>;
  readonly gates: ById<Gate>;
  readonly apps: ById<AppEntry>;
  /** Paths in the site of the icons of an operator's apps, by package name. */
  readonly icons?: ById<string>;
  /** Signer certificates of apps outside the catalogue. */
  readonly knownSigners: KnownSigners;
  /** Apps that show pages in their own browser. */
  readonly inApp: InAppBrowsers;
  readonly labels: ById<LabelEntry>;
  /** Languages that phones support and the guide does not: the language's own name, by tag. */
  readonly phoneLanguages: ById<string>;
  /** What people type in Russian, by the entry that answers it. */
  readonly russianPhrases?: Phrases;
  /** Entries that people often ask for, and the number of phrases each needs. */
  readonly askedOften?: ById<number>;
  /** Regular expressions that recognise each kind of a fact's source. */
  readonly sourceKinds: ById<string>;
}

/** A place in a file; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mistake in the content, with what its author needs in order to fix it; with its place once the file was read. */
export interface Finding extends Partial<Place> {
  /** Path from the project's root. */
  readonly file: string;
  readonly field: string;
  readonly reason: string;
  readonly remedy: string;
}

/**
 * Adds a finding, unless the same one is there already, or any one for a field of `causes`: it would be a consequence
 * of that.
 */
export type ReportFinding = (
  file: string,
  field: string,
  reason: string,
  remedy: string,
  causes?: readonly (readonly [file: string, field: string])[],
) => void;

/**
 * Runs a check on each item. A `TypeError` is ignored, because it means that the item has a wrong shape, which is
 * already reported with its file and field; the other items are still checked.
 */
export function each<T>(items: ById<T>, check: (id: string, item: T) => void): void {
  for (const [id, item] of Object.entries(items)) {
    try {
      check(id, item);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** Returns the tag of the language that the others are translated from. */
export const sourceTag = (content: Content): string =>
  Object.values(content.locales).find((locale) => locale.card?.fallback)?.card.tag ?? '';

/** Returns the words of all screens of a language, from all of its files. */
export const screenWords = ({ ui, namespaces }: LocaleFolder): ById<Text> =>
  Object.assign({}, ui, ...Object.values(namespaces));

/** Cached, because labels are looked up one by one in every language. */
const merged = new WeakMap<Content, ById<LabelEntry>>();

/** Returns all labels of all files by id. */
export function allLabels(content: Content): ById<LabelEntry> {
  const known = merged.get(content);
  if (known) return known;
  const all = Object.assign({}, content.labels, ...Object.values(content.skins).map((skin) => skin.labels));
  merged.set(content, all);
  return all;
}

/** Returns a step of a skin: its own, otherwise the shared one with that id. */
export const findStep = (content: Content, skin: string, id: string): Step | undefined =>
  content.skins[skin]?.steps[id] ?? content.steps[id];
