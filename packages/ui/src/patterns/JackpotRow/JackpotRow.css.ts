import { media, oneLine, patternStyle, space, typography, vars } from '../../foundations/styles.ts';

/** Height of a plate, also while it loads. */
export const PLATE_HEIGHT = '104px';

export const list = patternStyle({ gap: space.md });

export const waiting = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.md,
  height: PLATE_HEIGHT,
  overflow: 'hidden',
});

export const item = patternStyle({
  flex: '1 0 300px',
  minWidth: 0,
  scrollSnapAlign: 'start',
  '@media': { [media.belowDesktop]: { flex: '1 0 240px' } },
});

export const plate = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  width: '100%',
  height: PLATE_HEIGHT,
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.jackpot.frame}`,
  background: vars.gradient.jackpot,
  color: vars.jackpot.label,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const art = patternStyle({
  width: '56px',
  height: '56px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  selectors: { '&:empty': { width: 0 } },
});

export const words = patternStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });

export const name = patternStyle({
  ...oneLine,
  ...typography({ font: 'heading', size: 'sm', weight: 'bold', leading: 'snug' }),
});

export const figure = patternStyle({
  ...oneLine,
  ...typography({ size: 'xl', weight: 'heavy', leading: 'tight' }),
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const note = patternStyle({ ...oneLine, ...typography({ size: 'xs', leading: 'snug' }) });
