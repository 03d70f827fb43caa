import type { AddressId, PAGES, PageId } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import type { GameShape } from '@housefront/ui/primitives/UiProvider';
import type { ViewName, ViewPropsMap } from '@housefront/ui/views';
import type { ReactNode } from 'react';
import type { Runtime } from './runtime.ts';
import type { SearchOf } from './route/search.ts';

type Pages = typeof PAGES;

type ValueNames<Path extends string> = Path extends `${string}/$${infer Name}/${infer Rest}`
  ? Name | ValueNames<`/${Rest}`>
  : Path extends `${string}/$${infer Name}`
    ? Name
    : never;

/** The values in the path of an address, e.g. `id` of `/faq/$id`. */
export type ParamsOf<Id extends AddressId> = { readonly [Name in ValueNames<Pages[Id]['path']>]: string };

/** The view that shows a page. */
export type ViewOf<Id extends PageId> = Pages[Id] extends { readonly view: infer View extends ViewName }
  ? View
  : Extract<Id, ViewName>;

/** Parameters of a page: path values, and the query values that it reads. */
export interface PageAddress<Id extends AddressId = AddressId> {
  readonly params: ParamsOf<Id>;
  readonly search: SearchOf<Id>;
}

/** A breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Title and description of a page for search engines and shared links (SHELL-17x). */
export interface PageTopic {
  readonly name: string;
  readonly description?: string;
  /** The page above it. */
  readonly parent?: Crumb;
}

/** The hook that returns the props of a page's view. */
export type ViewHook<Id extends PageId> = (address: PageAddress<Id>) => ViewPropsMap[ViewOf<Id>];

/** Metadata and loading of a page, without its view. `Values` and `Address` are the parameters of its address. */
interface PageParts<Values, Address> {
  /** Starts loading the data that the page shows first; each promise resolves even when its load fails. */
  readonly prefetch?: (core: Core, address: Address) => readonly Promise<void>[];
  /** Loads code that depends on the address. The page is shown when it resolves. */
  readonly load?: (core: Core, address: Address) => Promise<void>;
  /** Whether the page does not exist, called once its data is loaded; true, or the error to show (HOME-30x). */
  readonly missing?: (core: Core, params: Values, path: string) => boolean | Promise<Error | null>;
  /** Shown if the page does not exist; the default not-found page if omitted. */
  readonly NotFound?: () => ReactNode;
  /** Metadata for search engines and shared links; null when unknown. */
  readonly topic?: (core: Core, address: Address) => PageTopic | null;
  /** Heading of the header, with a back button. None if omitted (SHELL-43x). */
  readonly heading?: (core: Core, hall: string | undefined) => string | undefined;
  /** Address of the largest image of the first paint, to be preloaded; tiles have the shape of the template's. */
  readonly hero?: (core: Core, tiles: GameShape) => string | null;
  /** The page's addresses for the site map; its own path if omitted. */
  readonly addresses?: (core: Core) => readonly string[] | Promise<readonly string[]>;
}

/** The loaded code of a page: its view, or a component if it does not always show its view. */
export type Page<Id extends PageId> = PageParts<ParamsOf<Id>, PageAddress<Id>> &
  ({ readonly useView: ViewHook<Id> } | { readonly Screen: () => ReactNode });

/** A page of any name, for navigation and server. */
export interface LoadedPage extends PageParts<AnyAddress['params'], AnyAddress> {
  readonly id: PageId;
  readonly Screen: () => ReactNode;
}

/** The address of a page of any name. */
export interface AnyAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Checks an address before anything is loaded. @returns the path of this site to redirect to, or undefined */
export type Guard<Id extends AddressId = AddressId> = (
  entering: PageAddress<Id> & { readonly runtime: Runtime },
) => string | undefined;
