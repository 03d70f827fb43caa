/** Signs that somebody is at the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

type Passage = Promise<void> & { status?: 'fulfilled'; value?: undefined };

/** A settled promise, for which React does not wait. */
export const free: Passage = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined } as const);

let gate: Passage | undefined;

/** Whether parts are held. */
export const isHeld = (): boolean => gate !== undefined;

/** What a part waits for before it is hydrated. */
export const passage = (): Promise<void> => gate ?? free;

/** Events that the page causes by itself: a carousel advances, a dialog that opened takes the focus. */
const isOfThePage = ({ type, target }: Event): boolean =>
  target instanceof Element &&
  (type === 'scroll' || (type === 'focusin' && target.closest('[role="dialog"]') !== null));

/**
 * Holds the parts below the first screen until somebody is at the page: they stay as the server sent them, and cost nothing.
 * Call it before the page is hydrated. An event opens them before it reaches them, so that it is carried out.
 * @returns opens them without an event
 */
export function holdHydration(): () => void {
  let pass: () => void = () => undefined;
  const held: Passage = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const open = (event?: Event) => {
    if (event && isOfThePage(event)) return;
    for (const sign of signs) removeEventListener(sign, open, true);
    if (gate === held) gate = undefined;
    pass();
  };
  for (const sign of signs) addEventListener(sign, open, { capture: true, passive: true });
  gate = held;
  return () => open();
}

let follows = false;

/** Whether a part below the first screen of a page that is mounted now follows the first paint of that page. */
export const partsFollow = (): boolean => follows;

/**
 * Says it of the pages that are shown from now on; false at first. Not for a page that opens further down than a screen: its
 * length is not known before its parts are there.
 */
export function letPartsFollow(yes: boolean): void {
  follows = yes;
}
