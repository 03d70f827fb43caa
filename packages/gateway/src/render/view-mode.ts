import { memoise } from '../http/memoise.ts';
import type { ViewMode } from '../types.ts';

/** What the mode is decided from, strongest first. */
export interface ViewModeSources {
  /** Cookie view_mode: `desktop` or `mobile`, the visitor's own choice or the width seen last time. */
  readonly cookie: string | undefined;
  /** Sec-CH-UA-Mobile client hint: `?1` or `?0`. */
  readonly hint: string | undefined;
  readonly userAgent: string | undefined;
}

const PHONE = /Mobi|iPhone|iPod|Opera Mini|Windows Phone/i;
// Tablets are narrower than the desktop layout; one that asks for desktop pages names no tablet system.
const TABLET = /iPad|Android|Tablet|Silk|PlayBook/i;

const deviceOf = memoise((userAgent) =>
  TABLET.test(userAgent) ? 'tablet' : PHONE.test(userAgent) ? 'phone' : 'desktop',
);

/** Which template the first answer is made with; the client corrects it by width (SHELL-18). */
export function resolveViewMode({ cookie, hint, userAgent = '' }: ViewModeSources): ViewMode {
  if (cookie === 'desktop' || cookie === 'mobile') return cookie;
  if (hint === '?1') return 'mobile';
  const device = deviceOf(userAgent);
  // The hint identifies phones; it is off on tablets.
  return device === 'tablet' || (device === 'phone' && hint !== '?0') ? 'mobile' : 'desktop';
}
