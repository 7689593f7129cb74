import type { MessageWords } from './message.ts';
import type { Scene } from './scene.ts';
import type { Condition, StepWords } from './step.ts';

/** A version of a skin that changes the steps. */
export interface Version {
  /** Value of `os` in the address, e.g. `hyperos-2`. */
  readonly id: string;
  /** As the maker writes it: a proper name, the same in every language. */
  readonly name: string;
  /** What the same version is called on other phones of these makers. */
  readonly twins?: readonly string[];
  /** Versions of Android it comes with, the commonest first. */
  readonly android?: readonly number[];
  /**
   * `unchecked`: nobody has looked at it yet, so its readers get the way that works everywhere. `soft`: it is expected to
   * be like the one before; its steps are shown as such that may differ.
   */
  readonly status?: 'unchecked' | 'soft';
}

/** A group of a match, and what its text means: the value for the address, `*` for every other text. */
export interface Meaning {
  readonly group: number;
  readonly means: Readonly<Record<string, string>>;
}

/**
 * What a text from the phone tells: a regular expression (source) for the text in capitals, its digits plain, one space
 * between words and none around dots (packages/guide-core/src/detect/read-version.ts). A text may fit several; the first that tells counts.
 */
export interface VersionRule {
  readonly match: string;
  readonly os?: Meaning;
  readonly rom?: Meaning;
  /** Without `means`, the text itself is the number. */
  readonly android?: Pick<Meaning, 'group'> & Partial<Meaning>;
  /** True for a bare number: it says something only beside this skin's own question. */
  readonly own?: true;
}

/** Another label in the place of a label, for some phones of the skin. */
export interface LabelVariant {
  readonly when: Condition;
  readonly label: string;
}

/** The little that the first load knows of a skin. */
export interface SkinCard {
  readonly id: string;
  /** Brand names, the best known first; proper names. */
  readonly makers: readonly [string, ...string[]];
  /** Place among the pictures of Home: the smaller, the earlier. */
  readonly order: number;
  /** `draft` opens by address only and may lack translations. */
  readonly status: 'draft' | 'published';
}

/** Rules that suggest the skin from what the browser tells; they preselect, never decide. */
export interface SkinHints {
  /** Regular expressions (source, case-insensitive) for the model of the phone. */
  readonly model: readonly string[];
  /** Regular expressions for models that look alike and are not of this skin. */
  readonly not?: readonly string[];
  /** Regular expressions for a whole user agent, used when no model is known. */
  readonly agent?: readonly string[];
}

/** Colours and shapes of the skin's drawings and its one accent. Colours are `#rrggbb`, lengths CSS pixels. */
export interface SkinLook {
  readonly accent: { readonly light: string; readonly dark: string };
  readonly phone: { readonly light: string; readonly dark: string };
  readonly group: { readonly radius: number; readonly hairlines: boolean };
  readonly icon: 'square' | 'circle';
  readonly search: number;
  readonly switch: { readonly width: number; readonly height: number };
  readonly dialog: { readonly radius: number; readonly buttons: 'pills' | 'stacked' };
  /** Radius of a sheet that comes from the lower edge. */
  readonly sheet: number;
  readonly check: 'circle' | 'square';
  /** One of several choices: a tick beside the chosen one, or a ring before each. */
  readonly radio: 'tick' | 'ring';
  /** Keys of the lock screen: on round grounds, or only the digits. */
  readonly keys: 'filled' | 'plain';
}

/**
 * An entry of the table of contents: a step's id, or the id with a condition of this skin's own. `beside` names the step
 * that leads to it when the phone shows something else: it is not on the way of those for whom all goes well.
 * `sometimes`: what it is for is no fault, so that step asks for it openly (“What do you see now?”).
 * `offered`: it may help and is shown among the settings that nobody is asked to change.
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

/** A region a skin's ROM is made for. */
export interface Rom {
  /** Value of `rom` in the address: `global` or `cn`. */
  readonly id: string;
  /** Languages such a ROM ships, where they are known to be few; other readers see its English. */
  readonly languages?: readonly string[];
}

/** Table of contents of a skin's guide. Steps are ids, the skin's own or shared ones, in the order of doing. */
export interface Skin {
  /** The versions, the newest first: the order that ranges of conditions go by. */
  readonly versions: readonly Version[];
  /** How to read version, ROM and Android off what a phone shows. */
  readonly reads?: readonly VersionRule[];
  /** True where the version of Android tells the skin's version. */
  readonly androidTells?: true;
  readonly downloadapps: readonly FlowEntry[];
  readonly service: readonly FlowEntry[];
  /** What the Result offers to put back in order. */
  readonly tidy: readonly string[];
  /** Which label plays a role in shared steps, e.g. `settings`. A name that is no role is a label's own id. */
  readonly roles: Readonly<Record<string, string>>;
  /** Labels that other versions or ROMs word differently, by the id of the commonest wording. The first that fits counts. */
  readonly wordings?: Readonly<Record<string, readonly LabelVariant[]>>;
  readonly roms: readonly Rom[];
  /** Languages in which a part of the phone exists, where they are known to be few. Keys are surfaces of labels. */
  readonly surfaces?: Readonly<Record<string, readonly string[]>>;
  /** The drawing of *About phone* beside the version question. */
  readonly about: Scene;
  /** How that page looks on phones of which more is known. The first that fits counts. */
  readonly abouts?: readonly { readonly when: Condition; readonly scene: Scene }[];
  /** Roles or labels of the way there, from Settings on. */
  readonly path: readonly string[];
}

/** Words that are the skin's own: hints beside its questions, and its own steps. */
export interface SkinWords {
  /** How to read the ROM's region off the version. */
  readonly 'rom-hint': string;
  readonly steps: Readonly<Record<string, StepWords>>;
  /** Words of the messages that only phones of this skin show. */
  readonly messages?: Readonly<Record<string, MessageWords>>;
}
