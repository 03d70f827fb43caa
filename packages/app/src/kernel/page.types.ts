import type { AddressId, PAGES, PageId } from '@housefront/contract/pages';
import type { Core } from '@housefront/core';
import type { ViewName, ViewPropsMap } from '@housefront/ui/views';
import type { ReactNode } from 'react';
import type { Runtime } from './runtime.ts';
import type { SearchOf } from './search.ts';

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

/** What the address of a page says: values of its path, and those of the query that the page reads. */
export interface PageAddress<Id extends AddressId = AddressId> {
  readonly params: ParamsOf<Id>;
  readonly search: SearchOf<Id>;
}

/** A step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What a page is about, for search engines and shared links (SHELL-17x). */
export interface PageTopic {
  readonly name: string;
  readonly description?: string;
  /** The page above it. */
  readonly parent?: Crumb;
}

/** Props of a page's view, by hooks. */
export type ViewHook<Id extends PageId> = (address: PageAddress<Id>) => ViewPropsMap[ViewOf<Id>];

/** What a page tells of itself, and what it needs, beside what it shows. `Values` and `Address` are what its address says. */
interface PageParts<Values, Address> {
  /** Starts loading what the page shows first; each promise resolves whether its load worked or not. */
  readonly prefetch?: (core: Core, address: Address) => readonly Promise<void>[];
  /** Whether there is no such page, once its data was loaded; true, or the error that says so (HOME-30x). */
  readonly missing?: (core: Core, params: Values, path: string) => boolean | Promise<Error | null>;
  /** Shown where there is no such page; the page for that without it. */
  readonly NotFound?: () => ReactNode;
  /** What the page is about; null when that is not known. Search engines and shared links get it. */
  readonly topic?: (core: Core, address: Address) => PageTopic | null;
  /** Heading of the header, with a way back (SHELL-43x). None without it. */
  readonly heading?: (core: Core, hall: string | undefined) => string | undefined;
  /** Address of the picture that the first paint shows largest, to be fetched with the page. */
  readonly hero?: (core: Core) => string | null;
  /** The page's addresses for the site map; its own path without it. */
  readonly addresses?: (core: Core) => readonly string[] | Promise<readonly string[]>;
}

/** The code of a page, loaded with it. It shows its view, or a component where it is sometimes something else. */
export type Page<Id extends PageId> = PageParts<ParamsOf<Id>, PageAddress<Id>> &
  ({ readonly useView: ViewHook<Id> } | { readonly Screen: () => ReactNode });

/** A page of whatever name, as router and server work with it. */
export interface LoadedPage extends PageParts<AnyAddress['params'], AnyAddress> {
  readonly id: PageId;
  readonly Screen: () => ReactNode;
}

/** The address of a page of whatever name. */
export interface AnyAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Looks at an address before anything is loaded for it. @returns the path of this site to go to instead, or nothing */
export type Guard<Id extends AddressId = AddressId> = (
  entering: PageAddress<Id> & { readonly runtime: Runtime },
) => string | undefined;
