/** Events of a visitor who interacts with the page. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;

let hydrationGate: Promise<void> | undefined;

/** Whether parts are held. */
export const isHeld = (): boolean => hydrationGate !== undefined;

/** Resolves when parts may be hydrated; undefined while none are held. */
export const gatePromise = (): Promise<void> | undefined => hydrationGate;

/** Events that the page causes by itself: a carousel advances, an opening dialog gets the focus. */
const isOfThePage = ({ type, target }: Event): boolean =>
  target instanceof Element &&
  (type === 'scroll' || (type === 'focusin' && target.closest('[role="dialog"]') !== null));

/**
 * Holds the parts below the first screen until the visitor interacts with the page: they keep the server's markup and need no
 * processor time. Call it before the page is hydrated. An event releases the parts before it reaches them, so it is not lost.
 * @returns releases them without an event
 */
export function holdHydration(): () => void {
  let resolve: () => void = () => undefined;
  const gate = new Promise<void>((done) => {
    resolve = done;
  });
  const release = (event?: Event) => {
    if (event && isOfThePage(event)) return;
    for (const name of interactions) removeEventListener(name, release, true);
    if (hydrationGate === gate) hydrationGate = undefined;
    resolve();
  };
  for (const name of interactions) addEventListener(name, release, { capture: true, passive: true });
  hydrationGate = gate;
  return () => release();
}

let isOffscreenDeferred = false;

/** Whether offscreen parts of a page that is mounted now are rendered after its first paint. */
export const defersOffscreen = (): boolean => isOffscreenDeferred;

/**
 * Sets this for the pages that are mounted from now on; false at first. Set false for a page that opens further down than a
 * screen: its height is unknown before its parts are rendered.
 */
export function setDeferOffscreen(yes: boolean): void {
  isOffscreenDeferred = yes;
}
