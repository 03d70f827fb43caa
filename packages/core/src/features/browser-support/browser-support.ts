import { inAppBrowser } from '../../visitor/in-app-browser.ts';
import { readUserAgent } from '../session/index.ts';

/** Facts of the visitor's browser. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** Shown as an installed app (display-mode standalone, or the pwa mark). */
  readonly standalone: boolean;
  /** Inside the site's own wrapper. */
  readonly wrapped: boolean;
  /** Everything the site needs is there, e.g. IntersectionObserver and ES modules. */
  readonly capable: boolean;
  /** Oldest major version by browser name (SHELL-39x). */
  readonly minimum: Readonly<Record<string, number>>;
}

/** Reason that a browser is not supported. in-app: a window inside another app; old: too old, or without what is needed. */
export type BrowserProblem = 'in-app' | 'old';

/** ios or android; null for everything else, also for a Mac. */
export const phoneSystem = (userAgent: string): 'ios' | 'android' | null => {
  const { system_group: group } = readUserAgent(userAgent);
  return group === 'ios' || group === 'android' ? group : null;
};

/** Reason that this browser is not supported on a phone, or null (SHELL-39x). */
export const browserProblem = ({ userAgent, wrapped, capable, minimum }: BrowserFacts): BrowserProblem | null => {
  if (wrapped || phoneSystem(userAgent) === null) return null;
  if (inAppBrowser(userAgent) !== null) return 'in-app';
  const [, name = '', version = ''] = /^(.+) (\d+)$/.exec(readUserAgent(userAgent).browser) ?? [];
  const oldest = minimum[name];
  return !capable || (oldest !== undefined && Number(version) < oldest) ? 'old' : null;
};

/** True in Safari on an iPhone or iPad, as a page: where a bookmark on the home screen helps (SHELL-38x). */
export const wantsHomeScreenHint = ({ userAgent, standalone, wrapped }: BrowserFacts): boolean =>
  !standalone &&
  !wrapped &&
  phoneSystem(userAgent) === 'ios' &&
  inAppBrowser(userAgent) === null &&
  readUserAgent(userAgent).browser.startsWith('Safari ');
