import type { MessageWords } from './message.ts';
import type { Scene } from './scene.ts';
import type { Condition, StepWords } from './step.ts';

/** A version of a skin that changes the steps. */
export interface Version {
  /** Value of `os` in the address, e.g. `hyperos-2`. */
  readonly id: string;
  /** As the maker writes it: a proper name, the same in every language. */
  readonly name: string;
  /** Names of the same version on other phones of these makers. */
  readonly twins?: readonly string[];
  /** Android versions it is based on, the most common first. */
  readonly android?: readonly number[];
  /**
   * `unchecked`: not verified yet, so its readers get the steps that work everywhere. `soft`: expected to match the
   * previous version; its steps are marked as possibly different.
   */
  readonly status?: 'unchecked' | 'soft';
}

/** A capture group and the meaning of its text: the value for the address; `*` matches any other text. */
export interface Meaning {
  readonly group: number;
  readonly means: Readonly<Record<string, string>>;
}

/**
 * A rule that reads the version from a text on the phone: a regular expression (source) for the normalised text:
 * capitals, plain digits, one space between words and none around dots
 * (packages/guide-core/src/detect/read-version.ts). Several rules may match a text; the first that yields a value wins.
 */
export interface VersionRule {
  readonly match: string;
  readonly os?: Meaning;
  readonly rom?: Meaning;
  /** Without `means`, the text itself is the number. */
  readonly android?: Pick<Meaning, 'group'> & Partial<Meaning>;
  /** True for a bare number, which is meaningful only as an answer to this skin's own question. */
  readonly own?: true;
}

/** A label that replaces another one on some phones of the skin. */
export interface LabelVariant {
  readonly when: Condition;
  readonly label: string;
}

/** The part of a skin that is in the first load. */
export interface SkinCard {
  readonly id: string;
  /** Brand names, the best known first; proper names. */
  readonly makers: readonly [string, ...string[]];
  /** Position among the pictures on Home, ascending. */
  readonly order: number;
  /** A `draft` opens by address only and may lack translations. */
  readonly status: 'draft' | 'published';
}

/** Rules that suggest the skin from what the browser reveals; they preselect and never decide. */
export interface SkinHints {
  /** Regular expressions (source, case-insensitive) for the model of the phone. */
  readonly model: readonly string[];
  /** Regular expressions for models that look alike but do not have this skin. */
  readonly not?: readonly string[];
  /** Regular expressions for a whole user agent, used if no model is known. */
  readonly agent?: readonly string[];
}

/** Colours and shapes of the skin's drawings, and its one accent. Colours are `#rrggbb`, lengths CSS pixels. */
export interface SkinLook {
  readonly accent: { readonly light: string; readonly dark: string };
  readonly phone: { readonly light: string; readonly dark: string };
  readonly group: { readonly radius: number; readonly hairlines: boolean };
  readonly icon: 'square' | 'circle';
  readonly search: number;
  readonly switch: { readonly width: number; readonly height: number };
  readonly dialog: { readonly radius: number; readonly buttons: 'pills' | 'stacked' };
  /** Radius of a sheet that opens from the lower edge. */
  readonly sheet: number;
  readonly check: 'circle' | 'square';
  /** One of several choices: a tick next to the chosen one, or a ring before each. */
  readonly radio: 'tick' | 'ring';
  /** Keys of the lock screen: on round backgrounds, or digits only. */
  readonly keys: 'filled' | 'plain';
}

/**
 * An entry of the flow: a step's id, or the id with a condition specific to this skin. `beside` names the step that
 * links to it if the phone shows something else: it is not part of the normal path.
 * `sometimes`: its case is not an error, so that step offers it openly (“What do you see now?”).
 * `offered`: it may help, and is listed among the settings that nobody is asked to change.
 */
export type FlowEntry =
  | string
  | {
      readonly id: string;
      readonly when?: Condition;
      readonly beside?: string;
      readonly sometimes?: true;
      readonly offered?: true;
    };

/** The region a skin's ROM is made for. */
export interface Rom {
  /** Value of `rom` in the address: `global` or `cn`. */
  readonly id: string;
  /** Languages that such a ROM ships, if they are known to be few; other readers see its English. */
  readonly languages?: readonly string[];
}

/** The flow of a skin. Steps are ids, the skin's own or shared ones, in the order in which they are done. */
export interface Skin {
  /** The versions, newest first; ranges in conditions refer to this order. */
  readonly versions: readonly Version[];
  /** Rules that read version, ROM and Android version from what a phone shows. */
  readonly reads?: readonly VersionRule[];
  /** True if the Android version determines the skin's version. */
  readonly androidTells?: true;
  readonly downloadapps: readonly FlowEntry[];
  readonly service: readonly FlowEntry[];
  /** Steps that the Result screen offers for restoring settings. */
  readonly tidy: readonly string[];
  /** The label for each role in shared steps, e.g. `settings`. A name that is not a role is a label's own id. */
  readonly roles: Readonly<Record<string, string>>;
  /**
   * Labels that other versions or ROMs word differently, by the id of the most common wording. The first match applies.
   */
  readonly wordings?: Readonly<Record<string, readonly LabelVariant[]>>;
  readonly roms: readonly Rom[];
  /** Languages in which a part of the phone is available, if they are known to be few. Keys are surfaces of labels. */
  readonly surfaces?: Readonly<Record<string, readonly string[]>>;
  /** The drawing of *About phone* next to the version question. */
  readonly about: Scene;
  /** How that page looks on phones about which more is known. The first match applies. */
  readonly abouts?: readonly { readonly when: Condition; readonly scene: Scene }[];
  /** Roles or labels of the path to that page, starting at Settings. */
  readonly path: readonly string[];
}

/** The skin's own words: hints next to its questions, and its own steps. */
export interface SkinWords {
  /** How to read the ROM's region from the version. */
  readonly 'rom-hint': string;
  readonly steps: Readonly<Record<string, StepWords>>;
  /** Words of the messages that only phones of this skin show. */
  readonly messages?: Readonly<Record<string, MessageWords>>;
}
