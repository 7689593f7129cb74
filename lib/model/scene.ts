/**
 * Drawings of a phone's screen as data. A scene is a crop of one screen, read from top to bottom.
 * Words are never written here: `label` names a role of the skin or the id of a label,
 * `text` is a proper name or a slot (`{app}`, `{file}`), `ghost` is a row whose words we cannot quote.
 */
export interface Scene {
  readonly parts: readonly Part[];
  /** True for a crop from the middle of a screen: no status bar above. */
  readonly middle?: true;
}

/** Words inside a drawing: a label, a text that no language changes, or a grey bar of that width in per cent. */
export type Words = { readonly label: string } | { readonly text: string } | { readonly ghost: number };

/** What the reader does with the marked thing: tap it, hold it, or only read it. */
export type Mark = 'tap' | 'hold' | 'look';

export type Row = Words & {
  readonly icon?: 'blank' | 'letter' | 'file' | 'none';
  readonly switch?: 'on' | 'off';
  readonly value?: string;
  readonly chevron?: false;
  readonly mark?: Mark;
  /** The fingertip: at most one in the last scene of a step. */
  readonly hand?: true;
};

export type Button = Words & { readonly mark?: Mark; readonly hand?: true };

export type Part =
  | { readonly kind: 'title'; readonly words: Words; readonly back?: true; readonly menu?: Mark }
  | { readonly kind: 'search'; readonly words: Words }
  | { readonly kind: 'group'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'dialog';
      readonly title?: Words;
      readonly icon?: 'letter' | 'none';
      readonly text?: Words;
      /** A box to tick; `on` draws the tick. */
      readonly check?: Words & { readonly mark?: Mark; readonly on?: true };
      readonly buttons: readonly Button[];
    }
  | {
      readonly kind: 'notification';
      readonly title: Words;
      readonly text: Words;
      readonly mark?: Mark;
      readonly hand?: true;
    }
  /** A menu that dropped down from `⋮` at the top. */
  | { readonly kind: 'menu'; readonly rows: readonly Row[] }
  /** The home screen: icons in a grid, the app's own one among them. */
  | { readonly kind: 'icons'; readonly mark?: Mark; readonly hand?: true }
  /** The list of recent apps: one card, and what appears beside it. */
  | { readonly kind: 'recents'; readonly action: 'padlock' | 'menu'; readonly hand?: true };
