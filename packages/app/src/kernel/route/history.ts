import type { CorePorts } from '@housefront/core/adapters';

/** The session history of a document: the addresses of its entries and their scroll positions. */
export interface RouteHistory {
  /** Address of the current entry: path, query and fragment. */
  readonly href: () => string;
  /** Adds an entry, or replaces the current one. */
  readonly write: (href: string, replace: boolean) => void;
  readonly canGoBack: () => boolean;
  readonly back: () => void;
  /** Key of the current entry; pages with the same key share their scroll positions. */
  readonly entry: () => string;
  /** Vertical scroll position of the current entry when it was left, CSS px; 0 for a new entry. */
  readonly leftAt: () => number;
  /**
   * Call it when the page of the current entry is on screen. Restores its scroll positions; a new entry starts at its
   * fragment or at the top.
   * @param keepScroll keeps the scroll position
   */
  readonly arrive: (keepScroll: boolean) => void;
  /** Disables scroll restoration by the browser. The listener is called when the visitor goes back or forward. */
  readonly listen: (moved: () => void) => void;
}

/** State that the browser stores with each entry. */
interface EntryState {
  /** Number of entries of this site before it. */
  readonly index: number;
  /** Key of its scroll positions. */
  readonly key: string;
}

type Position = readonly [left: number, top: number];

/** Number of entries whose scroll positions survive the document. */
const STORED_ENTRIES = 50;

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'index' in state && 'key' in state;

/** Position of an element in the document: its index among siblings, per level; empty for the root, which scrolls the page. */
const pathTo = (element: Element): string => {
  const { parentElement } = element;
  return parentElement ? `${pathTo(parentElement)}/${[...parentElement.children].indexOf(element)}` : '';
};

const elementAt = (path: string): Element | undefined =>
  path
    .split('/')
    .slice(1)
    .reduce<Element | undefined>((parent, index) => parent?.children[Number(index)], document.documentElement);

/** The element that the address points at. */
function fragment(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Malformed, so no element has this id.
    return null;
  }
}

/** The session history of the browser's document. Scroll positions also survive a reload. */
export function createBrowserHistory({ random, storage }: Pick<CorePorts, 'random' | 'storage'>): RouteHistory {
  const { history } = window;
  const left = new Map(Object.entries(storage.get('scrollPositions') ?? {}));
  /** Elements that were scrolled on the page on screen. */
  const scrolled = new Map<Element, Position>();
  let index = -1;
  const href = () => location.pathname + location.search + location.hash;
  /** A game that had taken the place of the page leads back to it in a new entry, which has the scroll positions of the old one. */
  const back = storage.get('wayBack');
  /** State of the current entry. New entries are the document's first, and fragments that the browser itself followed. */
  const entry = (): EntryState => {
    const state: unknown = history.state;
    if (isEntryState(state)) return state;
    const created = { index: index + 1, key: (index < 0 && back?.href === href() && back.entry) || random.id() };
    history.replaceState(created, '');
    return created;
  };
  ({ index } = entry());
  /** Number of entries with the current one; frames of the page add theirs behind it. */
  let depth = history.length;
  /** Entry whose page is on screen; its scroll positions are being recorded. */
  let shown = entry().key;

  // Recorded as they happen: when the browser follows a fragment, it scrolls first and reports it later.
  const record = (target: EventTarget | null): void => {
    const element = target === document ? document.documentElement : target;
    if (element instanceof Element) scrolled.set(element, [element.scrollLeft, element.scrollTop]);
  };
  const save = (): void => {
    if (scrolled.size === 0) return;
    const connected = [...scrolled].filter(([element]) => element.isConnected);
    // Deleted first, so that the entry is added at the end of the map.
    left.delete(shown);
    left.set(shown, Object.fromEntries(connected.map(([element, position]) => [pathTo(element), position])));
  };
  const restore = (): boolean => {
    const positions = left.get(entry().key);
    for (const [path, [x, y]] of Object.entries(positions ?? {})) {
      elementAt(path)?.scrollTo({ left: x, top: y, behavior: 'instant' });
    }
    return positions !== undefined;
  };

  return {
    href,
    entry: () => entry().key,
    write: (href, replace) => {
      save();
      if (!replace) index += 1;
      const state: EntryState = { index, key: random.id() };
      if (replace) history.replaceState(state, '', href);
      else {
        history.pushState(state, '', href);
        depth = history.length;
      }
    },
    canGoBack: () => index > 0,
    // Not within a frame: a game that was in one may have left entries.
    back: () => history.go(-1 - Math.max(0, history.length - depth)),
    leftAt: () => left.get(entry().key)?.['']?.[1] ?? 0,
    arrive: (keepScroll) => {
      shown = entry().key;
      if (keepScroll) return;
      scrolled.clear();
      if (restore()) return;
      const target = fragment();
      if (target) target.scrollIntoView();
      else window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    },
    listen: (moved) => {
      history.scrollRestoration = 'manual';
      // A visitor may have scrolled the rendered page. Read in a frame, so that the page is not laid out twice.
      if (!restore()) requestAnimationFrame(() => record(document));
      addEventListener('scroll', ({ target }) => record(target), { capture: true, passive: true });
      addEventListener('popstate', () => {
        save();
        ({ index } = entry());
        depth = history.length;
        moved();
      });
      addEventListener('pagehide', () => {
        save();
        storage.set('scrollPositions', Object.fromEntries([...left].slice(-STORED_ENTRIES)));
      });
    },
  };
}

/** A history of one document that has no window: during server rendering and in tests. */
export function createMemoryHistory(first: string): RouteHistory {
  const entries = [first];
  let current = 0;
  let notify = (): void => undefined;
  return {
    href: () => entries[current] ?? '/',
    write: (href, replace) => {
      if (!replace) current += 1;
      entries.splice(current, entries.length, href);
    },
    canGoBack: () => current > 0,
    back: () => {
      current -= 1;
      notify();
    },
    entry: () => '',
    leftAt: () => 0,
    arrive: () => undefined,
    listen: (moved) => {
      notify = moved;
    },
  };
}
