import type { Core } from '@housefront/core';
import type { ViewName } from '@housefront/ui/views';
import type { Runtime } from '../runtime/runtime.ts';
import type { ListSearch } from './search.ts';

/** Which parts of the frame a page shows around its content. */
export interface PageFrame {
  /** `plain`: technical pages and windows without header and footer (SHELL-14). */
  readonly layout: 'full' | 'plain';
  readonly footer: boolean;
  readonly tabs: boolean;
}

/** Header, footer and bottom bar. */
export const fullFrame: PageFrame = { layout: 'full', footer: true, tabs: true };
/** No footer and no bottom bar (CAT-13). */
export const listFrame: PageFrame = { layout: 'full', footer: false, tabs: false };
/** Nothing around the page. */
export const plainFrame: PageFrame = { layout: 'plain', footer: false, tabs: false };

/** What a screen's address says. */
export interface ScreenAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly search: ListSearch;
}

/** Starts loading what a screen shows first; each promise resolves whether its load worked or not. */
export type Prefetch = (core: Core, address: ScreenAddress) => readonly Promise<void>[];

/** Longest wait for data while a server renders, in milliseconds. A page with a gap is better than a late one. */
const serverDataLimit = 2500;

/**
 * Loads what a page needs before it is shown: its view, its texts and, while a server renders, its data. In a browser the
 * data is only started, so that the page answers at once with its skeleton.
 */
export async function loadScreen(
  runtime: Runtime,
  view: ViewName,
  screen: Promise<{ readonly prefetch?: Prefetch }> | null,
  address: ScreenAddress,
): Promise<void> {
  const { core, templates, server } = runtime;
  const texts = runtime.isTakenOver() ? core.i18n.ready() : undefined;
  const [module] = await Promise.all([screen, templates.loadView(view), texts]);
  // The data of the page may be on its way as one file.
  await runtime.arriving;
  const loads = Promise.all(module?.prefetch?.(core, address) ?? []);
  if (!server) return;
  const limit = new Promise<void>((resolve) => {
    core.ports.clock.after(serverDataLimit, resolve);
  });
  await Promise.race([loads, limit]);
}
