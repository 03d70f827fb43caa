import { PAGES } from '@housefront/contract/pages';
import type { WayBack } from '@housefront/core/adapters';
import type { Runtime } from '../../kernel/runtime.ts';
import type { Route } from '../../kernel/route/route.ts';
import { findTile } from './findTile.ts';

const controls = 'a, button, [role="option"], input';

/** Accessible name of a control; a tile's is the name of its game. */
const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.getAttribute('title') ?? control.textContent.trim();

const isGamePage = ({ page }: Route): boolean => page === 'play' || page === 'loading' || page === 'close';

/** Notes the last place where something was pressed. Questions over the page belong to the place where they came up. */
function notePresses({ core, navigation, overlays }: Runtime): () => { place: WayBack; control: Element } | undefined {
  let noted: ReturnType<ReturnType<typeof notePresses>>;
  const note = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest(controls) : null;
    const { open, hallId, gpId } = core.demo.list.store.getState();
    const { gameSearch, query } = overlays.store.getState();
    if (control === null || isGamePage(navigation.target())) return;
    if (!open && !gameSearch && control.closest('[role$="dialog"]')) return;
    const { left, top } = control.getBoundingClientRect();
    const place: WayBack = {
      href: navigation.target().href,
      entry: navigation.entry(),
      label: nameOf(control),
      left,
      top,
      ...(gameSearch && { search: query }),
      ...(open && { demo: { hallId, gpId } }),
    };
    noted = { place, control };
  };
  addEventListener('click', note, { capture: true, passive: true });
  addEventListener('keydown', (event) => event.key === 'Enter' && note(event), { capture: true, passive: true });
  return () => noted;
}

/**
 * Leads back to where a game was started, however it is shown and left: to the address, its scroll position and the tile, which
 * gets the focus and is marked for a second. The browser’s own way back ends the game first. Visitors who went elsewhere while
 * the game was in a window of its own stay there (LOOK-06).
 */
export function wayBack(runtime: Runtime): void {
  const { core, navigation, overlays, route } = runtime;
  const { clock, storage } = core.ports;
  const { play } = core;
  const pressed = notePresses(runtime);
  let place: WayBack | undefined;
  let stop = (): void => undefined;
  /** A game over the page has an entry of its own in the history. */
  let hasEntry = false;

  const lead = (to: WayBack): void => {
    let isOpen = false;
    stop = findTile(to, clock, () => {
      const isThere = route.getState().href === to.href;
      if (!isThere || isOpen) return isThere;
      isOpen = true;
      if (to.search !== undefined) overlays.open('gameSearch', { query: to.search });
      if (to.demo) core.demo.list.open(to.demo.hallId ?? undefined, to.demo.gpId ?? undefined);
      return true;
    });
  };

  const begin = ({ game: { name = '' }, launch }: NonNullable<ReturnType<typeof play.store.getState>['surface']>) => {
    stop();
    const here = route.getState();
    const last = pressed()?.place;
    const isOfHere = last !== undefined && (isGamePage(here) || last.href === here.href);
    const from = isOfHere ? last : { href: here.href, entry: '', label: '', left: 0, top: 0 };
    place =
      isGamePage(here) && !isOfHere ? undefined : { ...from, label: from.label.includes(name) ? from.label : name };
    if (launch.surface === 'self' && place) storage.set('wayBack', place);
    if (launch.surface !== 'modal' || hasEntry) return;
    hasEntry = true;
    void navigation.go(({ href }) => href, { keepScroll: true });
  };

  const end = (wasApart: boolean): void => {
    storage.remove('wayBack');
    if (hasEntry) navigation.back();
    hasEntry = false;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && activeElement !== pressed()?.control;
    if (!place || (wasApart && (isElsewhere || navigation.target().href !== place.href))) return;
    lead(place);
  };

  play.store.subscribe(({ surface }, { surface: before }) => {
    if (surface && surface.game !== before?.game) begin(surface);
    if (surface || !before || (before.game.demo !== true && storage.get('token') === undefined)) return;
    // Another game may take its place at once.
    clock.after(0, () => play.store.getState().surface === null && end(before.launch.surface === 'popup'));
  });
  addEventListener('popstate', () => {
    if (!hasEntry || play.store.getState().surface?.launch.surface !== 'modal') return;
    hasEntry = false;
    play.quit();
  });
  navigation.onNavigate((to, from) => {
    hasEntry = false;
    if (from.page === 'play' && play.store.getState().surface?.launch.surface === 'page') play.quit();
  });

  // The game had taken the place of an earlier document.
  const kept = storage.get('wayBack');
  const { href, path } = route.getState();
  if (kept === undefined || path === PAGES.close.path || path === PAGES.loading.path) return;
  storage.remove('wayBack');
  if (kept.href === href) lead(kept);
}
