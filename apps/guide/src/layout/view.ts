// In the first load.

import {
  type Address,
  type Answers,
  formatAddress,
  labelOf,
  type Notice,
  quoteLabel,
  type Speech,
} from '@sideguide/guide-core/flow';
import { fill, type Values } from '@sideguide/guide-core/locale';
import type {
  AppCard,
  CompiledLabel,
  Guide,
  LabelTable,
  ListedApp,
  LocaleCard,
  Quote,
  SkinCard,
  UiWords,
  Version,
  VersionTables,
} from '@sideguide/guide-core/model';
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import type { AskKit } from './ask-kit.ts';
import type { CheckKit } from './check-kit.ts';
import type { GateKit } from './gate-kit.ts';
import type { MessageKit } from './message-kit.ts';
import type { SourcesKit } from './sources-kit.ts';

/** Everything a screen shows, loaded before the screen is: screens never wait. */
export interface View {
  readonly address: Address;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: LocaleCard;
  readonly locales: readonly LocaleCard[];
  readonly skins: readonly SkinCard[];
  readonly ui: UiWords;
  /** Words of a feature that opens later, in the reader's language as a rule. */
  readonly roomWords: (room: string, tag?: string) => Promise<UiWords>;
  /** What somebody else sees at an address in another language. */
  readonly as: (address: Address, tag: string) => Promise<View>;
  readonly notices: readonly Notice[];
  readonly skin?: SkinCard;
  readonly guide?: Guide;
  /** How every skin's versions are told; present where a screen asks for them, or the address names one without a skin. */
  readonly versionTables?: VersionTables;
  /** Skins that know the version in the address; one, as a rule. */
  readonly versionOf: readonly string[];
  /** Present when the reader said that the phone speaks another language than the guide. */
  readonly labelTable?: LabelTable;
  /** Languages in which some phone's labels are known: tag, and name in itself. */
  readonly phoneTongues: readonly (readonly [tag: string, name: string])[];
  /** Present where the address shows what phones say. */
  readonly messages?: MessageKit;
  /** Loads it where it is opened later. */
  readonly fetchMessages: () => Promise<MessageKit>;
  /** Loads what answers questions. */
  readonly fetchAnswers: () => Promise<AskKit>;
  /** Loads where things are from; without a skin of the address, `skin` names one. */
  readonly fetchSources: (skin?: string) => Promise<SourcesKit>;
  /** The catalogue, where its list is shown. */
  readonly apps?: readonly ListedApp[];
  readonly app?: AppCard;
  /** Present where the address shows the file check. */
  readonly check?: CheckKit;
  /** Present where the address shows one of the gates. */
  readonly gates?: GateKit;
  /** Skin that the browser's hints suggest. */
  readonly suggested?: string;
}

/** Another view of an address than its screen, and what it shows. */
export interface Instead {
  readonly Screen: ComponentType;
  readonly view?: View;
}

/** The app whose permission page the drawings show: proper name, and what most readers use. */
const browser = 'Chrome';

export const ViewContext = createContext<View | undefined>(undefined);

/** What screens ask of the view: words, labels, links. It stays the same for as long as the view does. */
export function useView() {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView outside a screen');
  return useMemo(() => toolsOf(view), [view]);
}

function toolsOf(view: View) {
  const { locale, ui, address, app, skin } = view;
  const generic = String(ui['the-app']);
  const say = (words: UiWords, key: string, values: Values = {}): string => {
    const text = words[key] ?? key;
    const named = typeof text === 'string' && !app ? capitalise(text, generic, locale.tag) : text;
    return fill(locale, named, { app: app?.name ?? generic, ...values });
  };
  const t = (key: string, values?: Values): string => say(ui, key, values);
  const names: Values = {
    app: app?.name ?? generic,
    // Only a few downloads always have the same name: of the others no more is known than how it ends.
    file: app?.file ?? '….apk',
    maker: skin?.makers[0] ?? '',
  };
  const speech = speechOf(view);
  const show = (id: string, label: CompiledLabel | undefined): Quote => {
    const quote = quoteLabel(id, label, speech);
    const inLabel = (text: string) => fill(locale.tag, text, { app: browser, file: names.file!, size: '… MB' });
    return { ...quote, text: inLabel(quote.text), ...(quote.gloss ? { gloss: inLabel(quote.gloss) } : {}) };
  };
  const answers: Answers = { os: address.os ?? 'unknown', rom: address.rom ?? 'unknown', needs: app?.needs };
  return {
    ...view,
    /** A sentence of the screens in the reader's language; `{app}` is always known. */
    t,
    /** The same from words that came later. */
    say,
    /** Values of the slots `{app}`, `{file}`, `{maker}`. */
    names,
    /** Puts the names into a text. */
    fillNames: (text: string): string => fill(locale.tag, app ? text : capitalise(text, generic, locale.tag), names),
    /** The phone's words for a label of this skin. */
    quote: (id: string): Quote => {
      const said = view.messages?.labels[id];
      const found = view.guide ? labelOf(view.guide, id, answers) : { id, label: undefined };
      return show(found.id, found.label ?? said ?? view.gates?.labels[id]);
    },
    /** The phone's words for a label that a message brings along. */
    quoteOf: (label: CompiledLabel): Quote => show('', label),
    /** An internal link: the current parameters are kept, the step is not. */
    href: (change: Partial<Address>): string =>
      formatAddress(keepValid({ ...address, step: undefined, say: undefined, ...change }, view)),
    answers,
    /** The version the reader named. */
    version: view.guide?.versions.find(({ id }): boolean => id === address.os) satisfies Version | undefined,
  };
}

/** The generic words for the app get a capital at the beginning of a sentence, where the script has capitals. */
const capitalise = (text: string, words: string, tag: string): string =>
  text.replace(
    /(^|[.!?…]\s)\{app\}/g,
    (_slot, before: string) => before + words.charAt(0).toLocaleUpperCase(tag) + words.slice(1),
  );

/** How the labels of a view are to be shown. */
export function speechOf({ address, guide, labelTable, locale, locales, messages }: View): Speech {
  const tongue = address.labels ?? '';
  const tables = [messages?.texts?.[tongue], labelTable?.[tongue]].filter((table) => table !== undefined);
  const texts: LabelTable[string] | undefined = tables.length ? Object.assign({}, ...tables) : undefined;
  const shipped = guide?.roms.find((rom) => rom.id === address.rom)?.languages;
  return {
    locale: locale.tag,
    rtl: locales.filter((card) => card.dir === 'rtl').map((card) => card.tag),
    ...(address.labels && texts ? { phone: { tag: address.labels, texts } } : {}),
    ...(shipped ? { shipped } : {}),
  };
}

/**
 * A version belongs to one skin: a link to another skin leaves it out. One that the link itself brings has been looked up.
 */
function keepValid(address: Address, { address: here, skins, versionOf }: View): Address {
  const other = skins.some(({ id }) => id === address.path.split('/')[1] && !versionOf.includes(id));
  return other && address.os === here.os ? { ...address, os: undefined } : address;
}
