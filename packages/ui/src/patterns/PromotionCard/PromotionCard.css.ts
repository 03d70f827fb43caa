import { centred, overPlaceholder, patternStyle, space, typography, vars } from '../../foundations/styles.ts';
import { cardStyle } from '../cardStyle.ts';

/** Cards in as many columns as fit. */
export const grid = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space.lg,
});

export const card = cardStyle({ gridTemplateRows: 'auto 1fr', overflow: 'hidden' });

/** The picture's area: 2 to 1, for pictures of any shape. */
export const stage = patternStyle({
  position: 'relative',
  ...centred,
  aspectRatio: '2',
  overflow: 'hidden',
  background: vars.gradient.hero,
});
export const cover = patternStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: overPlaceholder,
});
export const emblem = patternStyle({ width: '38%', maxWidth: '132px', height: 'auto', fill: 'none' });
export const gold = patternStyle({ fill: vars.gold.base });
export const line = patternStyle({ stroke: vars.text.hero, strokeWidth: 3, strokeLinejoin: 'round' });

export const words = patternStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: `${space.md} ${space.lg} ${space.lg}`,
});
export const title = patternStyle({
  ...typography({ size: 'lg', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const summary = patternStyle({
  ...typography({ color: 'muted', size: 'md', leading: 'body' }),
  overflowWrap: 'anywhere',
});
export const date = patternStyle({
  ...typography({ color: 'faint', size: 'xs' }),
  fontVariantNumeric: 'tabular-nums',
});
