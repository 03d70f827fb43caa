import { navigationTarget } from '../../platform/navigation.ts';

/** The windows of the site's own pages. */
export type SideWindow = 'memberWindow' | 'agentWindow' | 'fpWindow';

const WINDOWS: readonly (readonly [page: string, window: SideWindow])[] = [
  ['/user', 'memberWindow'],
  ['/proxy', 'agentWindow'],
  ['/fastpayment', 'fpWindow'],
];

/** The window that a path of this site belongs to; null for pages of the site itself. All of them need a member (SHELL-13x). */
export const windowOf = (path: string): SideWindow | null => {
  const [page = ''] = path.toLowerCase().split(/[?#]/, 1);
  const found = WINDOWS.find(([start]) => page === start || page.startsWith(`${start}/`));
  return found ? found[1] : null;
};

/** A target as it may be remembered: a path of this site, relative to its origin; null for everything else (AUTH-28x). */
export const ownTarget = (to: string): string | null =>
  to.startsWith('/') ? (navigationTarget(to)?.href ?? null) : null;
