/** Narrowest width in px of the desktop layout; everything below is mobile. */
export const desktopFrom = 992;

/** Widths in px at which layouts may change, by name. */
export const widths = {
  phone: 360,
  phoneLarge: 430,
  tablet: 768,
  desktop: desktopFrom,
  wide: 1280,
  cinema: 1600,
} as const;

/** Media queries by name, for `@media` and `matchMedia` alike. */
export const media = {
  tablet: `(min-width: ${widths.tablet}px)`,
  belowDesktop: `(max-width: ${desktopFrom - 0.02}px)`,
  desktop: `(min-width: ${desktopFrom}px)`,
  wide: `(min-width: ${widths.wide}px)`,
  cinema: `(min-width: ${widths.cinema}px)`,
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const;
