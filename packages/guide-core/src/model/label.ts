import type { Confidence } from './fact.ts';

/**
 * Words quoted from a phone's screen, per language of the phone. A language that is missing is
 * unknown: labels are never translated. Keys of `text` are language tags (`zh`, `ru`, …).
 */
export interface Label {
  readonly id: string;
  /** Part of the phone that shows it: `aosp-settings`, `package-installer`, `chrome`, … */
  readonly surface: string;
  readonly text: Readonly<Record<string, string>>;
  /**
   * Repository, path and resource the text was read from; `XX` stands for the language. In brackets what that is, and the
   * version: firmware, a sentence of it that quotes the label, Android, a screenshot, a community translation, a guide.
   */
  readonly source: string;
  readonly confidence: Confidence;
  /** Sources and confidence of single languages, where they differ from the label's own; of those that `or` lends too. */
  readonly langSource?: Readonly<Record<string, string>>;
  readonly langConfidence?: Readonly<Record<string, Confidence>>;
  /** Other wordings of the same label seen on other versions, per language. */
  readonly variants?: Readonly<Record<string, readonly string[]>>;
  /** The screen the label stands on. */
  readonly where?: string;
  readonly note?: string;
  /** It names a guard of the phone: no step marks it but one that is an exception and the one that restores it. */
  readonly guard?: true;
  /** Label to quote instead in a language this one lacks (a maker that ships the system's own text). */
  readonly or?: string;
}
