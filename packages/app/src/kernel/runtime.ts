import type { SizedPictureComponent } from '@housefront/ui/primitives/UiProvider';
import type { AddressId } from '@housefront/contract/pages';
import type { AmountStyle } from '@housefront/contract/rules';
import type { Core } from '@housefront/core';
import type { Navigate } from '@housefront/core/adapters';
import type { LoadingStore } from '@housefront/ui/primitives/LoadingOverlay';
import type { MessageBoxStore } from '@housefront/ui/primitives/MessageBox';
import type { ToastStore } from '@housefront/ui/primitives/Toast';
import type { ThemeFacts } from '@housefront/ui/theme';
import { createContext, use } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { SiteState } from '@housefront/core/features/site';
import type { FrameFlags } from './frame-flags.ts';
import type { Overlays } from './overlays.ts';
import type { Navigation } from './route/navigation.ts';
import type { RouteStore } from './route/route.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteExtra } from './defineSite.ts';
import type { TemplateState, TemplateStore } from './template-store.ts';

/** Services of every screen: the core, the current template and others. */
export interface Runtime {
  readonly core: Core;
  readonly templates: TemplateStore;
  readonly theme: ThemeFacts;
  /** Pictures of the site's own. */
  readonly files: SiteFiles;
  /** Names of the site's languages by code, each in its own language (I18N-01). */
  readonly languageNames: Readonly<Record<string, string>>;
  /** How the page's language writes amounts (FLD-14). */
  readonly amountStyle: AmountStyle;
  /** The year in which the page was rendered: a cached page may be hydrated in the next year. */
  readonly year: number;
  readonly overlays: Overlays;
  /** The route on screen. */
  readonly route: RouteStore;
  /** Client-side navigation. Screens use `navigate`, `writeQuery` and `back`. */
  readonly navigation: Navigation;
  /** Questions to the visitor, one at a time. */
  readonly messages: MessageBoxStore;
  readonly toasts: ToastStore;
  /** Covers the page while an operation runs that replaces it (SHELL-53). */
  readonly loading: LoadingStore;
  /** Whether the site has content of its own. */
  readonly hasContent: boolean;
  /** A component of the site's own on every page (SHELL-16). */
  readonly extra?: SiteExtra | undefined;
  /** Sanitises HTML during server rendering; absent in browsers. */
  readonly renderHtml?: ((html: string) => string) | undefined;
  /** Shows pictures in the size of their place; absent without a service for them (IMG-01). */
  readonly sizedPicture?: SizedPictureComponent | undefined;
  /** True during server rendering: data is awaited, nothing subscribes. */
  readonly server: boolean;
  /** Settles when the payload of the next page has arrived, or is not awaited (API-18x). */
  arriving?: Promise<void> | undefined;
  /** True once the document is being replaced: failures meanwhile show no error page (VER-07). */
  readonly isLeaving: () => boolean;
  /** Prefetches code: if it fails, the page stays as it is (VER-07). */
  readonly quietly: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>;
  /** Loads the code of a page, without showing it. */
  readonly loadPage: (id: AddressId) => Promise<unknown>;
  /** Whether the site leaves out what an address shows: a feature, or a hall. Such an address is not found. */
  readonly isAbsent: (href: string) => boolean;
  /** False until the rendered page is hydrated, whose texts and data the document contains. */
  readonly isHydrated: () => boolean;
  /** Navigates to an address of this site; to another origin only if allowed. Throws for forbidden targets (ERR-10). */
  readonly navigate: Navigate;
  /** Frame flags of this document's address (SHELL-22). */
  readonly flags: FrameFlags;
  /**
   * Changes parameters of the present query; undefined removes one. The scroll position does not change.
   * @param options.replace replaces the current history entry
   */
  readonly writeQuery: (part: Readonly<Record<string, unknown>>, options: { readonly replace: boolean }) => void;
  /** Opens the sign-in, then navigates to the target, a path of this site (AUTH-27). */
  readonly askLogin: (target?: string) => void;
  /** Goes back, or to `fallback` when this page was the first. */
  readonly back: (fallback: string) => void;
}

/** A runtime that is replaced when texts of the language arrive, for those who read it to render again. */
export type ShownRuntime = StoreApi<Runtime>;

/** The value of a {@link RuntimeContext}. */
export const shownRuntime = (runtime: Runtime): ShownRuntime => createStore(() => runtime);

/**
 * A store, as no context above a page may change its value: React gives up subtrees that are held, and renders them anew
 * (LOOK-17).
 */
export const RuntimeContext = createContext<ShownRuntime | null>(null);

/**
 * Called by the page on screen when it is mounted. The page is hydrated after its frame, so differences from the server's
 * markup must wait for this call.
 */
export const HydratedContext = createContext<(() => void) | undefined>(undefined);

/** The runtime of this tree. @throws outside of a RuntimeContext. */
export function useRuntime(): Runtime {
  const shown = use(RuntimeContext);
  if (!shown) throw new Error('useRuntime needs a RuntimeContext above it.');
  return useStore(shown);
}

/** Selects from the state of the current template. */
export function useTemplate<Part>(select: (state: TemplateState) => Part): Part {
  return useStore(useRuntime().templates.store, select);
}

/** Selects from the site store: language, currency, mode and what derives from them (CFG-09). */
export function useSite<Value>(select: (state: SiteState) => Value): Value {
  return useStore(useRuntime().core.site, select);
}
