/**
 * Drawings of a phone's screen as data. A scene is a crop of one screen, read from top to bottom.
 * Words are never written here: `label` names a role of the skin or the id of a label,
 * `text` is a proper name or a slot (`{app}`, `{file}`), `ghost` is a row whose words we cannot quote.
 */
export interface Scene {
  readonly parts: readonly ScenePart[];
  /** True for a crop from the middle of a screen: no status bar above. */
  readonly middle?: true;
}

/** Words inside a drawing: a label, a text that no language changes, or a grey bar of that width in per cent. */
export type SceneWords = { readonly label: string } | { readonly text: string } | { readonly ghost: number };

/** What the reader does with the marked thing: tap it, hold it, or only read it. */
export type Mark = 'tap' | 'hold' | 'look';

/** What the reader does with a thing, and whether the fingertip is drawn on it: at most one, in the last scene. */
export interface SceneMark {
  readonly mark?: Mark;
  readonly hand?: true;
}

export type SceneRow = SceneWords &
  SceneMark & {
    /** `padlock` and `split` are rows known by their sign: two fields, one above the other. */
    readonly icon?: 'blank' | 'letter' | 'file' | 'padlock' | 'split' | 'none';
    readonly switch?: 'on' | 'off';
    /** One of several choices. */
    readonly radio?: 'on' | 'off';
    readonly value?: string;
    /** A second, smaller line. */
    readonly note?: SceneWords;
    readonly chevron?: false;
  };

export type SceneButton = SceneWords &
  SceneMark & {
    /** Seconds that run down beside the words before the button works. */
    readonly count?: number;
  };

/** A message with its buttons: a card over the screen, a sheet from its lower edge, or a whole page. */
export interface ScenePrompt {
  readonly kind: 'dialog' | 'sheet' | 'page';
  readonly title?: SceneWords;
  readonly icon?: 'letter' | 'none';
  readonly text?: SceneWords;
  /** Words of the text, at its end, that can be tapped. */
  readonly link?: SceneWords & SceneMark;
  /** Something is going on: a bar that fills. */
  readonly progress?: true;
  /** Choices, one of them to be taken. */
  readonly rows?: readonly SceneRow[];
  /** A box to tick; `on` draws the tick. */
  readonly check?: SceneWords & SceneMark & { readonly on?: true };
  readonly buttons: readonly SceneButton[];
}

export type ScenePart =
  /** A screen's title; `menu` marks the sign at its end, `⋮` unless it is another one. */
  | {
      readonly kind: 'title';
      readonly words: SceneWords;
      readonly back?: true;
      readonly menu?: Mark;
      readonly sign?: 'gear';
      readonly hand?: true;
    }
  /** The browser's top line: the address, and `⋮` at its end. */
  | { readonly kind: 'browser'; readonly menu?: Mark; readonly hand?: true }
  /** The search field: `words` are what the reader types; a ghost leaves it empty. */
  | ({ readonly kind: 'search'; readonly words: SceneWords } & SceneMark)
  | { readonly kind: 'group'; readonly rows: readonly SceneRow[] }
  /** Head of an app's own page in Settings: its icon and name. */
  | { readonly kind: 'app' }
  | ScenePrompt
  | ({ readonly kind: 'notification'; readonly title: SceneWords; readonly text: SceneWords } & SceneMark)
  /** Words that appear for a moment near the lower edge. */
  | { readonly kind: 'toast'; readonly words: SceneWords }
  /** A menu that dropped down from `⋮` at the top. */
  | { readonly kind: 'menu'; readonly rows: readonly SceneRow[] }
  /** The home screen: icons in a grid, the app's own one among them. */
  | ({ readonly kind: 'icons' } & SceneMark)
  /** The list of recent apps: one card, and what is done with it. `locked` shows its padlock. */
  | {
      readonly kind: 'recents';
      readonly action: 'padlock' | 'menu' | 'hold' | 'pull' | 'locked';
      readonly hand?: true;
    }
  /**
   * The fingertip's way over the screen: down from the upper edge (notifications), up from the lower one
   * and hold (recent apps), up over a list (what stands further down).
   */
  | { readonly kind: 'swipe'; readonly move: 'from-top' | 'from-bottom' | 'scroll' }
  /** The phone asks who is there, in its own window. */
  | { readonly kind: 'unlock'; readonly by: 'pin' | 'fingerprint'; readonly words?: SceneWords }
  /** Two apps on one screen: this guide above, and below it the screen of that name. */
  | { readonly kind: 'split'; readonly words: SceneWords };
