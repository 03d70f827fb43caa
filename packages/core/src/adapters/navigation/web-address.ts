import { parseUrl } from '@housefront/contract/url';
import { navigationTarget } from './navigation.ts';

/**
 * The absolute form of an http or https address, or of a path when a base is given; null for everything the navigation guard
 * refuses (ERR-11).
 */
export const webAddress = (text: string, base?: string): string | null => {
  const target = navigationTarget(text, { external: true });
  if (target === null || target.kind === 'external') return target?.href ?? null;
  return base === undefined ? null : (parseUrl(target.href, base)?.href ?? null);
};
