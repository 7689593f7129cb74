/**
 * The data of a drawing of a phone's screen. A scene is a crop of one screen, read from top to bottom.
 * Scenes contain no words of their own: `label` names a role of the skin or the id of a label, `text` is a proper name
 * or a slot (`{app}`, `{file}`), `ghost` is a row whose words cannot be quoted.
 */
export interface Scene {
  readonly parts: readonly ScenePart[];
  /** True for a crop from the middle of a screen, without a status bar. */
  readonly middle?: true;
}

/**
 * Words inside a drawing: a label, a text that is the same in every language, or a grey bar with its width in per cent.
 */
export type SceneWords = { readonly label: string } | { readonly text: string } | { readonly ghost: number };

/** What the reader does with the marked thing: tap it, hold it, or only look at it. */
export type Mark = 'tap' | 'hold' | 'look';

/** What the reader does with a thing, and whether the fingertip is drawn on it: at most one, in the last scene. */
export interface SceneMark {
  readonly mark?: Mark;
  readonly hand?: true;
}

export type SceneRow = SceneWords &
  SceneMark & {
    /** `padlock` and `split` are rows recognised by their icon; `split` is two fields, one above the other. */
    readonly icon?: 'blank' | 'letter' | 'file' | 'padlock' | 'split' | 'none';
    readonly switch?: 'on' | 'off';
    /** Radio button: one of several choices. */
    readonly radio?: 'on' | 'off';
    readonly value?: string;
    /** A second, smaller line. */
    readonly note?: SceneWords;
    readonly chevron?: false;
  };

export type SceneButton = SceneWords &
  SceneMark & {
    /** Countdown in seconds, shown after the words, before the button works. */
    readonly count?: number;
  };

/** A message with its buttons: a dialog, a sheet from the lower edge, or a whole page. */
export interface ScenePrompt {
  readonly kind: 'dialog' | 'sheet' | 'page';
  readonly title?: SceneWords;
  readonly icon?: 'letter' | 'none';
  readonly text?: SceneWords;
  /** Words at the end of the text that can be tapped. */
  readonly link?: SceneWords & SceneMark;
  /** A progress bar. */
  readonly progress?: true;
  /** Choices, one of which is selected. */
  readonly rows?: readonly SceneRow[];
  /** A checkbox; `on` draws the tick. */
  readonly check?: SceneWords & SceneMark & { readonly on?: true };
  readonly buttons: readonly SceneButton[];
}

export type ScenePart =
  /** A screen's title; `menu` marks the icon at its end, `⋮` unless `sign` names another one. */
  | {
      readonly kind: 'title';
      readonly words: SceneWords;
      readonly back?: true;
      readonly menu?: Mark;
      readonly sign?: 'gear';
      readonly hand?: true;
    }
  /** The browser's toolbar: the address, with `⋮` at its end. */
  | { readonly kind: 'browser'; readonly menu?: Mark; readonly hand?: true }
  /** The search field: `words` are what the reader types; a ghost leaves it empty. */
  | ({ readonly kind: 'search'; readonly words: SceneWords } & SceneMark)
  | { readonly kind: 'group'; readonly rows: readonly SceneRow[] }
  /** Header of an app's page in Settings: its icon and name. */
  | { readonly kind: 'app' }
  | ScenePrompt
  | ({ readonly kind: 'notification'; readonly title: SceneWords; readonly text: SceneWords } & SceneMark)
  /** A toast near the lower edge. */
  | { readonly kind: 'toast'; readonly words: SceneWords }
  /** The menu that opens from `⋮` at the top. */
  | { readonly kind: 'menu'; readonly rows: readonly SceneRow[] }
  /** The home screen: a grid of icons that includes the app's own. */
  | ({ readonly kind: 'icons' } & SceneMark)
  /** The list of recent apps: one card, and what is done with it. `locked` shows its padlock. */
  | {
      readonly kind: 'recents';
      readonly action: 'padlock' | 'menu' | 'hold' | 'pull' | 'locked';
      readonly hand?: true;
    }
  /**
   * The path of the fingertip over the screen: down from the upper edge (notifications), up from the lower edge and
   * hold (recent apps), or up over a list (to scroll down).
   */
  | { readonly kind: 'swipe'; readonly move: 'from-top' | 'from-bottom' | 'scroll' }
  /** The phone's own unlock prompt. */
  | { readonly kind: 'unlock'; readonly by: 'pin' | 'fingerprint'; readonly words?: SceneWords }
  /** Split screen: this guide above, and the named screen below. */
  | { readonly kind: 'split'; readonly words: SceneWords };
