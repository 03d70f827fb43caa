/** Key of the session storage under which the router keeps scroll positions when a document is left. */
const STORAGE_KEY = 'tsr-scroll-restoration-v1_3';

interface Position {
  readonly scrollX: number;
  readonly scrollY: number;
}

/** Positions of a page by CSS selector; `window` for the page itself. */
export type StoredScroll = Readonly<Record<string, Position>>;

/** Scroll positions at which an earlier document left a history entry; none if it was not left, or nothing is kept. */
export function storedScroll(entry: string | undefined): StoredScroll {
  if (entry === undefined) return {};
  try {
    const all: Readonly<Record<string, StoredScroll>> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return all[entry] ?? {};
  } catch {
    // No storage here, or it was written by somebody else.
    return {};
  }
}

/** The router's key of the present history entry; undefined for one that it has not seen. */
export function historyKey(): string | undefined {
  const state: { readonly __TSR_key?: string } | null = history.state;
  return state?.__TSR_key;
}
