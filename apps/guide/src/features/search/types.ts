/** Props of the answers below the search field. */
export interface AnswersProps {
  readonly wanted: string;
  /** The step at which it was asked. */
  readonly step: string | undefined;
  /** An answer that did not help. */
  readonly except: string | undefined;
  /** The skin that the browser's hints suggest. */
  readonly suggested: string | undefined;
}

/** Languages in which a reader asks. */
export interface SearchLanguages {
  /** The reader's own. */
  readonly tag: string;
  /** The phone's, if the reader chose one. */
  readonly phoneTag: string | undefined;
  /** That of the reader whom a helper asks for. */
  readonly helped: string | undefined;
}
