/** Paths that are stroked; `tint` 0 to 1 fills them. */
export const lines = (paths: string, tint = 0): string =>
  `<g ${tint === 0 ? 'fill="none"' : `fill-opacity="${tint}"`} stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
const areas = (paths: string): string => `<g>${paths}</g>`;
/** An image 24 px wide, as a value of `mask-image`. */
export const svg = (height: number, content: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${height}">${content}</svg>`)}")`;

const heart =
  '<path d="M12 20.5S3.5 15.6 3.5 9.4A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.8c0 6.2-8.5 11.1-8.5 11.1z"/>';

/** Drawings in boxes of 24 px, by name. */
export const drawings = {
  heart: lines(heart),
  heartFull: areas(heart),
  play: areas('<path d="M8 5.2v13.6a.9.9 0 0 0 1.4.8l10.3-6.8a.9.9 0 0 0 0-1.6L9.4 4.400A.9.9 0 0 0 8 5.200z"/>'),
  /** Demo play: an outlined play icon in a ring. */
  demo: lines('<circle cx="12" cy="12" r="9.500"/><path d="M10 8.300v7.400l5.800-3.700z"/>'),
  pause: areas(
    '<rect x="6" y="5" width="4.2" height="14" rx="1.2"/><rect x="13.8" y="5" width="4.2" height="14" rx="1.2"/>',
  ),
  previous: lines('<path d="M15 5l-7 7 7 7"/>'),
  next: lines('<path d="M9 5l7 7-7 7"/>'),
  down: lines('<path d="M6 9l6 6 6-6"/>'),
  up: lines('<path d="M6 15l6-6 6 6"/>'),
  speaker: lines('<path d="M4 9.500v5h3.500l5 4v-13l-5 4zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.500a7.8 7.8 0 0 1 0 11"/>'),
  search: lines('<circle cx="11" cy="11" r="6.5"/><path d="M16 16l4.5 4.5"/>'),
  close: lines('<path d="M6 6l12 12M18 6L6 18"/>'),
  fullscreen: lines('<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>'),
  shrink: lines('<path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5"/>'),
  globe: lines(
    '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c5.500 4.800 5.500 12.200 0 17-5.500-4.800-5.500-12.200 0-17z"/>',
  ),
  lock: lines('<rect x="5.5" y="11" width="13" height="9" rx="2"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>'),
  refresh: lines('<path d="M20 11a8 8 0 1 0-2.3 6.300M20 5v6h-6"/>'),
};

/** Name of a drawing. */
export type GlyphName = keyof typeof drawings;

/** Names in the order of the sheet. */
export const names: readonly string[] = Object.keys(drawings);

/** Drawings in one image, one below the other. */
export const sheet = (all: readonly string[]): string =>
  svg(
    24 * all.length,
    all.map((drawing, index) => `<g transform="translate(0 ${24 * index})">${drawing}</g>`).join(''),
  );

/** The image of the drawings above. */
export const sheetImage = sheet(Object.values(drawings));
