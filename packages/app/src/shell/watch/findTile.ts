import type { ClockPort, WayBack } from '@housefront/core/adapters';

/** Time for which the tile is marked, in milliseconds. */
const MARKED_MS = 1000;
/** Time after which a tile in another place is taken too: lists load, and rows are scrolled to where they were. */
const MOVED_MS = 1000;
/** Time after which nothing is looked for any more. */
const GIVEN_UP_MS = 10_000;
/** Distance at which a tile is where it was, in CSS px. */
const NEAR = 48;

const ownWay = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Controls of this name: those of a dialog, if one is open for them. */
function namesakes({ label, search, demo }: WayBack): readonly HTMLElement[] {
  if (search !== undefined) {
    const found = document.querySelectorAll<HTMLElement>('[role="dialog"] [role="option"]');
    return [...found].filter(({ textContent }) => textContent.startsWith(label));
  }
  const all = document.querySelectorAll<HTMLElement>(demo ? '[role="dialog"] button' : 'a, button');
  return [...all].filter(({ ariaLabel, title, textContent }) => (ariaLabel ?? (title || textContent.trim())) === label);
}

/** Focuses the control and marks its tile for a moment. In CSS: `data-returned`. */
function show(control: HTMLElement, clock: ClockPort): void {
  control.focus();
  control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const tile = control.closest('li, [role="option"]') ?? control;
  tile.setAttribute('data-returned', '');
  clock.after(MARKED_MS, () => tile.removeAttribute('data-returned'));
}

/**
 * Looks for the control that was pressed, until the visitor does something else, and shows it. Where it goes it is followed:
 * a game that was played moves to the shelf of the member's own games.
 * @param isThere true once its page is on screen, with what lay over it
 * @returns gives up
 */
export function findTile(place: WayBack, clock: ClockPort, isThere: () => boolean): () => void {
  let isPatient = true;
  let shown: HTMLElement | undefined;
  const look = (): void => {
    const isKept = shown && (shown.isConnected || document.activeElement !== document.body);
    if (isKept || !isThere()) return;
    let nearest: HTMLElement | undefined;
    let least = isPatient ? NEAR : Infinity;
    for (const control of namesakes(place)) {
      const { left, top, width } = control.getBoundingClientRect();
      const distance = Math.hypot(left - place.left, top - place.top);
      if (width === 0 || distance > least) continue;
      [nearest, least] = [control, distance];
    }
    if (!nearest) return;
    isPatient = false;
    shown = nearest;
    show(nearest, clock);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const acted = new AbortController();
  const end = (): void => {
    observer.disconnect();
    acted.abort();
    for (const stop of timers) stop();
  };
  const timers = [
    clock.after(0, look),
    clock.after(MOVED_MS, () => {
      isPatient = false;
      look();
    }),
    clock.after(GIVEN_UP_MS, end),
  ];
  for (const type of ownWay) addEventListener(type, end, { capture: true, passive: true, signal: acted.signal });
  addEventListener('scroll', look, { capture: true, passive: true, signal: acted.signal });
  return end;
}
