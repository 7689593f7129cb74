import type { AppEntry } from './app.ts';
import type { Gate, GateWords } from './gate.ts';
import type { Text } from './locale.ts';
import type { Message, MessageWords } from './message.ts';
import type { Scene } from './scene.ts';
import type { Rom, Version, VersionRule } from './skin.ts';
import type { PlainCondition, StepTool, StepWords } from './step.ts';

/** Words of the screens in one language. */
export type UiWords = Readonly<Record<string, Text>>;

/** A label as one language's readers need it; made by the build from the label's data. */
export interface CompiledLabel {
  /** The phone's words in the reader's language, where it has them. */
  readonly own?: string;
  /** The phone's words in the language that stands in: `[tag, text]`. */
  readonly other?: readonly [string, string];
  /** Translation to stand beside `other`. */
  readonly gloss?: string;
}

/** A step of one skin, its conditions joined from the skin's table of contents and the step itself. */
export interface PlannedStep {
  readonly id: string;
  /** Time to read and do it, in seconds. */
  readonly seconds: number;
  readonly when: readonly PlainCondition[];
  readonly scenes: readonly Scene[];
  readonly tool?: StepTool;
  /** True where some fact of it, or the text of a label it shows, is of low confidence: shown softly. */
  readonly soft?: true;
  /** True where all words it shows in another language are of parts of the phone that do not speak the reader's. */
  readonly unshipped?: true;
  /** The question about callers comes before it. */
  readonly risky?: true;
  /** The gate that explains it. */
  readonly gate?: string;
  /** Day from which what it says is known, `YYYY-MM-DD`; only where it depends on a date. */
  readonly asOf?: string;
  /** Id of the step that leads here when the phone shows something else. */
  readonly beside?: string;
  /** True where that step asks for it openly. */
  readonly sometimes?: true;
  /** True where it is offered to everybody and asked of nobody. */
  readonly offered?: true;
}

export type PartName = 'downloadapps' | 'service' | 'tidy';

/** Everything of one skin in one language: what `skin-<id>-<tag>` holds. */
export interface Guide {
  readonly id: string;
  /** Words of the screens that show steps (`packages/guide-core/src/flow/guide-namespaces.ts`): a request of their own would come later than the steps. */
  readonly ui: UiWords;
  readonly parts: Readonly<Record<PartName, readonly PlannedStep[]>>;
  readonly words: Readonly<Record<string, StepWords>>;
  readonly romHint: string;
  /** The newest first. */
  readonly versions: readonly Version[];
  /** By label: other labels in its place, the first that fits. */
  readonly wordings: Readonly<Record<string, readonly { readonly when: PlainCondition; readonly label: string }[]>>;
  readonly roms: readonly Rom[];
  /** Shapes of the drawings: custom properties. */
  readonly look: Readonly<Record<`--${string}`, string>>;
  /** *About phone*: the first that fits. */
  readonly about: readonly { readonly when?: PlainCondition; readonly scene: Scene }[];
  readonly path: readonly string[];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  /** Ids of steps that fell back to the source language, a whole step at a time. */
  readonly untranslated: readonly string[];
}

/** What a skin's phones say of themselves: one entry of what `versions` holds. */
export interface VersionTable {
  readonly versions: readonly Pick<Version, 'id' | 'name' | 'android'>[];
  readonly reads: readonly VersionRule[];
  readonly androidTells?: true;
}

/** By skin, all of them: the reader's text may come from another one's phone. */
export type VersionTables = Readonly<Record<string, VersionTable>>;

/** Texts of a skin's labels by language of the phone: what `labels-<id>` holds. */
export type LabelTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A message in one language, its facts left behind. */
export interface CompiledMessage
  extends Pick<Message, 'id' | 'labels' | 'says' | 'stage' | 'steps' | 'check' | 'scenes' | 'gate'> {
  /** Day from which what it says is known; only where it depends on a date. */
  readonly asOf?: string;
  readonly when?: Pick<PlainCondition, 'os' | 'rom'>;
  readonly words: MessageWords;
  /** The skin whose phones alone show it. */
  readonly skin?: string;
  /** Steps that show the way on, each with the phones that have it; the first that fits counts. */
  readonly way?: readonly MessageWay[];
  /** True where some fact of it, or the text of a label it shows, is of low confidence: shown softly. */
  readonly soft?: true;
  /** True where the language has no words for it yet, and the source language's stand. */
  readonly untranslated?: true;
}

/** A step that shows the way on from a message. */
export interface MessageWay {
  readonly id: string;
  readonly part: PartName;
  /** The skin whose guide has it; absent where the message is that skin's own. */
  readonly skin?: string;
  /** Phones on whose way it stands: all of these hold. */
  readonly when: readonly Pick<PlainCondition, 'os' | 'rom'>[];
}

/** Messages in one language: of every phone in `messages-<tag>`, of one skin's in `messages-<skin>-<tag>`. */
export interface Messages {
  readonly all: readonly CompiledMessage[];
  /** Shapes of the skin's drawings. */
  readonly look?: Guide['look'];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
}

/** One gate in one language. */
export interface CompiledGate extends Omit<Gate, 'facts' | 'order' | 'roles'> {
  readonly words: GateWords;
  /** Day from which all of it is known, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** True where the words are the source language's. */
  readonly untranslated?: true;
}

/** All gates in one language, in order: what `gates-<tag>` holds. */
export interface CompiledGates {
  readonly gates: readonly CompiledGate[];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  /** Names in the gates' words, and the label each stands for: by skin, and under `` where no skin is known. */
  readonly roles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the file check says in one language: what `check-<tag>` holds. */
export interface CheckWords {
  readonly words: UiWords;
  /** The message that a phone shows, by Android's status: its id, and its words. */
  readonly said: Readonly<Partial<Record<NonNullable<Message['status']>, readonly [id: string, CompiledLabel]>>>;
}

/** What the list of apps says of each. */
export type ListedApp = Pick<AppEntry, 'package' | 'name' | 'publisher' | 'kind'>;

/** The card of an app as the screens use it; certificates stay behind until a file is checked. */
export type AppCard = Pick<
  AppEntry,
  'package' | 'name' | 'publisher' | 'kind' | 'page' | 'file' | 'download' | 'version' | 'size' | 'note' | 'needs'
>;
