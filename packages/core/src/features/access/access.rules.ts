import { factsAt, type SideWindow } from '@housefront/contract/pages';
import { navigationTarget } from '../../adapters/navigation/navigation.ts';

/** The window that a path of this site belongs to; null for pages of the site itself. */
export const windowOf = (path: string): SideWindow | null => factsAt(path)?.window ?? null;

/** Whether a path of this site is for members only (SHELL-13x). */
export const needsMember = (path: string): boolean => factsAt(path)?.access === 'member';

/** A target as it may be remembered: a path of this site, relative to its origin; null for everything else (AUTH-28x). */
export const ownTarget = (to: string): string | null =>
  to.startsWith('/') ? (navigationTarget(to)?.href ?? null) : null;
