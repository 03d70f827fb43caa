import { patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';
import { visuallyHidden } from '../../foundations/text.css.ts';

export const hidden = visuallyHidden;

export const entry = patternStyle({
  position: 'relative',
  display: 'block',
  width: '52px',
  height: '52px',
  borderRadius: '50%',
  boxShadow: vars.shadow.high,
  selectors: {
    '&:not(:disabled):hover': { filter: 'brightness(1.08)' },
    '&:disabled': { opacity: 0.5, filter: 'grayscale(0.8)' },
  },
});
export const badge = patternStyle({ position: 'absolute', insetBlockStart: '-4px', insetInlineEnd: '-6px' });

export const inside = patternStyle({
  ...stacked(space.lg),
  justifyItems: 'center',
  paddingBlockEnd: space.xs,
});
export const hint = patternStyle({ color: vars.text.muted, textAlign: 'center' });
export const waiting = patternStyle({
  width: 'min(100%, 400px)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '50%',
});
export const draws = patternStyle({
  ...typography({ size: 'lg', weight: 'bold' }),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const won = patternStyle({
  position: 'relative',
  ...stacked(space.lg),
  justifyItems: 'center',
  textAlign: 'center',
  overflow: 'hidden',
});
export const rays = patternStyle({
  position: 'absolute',
  insetBlockStart: '-40px',
  width: '240px',
  height: '240px',
  fill: vars.gold.base,
  opacity: 0.16,
});
export const icon = patternStyle({ objectFit: 'contain' });
export const prize = patternStyle({
  position: 'relative',
  paddingBlock: space.xl,
  ...typography({ font: 'heading', size: 'h1', weight: 'heavy', leading: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
  color: vars.gold.text,
  overflowWrap: 'anywhere',
});
