import type { Routing } from '../kernel/routing.ts';
import { historyKey, storedScroll } from '../kernel/storedScroll.ts';

/** What a visitor does with a link before following it; browsers that are touched send no `pointerover` before `touchstart`. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;
/** The first seconds of a page are not the router's, in milliseconds: who goes somewhere earlier shows it before. */
const FIRST_MS = 4000;
/** Longest wait for a quiet moment after that, in milliseconds. */
const LONGEST_WAIT = 3000;

/** Puts the page and its lists where an earlier document left them in this history entry, as the router does later on. */
function restoreScroll(): void {
  for (const [selector, { scrollX, scrollY }] of Object.entries(storedScroll(historyKey()))) {
    const target = selector === 'window' ? window : document.querySelector(selector);
    target?.scrollTo({ left: scrollX, top: scrollY });
  }
}

/** Whether an event is on a link that stays in this document. */
function isOnLink({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target !== '_blank';
}

/**
 * Fetches the router once the page is hydrated: in a quiet moment after its first seconds, or at once when the visitor
 * scrolls or is about to go somewhere. Until then it keeps scroll positions in the router's place. Call it when the page is hydrated.
 * @param shown address that is on screen
 */
export function bringRouterSoon({ bring }: Routing, shown: string): void {
  restoreScroll();
  /** Elements that were scrolled, of which the router hears when it is here. */
  const scrolled = new Set<EventTarget>();
  let tried = false;
  // Where the page stands is kept by the router, should the visitor leave it.
  const onScroll = ({ target }: Event): void => {
    if (target) scrolled.add(target);
    if (!tried) go();
  };
  const isElsewhere = () => location.pathname + location.search + location.hash !== shown;
  const bringAndTell = async (): Promise<void> => {
    stop();
    tried = true;
    try {
      await bring();
    } catch {
      // Links are followed without it; who goes back needs the page of that address.
      if (isElsewhere()) location.reload();
      listen();
      return;
    }
    removeEventListener('scroll', onScroll, true);
    if (window.scrollY > 0) scrolled.add(document);
    for (const target of scrolled) target.dispatchEvent(new Event('scroll'));
  };
  const go = () => void bringAndTell();
  const onIntent = (event: Event): void => {
    if (isOnLink(event)) go();
  };
  const listen = (): void => {
    for (const name of INTENTS) addEventListener(name, onIntent, { capture: true, passive: true });
    addEventListener('popstate', go);
  };
  const stop = (): void => {
    for (const name of INTENTS) removeEventListener(name, onIntent, true);
    removeEventListener('popstate', go);
  };
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  listen();
  // Who went back while the page was hydrated is elsewhere already.
  if (isElsewhere()) {
    go();
    return;
  }
  setTimeout(() => {
    if (tried) return;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: LONGEST_WAIT });
    else go();
  }, FIRST_MS);
}
