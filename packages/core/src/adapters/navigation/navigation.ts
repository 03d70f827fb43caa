import { parseUrl } from '@housefront/contract/url';

/**
 * The one guard for addresses from data: each is checked here before anything navigates to it: banners, footer links,
 * promotions, game addresses, window targets (ERR-11).
 */

/** Reason that a navigation was refused. `external`: another origin that was not allowed; `protocol`: anything but http and https. */
export type RefusalReason = 'empty' | 'long' | 'hidden' | 'backslash' | 'protocol' | 'external' | 'authority' | 'form';

/** Thrown for a refused address. The message never holds the address: it may carry a credential. */
export class RefusedNavigation extends TypeError {
  declare readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`refused to navigate: ${reason}`);
    this.name = 'RefusedNavigation';
    this.reason = reason;
  }
}

/** The kinds of address that the caller allows. */
export interface NavigationAllowance {
  /** Another origin is allowed; protocols other than http and https never are. */
  readonly external?: boolean | undefined;
  /** This site's origin: absolute addresses on it count as its own. */
  readonly origin?: string | undefined;
}

/** A checked address: `own` has a path of this site with one leading slash, `external` an absolute http(s) address. */
export interface NavigationTarget {
  readonly kind: 'own' | 'external';
  readonly href: string;
}

/** Longest address that is followed, in characters; addresses of games carry long tokens. */
export const LONGEST_ADDRESS = 8192;

// Control characters, invisible characters and those that change the reading direction: they only disguise an address.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const authority = /^https?:\/\/([^/?#]+)/i;
// Letters and digits of any script, or an IPv6 address. Browsers differ in the other characters that they accept. A user
// name, a blank or an escaped character in the authority hides the host.
const host = /^(?:[\p{L}\p{M}\p{N}._。-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/iu;
const base = 'https://own.invalid';

const external = (text: string, { external: allowed, origin }: NavigationAllowance): NavigationTarget => {
  const named = authority.exec(text)?.[1];
  if (named === undefined) throw new RefusedNavigation('form');
  if (!host.test(named)) throw new RefusedNavigation('authority');
  const url = parseUrl(text);
  if (url === null) throw new RefusedNavigation('form');
  if (url.origin === origin) return own(url.pathname + url.search + url.hash);
  if (allowed !== true) throw new RefusedNavigation('external');
  return { kind: 'external', href: url.href };
};

const own = (text: string): NavigationTarget => {
  // Dots are resolved here, so that the rest of `/..//host` cannot be read as another host later.
  const url = parseUrl(text, base);
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) throw new RefusedNavigation('form');
  return { kind: 'own', href: url.pathname + url.search + url.hash };
};

/**
 * Checks an address.
 * @throws {RefusedNavigation} for another origin without allowance and for everything that is not a plain path, http or https
 *   address.
 */
export const checkNavigation = (to: unknown, allowance: NavigationAllowance = {}): NavigationTarget => {
  const text = typeof to === 'string' ? to.trim() : '';
  if (text === '') throw new RefusedNavigation('empty');
  if (text.length > LONGEST_ADDRESS) throw new RefusedNavigation('long');
  if (hidden.test(text)) throw new RefusedNavigation('hidden');
  if (text.includes('\\')) throw new RefusedNavigation('backslash');
  if (text.startsWith('//')) {
    const scheme = allowance.origin?.startsWith('http:') === true ? 'http:' : 'https:';
    return external(scheme + text, allowance);
  }
  if (text.startsWith('/')) return own(text);
  const scheme = /^[^/?#]*?:/.exec(text)?.[0].toLowerCase();
  if (scheme === undefined) throw new RefusedNavigation('form');
  if (scheme !== 'https:' && scheme !== 'http:') throw new RefusedNavigation('protocol');
  return external(text, allowance);
};

/** The same without throwing: null for a refused address. */
export const navigationTarget = (to: unknown, allowance: NavigationAllowance = {}): NavigationTarget | null => {
  try {
    return checkNavigation(to, allowance);
  } catch {
    return null;
  }
};

/** Functions that navigate to a checked address. */
export interface NavigationWays {
  /** This site's origin, at call time. */
  readonly origin: () => string;
  /** A path of this site, without a load. */
  readonly own: (path: string, replace: boolean) => void;
  /** This document leaves for another site. */
  readonly leave: (address: string) => void;
  /** A new window without an opener. */
  readonly apart: (address: string) => void;
}

/** Options of {@link Navigate}. */
export interface NavigateOptions {
  /** Replaces this history entry. */
  readonly replace?: boolean | undefined;
  /** Another origin is allowed (ERR-10). */
  readonly external?: boolean | undefined;
  /** Opens a new window; call it inside a click handler. */
  readonly newWindow?: boolean | undefined;
}

/** Goes to an address. @throws {RefusedNavigation} as {@link checkNavigation} does; then nothing was opened or left. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The navigation helper of one document (ERR-10). */
export const createNavigate =
  (ways: NavigationWays): Navigate =>
  (to, { replace = false, external: allowed = false, newWindow = false } = {}) => {
    const { kind, href } = checkNavigation(to, { external: allowed, origin: ways.origin() });
    if (newWindow) ways.apart(href);
    else if (kind === 'own') ways.own(href, replace);
    else ways.leave(href);
  };
