import type {
  AppEntry,
  Gate,
  GateWords,
  Glossary,
  InAppBrowsers,
  KnownSigners,
  Label,
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

export type ById<T> = Readonly<Record<string, T>>;
/** A label as its file has it: the id is the key. */
export type LabelEntry = Omit<Label, 'id'>;

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
  /** Words of the error screen: they come with the language; two of them are in everybody's first load. */
  readonly rescue: ById<string>;
  /** Words of the file check, a chunk of their own. */
  readonly check: ById<Text>;
  /** Words of one feature each, beside those that every screen needs: a chunk of their own per file. */
  readonly namespaces: ById<ById<Text>>;
  readonly steps: ById<StepWords>;
  readonly messages: ById<MessageWords>;
  /** Explanations of the gates that are translated. */
  readonly gates: ById<GateWords>;
  /** Missing for a language that has just begun. */
  readonly safety: Partial<SafetyWords>;
  readonly glosses: ById<string>;
  /** Translations of the skins' own words; the source language's stand in the skins' folders. */
  readonly skins: ById<SkinWords>;
  /** Labels that phones show in this language, for a language that the shared label files do not know. */
  readonly labels: ById<string>;
  /** The words for things that occur often; a language that begins has none yet. */
  readonly glossary?: Glossary;
  /** Sentences whose source has changed since they were translated: their keys, by the name of their file (`skins/miui`). */
  readonly stale?: ById<readonly string[]>;
  /** Words of what operators put on their own pages and walls: badge, button, poster; no part of the app. */
  readonly badge?: Readonly<Partial<Record<'above' | 'alt' | 'button' | 'scan' | 'type', string>>>;
  /** Sentences of the source language that stand in for those of the screens that the language lacks: they are marked. */
  readonly standIns?: readonly string[];
  /** What people say, by the entry that answers it; a language that begins has none yet. */
  readonly phrases?: Phrases;
}

/** All data of the `content` namespace, read and parsed; nothing is checked yet. Keys are folder or file names. */
export interface Content {
  readonly skins: ById<SkinFolder>;
  readonly locales: ById<LocaleFolder>;
  readonly steps: ById<Step>;
  readonly messages: ById<Message>;
  readonly gates: ById<Gate>;
  readonly apps: ById<AppEntry>;
  /** Signers of apps beyond the catalogue. */
  readonly knownSigners: KnownSigners;
  /** Apps that show pages in a browser of their own. */
  readonly inApp: InAppBrowsers;
  readonly labels: ById<LabelEntry>;
  /** Languages that phones speak and the guide does not: name in itself by tag. */
  readonly phoneLanguages: ById<string>;
  /** Entries that people ask for often, and how many phrases each needs. */
  readonly askedOften?: ById<number>;
  /** What the sources of facts are: regular expressions for them, by kind. */
  readonly sourceKinds: ById<string>;
}

/** Something wrong in the content, said so that the one who edits it can mend it. */
export interface Finding {
  /** Path from the project's root. */
  readonly file: string;
  readonly field: string;
  readonly reason: string;
  readonly remedy: string;
}

export type ReportFinding = (file: string, field: string, reason: string, remedy: string) => void;

/**
 * Checks items one by one. An item that a check stumbles over has a wrong shape, which is reported with its file and
 * field already; its neighbours are still checked.
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

/** The language whose words the others translate. */
export const sourceTag = (content: Content): string =>
  Object.values(content.locales).find((locale) => locale.card?.fallback)?.card.tag ?? '';

/** Words of all screens of a language, in whichever file they stand. */
export const screenWords = ({ ui, namespaces }: LocaleFolder): ById<Text> =>
  Object.assign({}, ui, ...Object.values(namespaces));

/** Merged once: they are asked for label by label, in every language. */
const merged = new WeakMap<Content, ById<LabelEntry>>();

/** Every label of every file by its id. */
export function allLabels(content: Content): ById<LabelEntry> {
  const known = merged.get(content);
  if (known) return known;
  const all = Object.assign({}, content.labels, ...Object.values(content.skins).map((skin) => skin.labels));
  merged.set(content, all);
  return all;
}

/** A step of a skin: its own one, or else the shared one of that id. */
export const findStep = (content: Content, skin: string, id: string): Step | undefined =>
  content.skins[skin]?.steps[id] ?? content.steps[id];
