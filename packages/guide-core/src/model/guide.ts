import type { AppEntry } from '../schema/app.ts';
import type { Gate, GateWords } from '../schema/gate.ts';
import type { Text } from '../schema/locale.ts';
import type { Message, MessageWords } from '../schema/message.ts';
import type { Scene } from '../schema/scene.ts';
import type { Rom, SkinHints, Version, VersionRule } from '../schema/skin.ts';
import type { Condition, Step, StepWords } from '../schema/step.ts';
import type { PartName, StepTool } from './values.ts';

/** A condition as the browser gets it, with its versions listed one by one. */
export interface PlainCondition extends Omit<Condition, 'os'> {
  readonly os?: readonly string[];
}

/** The phones that show a message, as the browser gets them. */
export type MessagePhones = Pick<PlainCondition, 'os' | 'rom'> & Pick<NonNullable<Message['when']>, 'maker'>;

/** Words of the screens in one language. */
export type UiWords = Readonly<Record<string, Text>>;

/** A label as readers of one language need it; compiled by the build from the label's data. */
export interface CompiledLabel {
  /** The phone's words in the reader's language, if the phone has them. */
  readonly own?: string;
  /** The phone's words in the fallback language: `[tag, text]`. */
  readonly other?: readonly [string, string];
  /** Translation shown next to `other`. */
  readonly gloss?: string;
  /** True if the part of the phone that shows it does not have the reader's language: it really shows `other`. */
  readonly isForeign?: true;
}

/** A step of one skin, with the conditions of the skin's flow and of the step itself combined. */
export interface PlannedStep {
  readonly id: string;
  /** Time to read and do it, in seconds. */
  readonly seconds: number;
  readonly when: readonly PlainCondition[];
  readonly scenes: readonly Scene[];
  readonly tool?: StepTool;
  /** True if a fact, or the text of a shown label, has low confidence; the screen then notes it. */
  readonly soft?: true;
  /** True if all words in another language belong to parts of the phone that lack the reader's language. */
  readonly unshipped?: true;
  /** The question about callers comes before it. */
  readonly risky?: true;
  /** What it opens on the phone. */
  readonly opens?: Step['opens'];
  /** What it closes again. */
  readonly closes?: Step['closes'];
  /** True if a phone may not have it; what to do otherwise then ends with a link to skip it. */
  readonly isSkippable?: true;
  readonly gate?: string;
  /** Day as of which its statements are known to hold, `YYYY-MM-DD`; only if they depend on a date. */
  readonly asOf?: string;
  /** True if the guide's operator wrote it. */
  readonly isOwn?: true;
  /** Id of the step that leads here if the phone shows something else. */
  readonly beside?: string;
  /** True if that step links to it openly. */
  readonly sometimes?: true;
  /** True if it is offered to everybody and required of nobody. */
  readonly offered?: true;
  /** Ids of steps on one page of the phone, which it replaces where the app needs all of them. */
  readonly covers?: readonly string[];
}

/** A screen that the phone may show at a step: of a step beside it, or of a message. */
export interface PossibleScreen {
  readonly id: string;
  readonly when?: PlainCondition;
  /** The message; absent for a step. */
  readonly message?: {
    readonly when?: MessagePhones;
    /** Its first drawing. */
    readonly scene: Scene;
    readonly title: string;
    readonly untranslated?: true;
  };
}

/** Everything of one skin in one language: the content of `skin-<id>-<tag>`. */
export interface Guide {
  readonly id: string;
  /**
   * Words of the screens that show steps (`packages/guide-core/src/flow/guide-namespaces.ts`). They are bundled here
   * because a separate request would finish later than the steps.
   */
  readonly ui: UiWords;
  readonly parts: Readonly<Record<PartName, readonly PlannedStep[]>>;
  readonly words: Readonly<Record<string, StepWords>>;
  /** What the phone may show at a step instead of what it says, the likeliest first; by the step’s id. */
  readonly screens: Readonly<Record<string, readonly PossibleScreen[]>>;
  readonly romHint: string;
  /** Newest first. */
  readonly versions: readonly Version[];
  /** Alternative labels by label; the first that matches applies. */
  readonly wordings: Readonly<Record<string, readonly { readonly when: PlainCondition; readonly label: string }[]>>;
  readonly roms: readonly Rom[];
  /** Custom properties with the shapes of the drawings. */
  readonly look: Readonly<Record<`--${string}`, string>>;
  /** Drawings of *About phone*; the first that matches applies. */
  readonly about: readonly { readonly when?: PlainCondition; readonly scene: Scene }[];
  readonly path: readonly string[];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  /** Ids of steps that fell back to the source language; a step falls back as a whole. */
  readonly untranslated: readonly string[];
}

/** How to recognise the versions of one skin: one entry of the chunk `versions`. */
export interface VersionTable {
  readonly versions: readonly Pick<Version, 'id' | 'name' | 'android' | 'maker' | 'status'>[];
  readonly reads: readonly VersionRule[];
  readonly androidTells?: true;
}

/**
 * Version tables of all skins, by skin id; the text a reader enters may come from another skin's phone. The hints are
 * there because a version is guessed only for a phone of the skin.
 */
export type VersionTables = Readonly<Record<string, VersionTable & { readonly hints: SkinHints }>>;

/** Texts of a skin's labels by language of the phone: the content of `labels-<id>`. */
export type LabelTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A message in one language, without its facts. */
export interface CompiledMessage
  extends Pick<Message, 'id' | 'labels' | 'says' | 'stage' | 'steps' | 'check' | 'scenes' | 'gate' | 'warns'> {
  /** Day as of which its statements are known to hold; only if they depend on a date. */
  readonly asOf?: string;
  readonly when?: MessagePhones;
  readonly words: MessageWords;
  /** The only skin whose phones show it. */
  readonly skin?: string;
  /** Steps to continue with, each with the phones that have it; the first that matches applies. */
  readonly way?: readonly MessageWay[];
  /** True if a fact, or the text of a shown label, has low confidence; the screen then notes it. */
  readonly soft?: true;
  /** True if the language has no words for it yet and the source language's are used. */
  readonly untranslated?: true;
}

/** A step to continue with after a message. */
export interface MessageWay {
  readonly id: string;
  readonly part: PartName;
  /** The skin whose guide has it; absent if the message belongs to that skin. */
  readonly skin?: string;
  /** Phones whose flow contains it: all of these conditions must hold. */
  readonly when: readonly Pick<PlainCondition, 'os' | 'rom'>[];
}

/** Messages in one language: shared ones in `messages-<tag>`, those of one skin in `messages-<skin>-<tag>`. */
export interface Messages {
  readonly all: readonly CompiledMessage[];
  /** Custom properties with the shapes of the skin's drawings. */
  readonly look?: Guide['look'];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
}

/** One gate in one language. */
export interface CompiledGate extends Omit<Gate, 'facts' | 'order' | 'roles'> {
  readonly words: GateWords;
  /** Day as of which all of its statements are known to hold, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** True if the words are in the source language. */
  readonly untranslated?: true;
}

/** All gates in one language, in order: the content of `gates-<tag>`. */
export interface CompiledGates {
  readonly gates: readonly CompiledGate[];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  /** Roles in the gates' words and the label of each: by skin, and under the empty string if no skin is known. */
  readonly roles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Words of the file check in one language: the content of `check-<tag>`. */
export interface CheckWords {
  readonly words: UiWords;
  /** The message that a phone shows for each of Android's status codes: its id and its wording. */
  readonly said: Readonly<Partial<Record<NonNullable<Message['status']>, readonly [id: string, CompiledLabel]>>>;
}

/** An app's own icon. */
interface WithIcon {
  /** Path below the site's base. */
  readonly icon?: string;
}

/** The fields of an app that the list of apps shows. */
export interface ListedApp extends Pick<AppEntry, 'package' | 'name' | 'publisher' | 'kind'>, WithIcon {}

/** An app as the screens use it; certificates are not loaded until a file is checked. */
export interface AppCard
  extends Pick<
      AppEntry,
      'package' | 'name' | 'publisher' | 'kind' | 'page' | 'file' | 'download' | 'version' | 'size' | 'note' | 'needs'
    >,
    WithIcon {}
