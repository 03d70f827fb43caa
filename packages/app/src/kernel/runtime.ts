import type { Core } from '@housefront/core';
import type { Navigate } from '@housefront/core/adapters';
import type { LoadingStore } from '@housefront/ui/primitives/LoadingOverlay';
import type { MessageBoxStore } from '@housefront/ui/primitives/MessageBox';
import type { ToastStore } from '@housefront/ui/primitives/Toast';
import type { ThemeFacts } from '@housefront/ui/theme';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { FrameFlags } from './frame-flags.ts';
import type { Overlays } from './overlays.ts';
import type { SiteExtra } from './defineSite.ts';
import type { TemplateState, TemplateStore } from './template-store.ts';

/** What every screen stands on: the product's behaviour and the look that is chosen for it. */
export interface Runtime {
  readonly core: Core;
  readonly templates: TemplateStore;
  readonly theme: ThemeFacts;
  /** The year in which the page was rendered: a kept page may be hydrated in the next one. */
  readonly year: number;
  readonly overlays: Overlays;
  /** Questions to the visitor, one at a time. */
  readonly messages: MessageBoxStore;
  readonly toasts: ToastStore;
  /** Covers the page while something goes on that ends what is shown (SHELL-53, SHELL-54x). */
  readonly loading: LoadingStore;
  /** Whether the site has content of its own. */
  readonly hasContent: boolean;
  /** A component of the site's own on every page (SHELL-16). */
  readonly extra?: SiteExtra | undefined;
  /** Makes HTML texts safe while a server renders; absent in browsers. */
  readonly renderHtml?: ((html: string) => string) | undefined;
  /** True while a server renders: data is waited for, nothing listens. */
  readonly server: boolean;
  /** Settles when the data of the page that is gone to has arrived as one file, or is not waited for (API-18x). */
  arriving?: Promise<void> | undefined;
  /** True once the document is being left for a fresh one: what fails meanwhile is not worth an error page (VER-07). */
  readonly isLeaving: () => boolean;
  /** False until the rendered page is hydrated: its texts and data came with it. */
  readonly isHydrated: () => boolean;
  /** Goes to an address of this site; to another one only when that is said (ERR-10). Throws for what is never gone to (ERR-11). */
  readonly navigate: Navigate;
  /** What the address of this document wants of the frame (SHELL-22, SHELL-24). */
  readonly flags: FrameFlags;
  /** Opens the sign-in; afterwards the visitor is brought to the target, a path of this site (AUTH-26 to AUTH-28x). */
  readonly askLogin: (target?: string) => void;
  /** Back to where the visitor came from, or to `fallback` when this page was the first. */
  readonly back: (fallback: string) => void;
}

export const RuntimeContext = createContext<Runtime | null>(null);

/**
 * Called by the page on screen when it is mounted. The page is hydrated after its frame, so whatever differs from the server's
 * markup may start then and no earlier.
 */
export const HydratedContext = createContext<(() => void) | undefined>(undefined);

/** The runtime of this tree. @throws outside of it, which is a programming error. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useRuntime needs a RuntimeContext above it.');
  return runtime;
}

/** A part of the template on screen. */
export function useTemplate<Part>(select: (state: TemplateState) => Part): Part {
  return useStore(useRuntime().templates.store, select);
}
