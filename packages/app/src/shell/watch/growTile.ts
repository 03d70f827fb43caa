import { within } from '@housefront/core';
import { viewOf } from '../../kernel/definePage.tsx';
import type { Runtime } from '../../kernel/runtime.ts';

/** Longest time for which the page may stay still before the game's page is rendered, in milliseconds. */
const STILL_MS = 400;
/** Name of the picture and of the game's frame for the browser, which moves one into the place of the other. */
const NAME = 'game';

const nothing = (): undefined => undefined;
const gameFrame = (): HTMLElement | null => document.querySelector<HTMLElement>('main iframe');

/** Resolves as soon as the page has the frame of the game. No animation frame runs meanwhile, observers do. */
function frameShown(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!gameFrame()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
  });
}

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Lets the picture of a pressed tile grow into the page of its game, in browsers with view transitions and for visitors who
 * want motion. In other cases, also when the tile is no longer in view, the page appears without an animation (PLT-03).
 */
export function growTile(runtime: Runtime): void {
  const { core, loadPage, navigation, quietly, templates } = runtime;
  const { clock } = core.ports;
  let picture: HTMLElement | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      const tile = target instanceof Element ? target.closest('button')?.closest('li') : null;
      // A blurred copy may be before it.
      picture = [...(tile?.querySelectorAll('img') ?? [])].at(-1) ?? null;
    },
    { capture: true, passive: true },
  );
  // The code of the page is loaded while the platform prepares the game, so that nothing on screen waits for it.
  core.play.store.subscribe(({ play }, before) => {
    if (play.status !== 'starting' || before.play.status === 'starting') return;
    quietly(() => Promise.all([loadPage('play'), templates.loadView(viewOf('play'))])).catch(nothing);
  });

  navigation.onNavigate((to) => {
    const tile = picture;
    picture = null;
    if (to.page !== 'play' || !tile?.isConnected || !isInView(tile)) return;
    if (!('startViewTransition' in document) || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    let goOn: () => void = nothing;
    const captured = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // The browser must have its picture of this page before the next one is rendered.
    runtime.arriving = within(clock, STILL_MS, captured);
    tile.style.viewTransitionName = NAME;
    let frame: HTMLElement | undefined;
    const transition = document.startViewTransition(async () => {
      tile.style.removeProperty('view-transition-name');
      const shown = frameShown();
      goOn();
      await within(clock, STILL_MS, shown);
      frame = gameFrame() ?? undefined;
      frame?.style.setProperty('view-transition-name', NAME);
    });
    const end = (): void => void frame?.style.removeProperty('view-transition-name');
    // A skipped transition shows the page at once.
    transition.ready.catch(nothing);
    transition.updateCallbackDone.catch(nothing);
    transition.finished.then(end, end);
  });
}
