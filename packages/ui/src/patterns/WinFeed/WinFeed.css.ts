import { keyframes } from '@vanilla-extract/css';
import {
  centred,
  hairline,
  media,
  oneLine,
  patternStyle,
  reducedMotion,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import { glyph, glyphMask } from '../glyphs.ts';

/** Jackpots above the feed. */
export const liveParts = patternStyle(stacked(space.md));

/** Height of the feed, also while it loads. */
export const FEED_HEIGHT = '72px';

const still = reducedMotion({ animation: 'none' });

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  height: FEED_HEIGHT,
  paddingInlineStart: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: hairline(),
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineStart: space.sm } },
});

export const title = patternStyle({
  ...typography({ font: 'heading', size: 'md', weight: 'bold', leading: 'snug' }),
  maxWidth: '12em',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const rail = patternStyle({ height: '100%' });

export const list = patternStyle({ gap: space.sm, height: '100%', alignItems: 'center' });

const arrive = keyframes({ from: { opacity: 0 } });

export const item = patternStyle({
  flex: 'none',
  width: '272px',
  scrollSnapAlign: 'start',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
  ...still,
  '@media': { ...still['@media'], [media.belowDesktop]: { width: '100%' } },
});

export const win = patternStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  width: '100%',
  height: '56px',
  paddingInlineEnd: space.sm,
  borderRadius: vars.radius.md,
  textAlign: 'start',
  selectors: {
    'button&:hover, a&:hover': { background: vars.surface.tileHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const art = patternStyle({
  ...centred,
  width: '48px',
  height: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.surface.tile,
});

export const words = patternStyle({ display: 'grid', minWidth: 0 });

export const game = patternStyle({ ...oneLine, ...typography({ size: 'sm', weight: 'medium', leading: 'snug' }) });

export const who = patternStyle({ ...oneLine, ...typography({ color: 'muted', size: 'xs', leading: 'snug' }) });

export const time = patternStyle({ fontVariantNumeric: 'tabular-nums' });

export const sum = patternStyle({ display: 'grid', justifyItems: 'end' });

export const amount = patternStyle({
  ...typography({ size: 'sm', weight: 'bold', leading: 'snug' }),
  color: vars.gold.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const note = patternStyle({
  ...typography({ color: 'muted', size: 'xs', leading: 'snug' }),
  whiteSpace: 'nowrap',
});

export const toggle = patternStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  borderRadius: vars.radius.md,
  color: vars.text.muted,
  selectors: {
    '&::before': glyph('pause', '18px'),
    [`${root}[data-paused] &::before`]: glyphMask('play'),
    '&:hover': { color: vars.text.primary },
    // Without motion the feed does not move anyway.
    '[data-motion="reduced"] &': { visibility: 'hidden' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.reducedMotion]: { visibility: 'hidden' } },
});
