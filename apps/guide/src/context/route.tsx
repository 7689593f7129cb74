import type { Address } from '@sideguide/guide-core/flow';
import type { AppCard, Guide, LocaleCard, SkinCard } from '@sideguide/guide-core/model';
import type { ComponentType, ReactElement } from 'react';
import type { Namespace } from '../../.generated/namespaces.ts';
import { loadOnce } from '../platform/chunks/load.ts';
import { UnknownAddressError } from '../platform/unknown-address.ts';
import type { PageContexts } from './contexts.tsx';

/** What a route needs to open an address. */
export interface RouteRequest {
  /** The address as it was opened: app, version, ROM and step may be unknown. */
  readonly address: Address;
  /** Parameters of the route's pattern. */
  readonly params: Readonly<Record<string, string>>;
  /** The card of the app in the address, if the guide knows it. */
  readonly app: Promise<AppCard | undefined>;
  /** The reader's language. */
  readonly tag: string;
  /** The skin that the route is inside of: its card and its guide. */
  readonly skinGuide: { readonly skin: SkinCard; readonly guide: Promise<Guide> } | undefined;
  /** Loads the page that another reader sees at an address in another language. */
  readonly pageFor: (address: Address, tag: string) => Promise<PageContexts>;
}

/** A request for a route inside a skin. */
export type SkinRequest = RouteRequest & { readonly skinGuide: NonNullable<RouteRequest['skinGuide']> };

/** Shown instead of a route's own screen, if its address asks for something else. */
export interface Overlay {
  readonly element: ReactElement;
  /** Direction of the document, if it is not that of the reader's language. */
  readonly dir?: LocaleCard['dir'];
  /** Identifies the page within the route: from one address to another with the same one its elements stay. */
  readonly frame?: string | undefined;
}

/** What a route's `load.ts` exports; `load` returns the props of its `screen.tsx`. */
interface RouteModule<Request, Props> {
  readonly load: (request: Request) => Promise<Props>;
  readonly overlay?: (request: Request) => Promise<Overlay> | undefined;
  /** Names the page that addresses with these props share; undefined if each has its own. */
  readonly frame?: (props: Props) => string | undefined;
  /** Namespaces that the screen uses besides the words of every screen. */
  readonly words?: readonly Namespace[];
  /** Content chunks that the document requests before `load` does; a final hyphen stands for the language. */
  readonly early?: readonly string[];
}

interface RouteFolder<Request, Props> extends Omit<RouteModule<Request, Props>, 'early'> {
  /** Address patterns, each parameter as `:name`. */
  readonly patterns: readonly string[];
  readonly chunk: string;
  readonly screen: () => Promise<{ readonly default: ComponentType<Props> }>;
}

/** A route as the app opens it, whatever its props. */
export interface AppRoute<Request = RouteRequest> extends Pick<RouteFolder<Request, never>, 'patterns' | 'chunk'> {
  readonly words: readonly Namespace[];
  /** Loads the screen and everything it shows, in parallel. */
  readonly open: (request: Request) => Promise<Overlay>;
}

/** Restricts a route to addresses inside a skin: elsewhere the address is unknown. */
export const inSkin = (inner: AppRoute<SkinRequest>): AppRoute => ({
  ...inner,
  open: async ({ skinGuide, ...request }) => {
    if (!skinGuide) throw new UnknownAddressError();
    return inner.open({ ...request, skinGuide });
  },
});

/** Joins the parts of a route's folder: its screen gets the props that its `load` returns. */
export const route = <Request, Props extends object>({
  patterns,
  chunk,
  screen,
  load,
  overlay,
  frame,
  words = [],
}: RouteFolder<Request, Props>): AppRoute<Request> => ({
  patterns,
  chunk,
  words,
  open: async (request) => {
    const shownInstead = overlay?.(request);
    if (shownInstead) return shownInstead;
    const [{ default: Screen }, props] = await Promise.all([loadOnce(chunk, screen), load(request)]);
    return { element: <Screen {...props} />, frame: frame?.(props) };
  },
});
