/** A label as the reader will see it on the phone, ready to show. */
export interface Quote {
  readonly text: string;
  /** Language tag of `text`: the `lang` attribute of the element that shows it. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Translation shown next to it, if the phone has no such label in the reader's language. */
  readonly gloss?: string;
  /** True if the phone shows it in the reader's language, in words that nobody has recorded. */
  readonly isUnknown?: true;
}
