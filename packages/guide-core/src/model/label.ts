import type { Confidence } from './fact.ts';

/**
 * Words quoted from a phone's screen, per language of the phone. A missing language is unknown: labels are never
 * translated. Keys of `text` are language tags (`zh`, `ru`, …).
 */
export interface Label {
  readonly id: string;
  /** Part of the phone that shows it: `aosp-settings`, `package-installer`, `chrome`, … */
  readonly surface: string;
  readonly text: Readonly<Record<string, string>>;
  /**
   * Repository, path and resource the text was read from; `XX` stands for the language. In brackets the kind of source
   * and the version: firmware, a firmware sentence that quotes the label, Android, a screenshot, a community
   * translation, a guide.
   */
  readonly source: string;
  readonly confidence: Confidence;
  /**
   * Sources and confidence of single languages that differ from the label's own, including languages borrowed through
   * `or`.
   */
  readonly langSource?: Readonly<Record<string, string>>;
  readonly langConfidence?: Readonly<Record<string, Confidence>>;
  /** Other wordings of the same label seen on other versions, per language. */
  readonly variants?: Readonly<Record<string, readonly string[]>>;
  /** The screen that shows the label. */
  readonly where?: string;
  readonly note?: string;
  /**
   * Whether it names one of the phone's guards. Only an exceptional step and the step that restores the guard may mark
   * it.
   */
  readonly guard?: true;
  /** Label to quote instead in a language this one lacks (for makers that ship the system's own text). */
  readonly or?: string;
}
