import { memoise } from '../http/memoise.ts';
import type { ViewMode } from '../base/types.ts';

/** Sources of the mode, strongest first. */
export interface ViewModeSources {
  /** Cookie view_mode: `desktop` or `mobile`, by the visitor's choice or the last known width. */
  readonly cookie: string | undefined;
  /** Sec-CH-UA-Mobile client hint: `?1` or `?0`. */
  readonly hint: string | undefined;
  readonly userAgent: string | undefined;
}

const PHONE = /Mobi|iPhone|iPod|Opera Mini|Windows Phone/i;
// Tablets are narrower than the desktop layout. A tablet that requests desktop pages does not name its system.
const TABLET = /iPad|Android|Tablet|Silk|PlayBook/i;

const deviceOf = memoise((userAgent) =>
  TABLET.test(userAgent) ? 'tablet' : PHONE.test(userAgent) ? 'phone' : 'desktop',
);

/** The mode of the first page; the client corrects it by its width (SHELL-18). */
export function resolveViewMode({ cookie, hint, userAgent = '' }: ViewModeSources): ViewMode {
  if (cookie === 'desktop' || cookie === 'mobile') return cookie;
  if (hint === '?1') return 'mobile';
  const device = deviceOf(userAgent);
  // The hint identifies phones; tablets send it as off.
  return device === 'tablet' || (device === 'phone' && hint !== '?0') ? 'mobile' : 'desktop';
}
