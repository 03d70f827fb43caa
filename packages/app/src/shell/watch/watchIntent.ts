import type { PageId } from '@housefront/contract/pages';
import { mayPrefetch, ROUTED_ATTRIBUTE } from '@housefront/contract/prefetch';
import { viewOf } from '../../kernel/definePage.tsx';
import { isSamePage, routeOf } from '../../kernel/route/route.ts';
import type { Runtime } from '../../kernel/runtime.ts';
import type { AskPayload } from './watchPayloads.ts';

/** Time for which a pointer or the focus rests on a link before its page is loaded, in milliseconds. */
const REST_MS = 100;
/** As above for a finger, which may begin to scroll instead. */
const TOUCH_MS = 40;

/** The line of the visitor as browsers describe it; absent in Safari and Firefox. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor saves data, or has a line on which a page that is not opened would delay one that is. */
function sparesData(): boolean {
  // Not in the types of the DOM, because not every browser has it.
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** The link of an event, if it leads to a page of this document that may be loaded ahead. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin) return null;
  if (link.target !== '' || link.download !== '' || link.relList.contains('nofollow')) return null;
  return mayPrefetch(link.pathname, new URLSearchParams(link.search)) ? link : null;
}

/**
 * Loads the code of a public page, and for guests its data, as soon as a visitor is about to open it. From now on the browser
 * prefetches no documents, because the app follows links itself (PLT-02).
 */
export function watchIntent(runtime: Runtime, askPayload: AskPayload): void {
  const { core, isAbsent, loadPage, navigation, quietly, templates } = runtime;
  const { clock } = core.ports;
  document.documentElement.setAttribute(ROUTED_ATTRIBUTE, '');
  if (!core.config.prefetch) return;

  const load = (link: HTMLAnchorElement): void => {
    const to = routeOf(link.pathname + link.search);
    if (to.page === null || isAbsent(to.href) || isSamePage(navigation.target(), to) || sparesData()) return;
    // Not null: checked above; every other value is a page.
    const id = to.page as PageId;
    // A page that is opened reports what it lacks.
    quietly(() => Promise.all([loadPage(id), templates.loadView(viewOf(id))])).catch(() => undefined);
    askPayload(to)?.catch(() => undefined);
  };

  let waiting: HTMLAnchorElement | null = null;
  let stop = (): void => undefined;
  const rest = (link: HTMLAnchorElement | null, ms: number): void => {
    if (link === waiting) return;
    stop();
    waiting = link;
    if (link === null) return;
    stop = clock.after(ms, () => load(link));
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && rest(linkAt(event), REST_MS), options);
  addEventListener('focusin', (event) => rest(linkAt(event), REST_MS), options);
  const press = (event: PointerEvent): void => {
    const link = linkAt(event);
    waiting = null;
    rest(link, event.pointerType === 'mouse' ? 0 : TOUCH_MS);
  };
  addEventListener('pointerdown', press, options);
  for (const ends of ['pointercancel', 'pointerleave', 'focusout'])
    addEventListener(ends, () => rest(null, 0), options);
}
