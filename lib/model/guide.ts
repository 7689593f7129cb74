import type { App } from './app.ts';
import type { Text } from './locale.ts';
import type { Message, MessageWords } from './message.ts';
import type { Scene } from './scene.ts';
import type { Rom } from './skin.ts';
import type { Condition, StepTool, StepWords } from './step.ts';

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
  readonly minutes: number;
  readonly when: readonly Condition[];
  readonly scenes: readonly Scene[];
  readonly tool?: StepTool;
  /** True where some fact of it is of low confidence: shown softly. */
  readonly soft?: true;
}

export type PartName = 'downloadapps' | 'service' | 'tidy';

/** Everything of one skin in one language: what `skin-<id>-<tag>` holds. */
export interface Guide {
  readonly id: string;
  readonly parts: Readonly<Record<PartName, readonly PlannedStep[]>>;
  readonly words: Readonly<Record<string, StepWords>>;
  readonly romHint: string;
  readonly roms: readonly Rom[];
  readonly about: Scene;
  readonly path: readonly string[];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
  /** Ids of steps that fell back to the source language, a whole step at a time. */
  readonly untranslated: readonly string[];
}

/** Texts of a skin's labels by language of the phone: what `labels-<id>` holds. */
export type LabelTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A message in one language, its facts left behind. */
export interface CompiledMessage
  extends Pick<Message, 'id' | 'labels' | 'says' | 'stage' | 'when' | 'steps' | 'check' | 'scenes'> {
  readonly words: MessageWords;
  /** The skin whose phones alone show it. */
  readonly skin?: string;
  /** Skins whose guides have the step that shows the way on, and that step. */
  readonly way?: { readonly id: string; readonly part: PartName };
  /** True where some fact of it is of low confidence: shown softly. */
  readonly soft?: true;
  /** True where the language has no words for it yet, and the source language's stand. */
  readonly untranslated?: true;
}

/** Messages in one language: of every phone in `messages-<tag>`, of one skin's in `messages-<skin>-<tag>`. */
export interface Messages {
  readonly all: readonly CompiledMessage[];
  readonly labels: Readonly<Record<string, CompiledLabel>>;
}

/** What the file check says in one language: what `check-<tag>` holds. */
export interface CheckWords {
  readonly words: UiWords;
  /** The message that a phone shows, by Android's status: its id, and its words. */
  readonly said: Readonly<Partial<Record<NonNullable<Message['status']>, readonly [id: string, CompiledLabel]>>>;
}

/** The card of an app as the screens use it; certificates stay behind until a file is checked. */
export type AppCard = Pick<App, 'package' | 'name' | 'publisher' | 'kind' | 'page' | 'file' | 'needs'>;
