import { createVar, fallbackVar } from '@vanilla-extract/css';
import { patternStyle, space, typography, vars, zIndex } from '../../foundations/styles.ts';

export const required = patternStyle({
  ...typography({ color: 'faint', size: 'sm', leading: 'snug' }),
  marginBlockEnd: space.md,
});
export const star = patternStyle({ color: vars.danger.text });

/** Height of bars at the page's lower edge, as a length. */
export const edge = createVar();
/** Room below the button, as a length. */
export const foot = createVar();

/** Sticky at the lower edge, unless the viewport is very low, as above a keyboard. */
export const bar = patternStyle({
  position: 'sticky',
  zIndex: zIndex.raised,
  insetBlockEnd: fallbackVar(edge, '0px'),
  marginBlockStart: space.sm,
  paddingBlock: `${space.md} ${fallbackVar(foot, space.md)}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
  '@media': { '(max-height: 520px)': { position: 'static' } },
  selectors: {
    '[data-surface="modal"] &': { marginInline: `calc(${space.xl} * -1)`, paddingInline: space.xl, paddingBlockEnd: 0 },
    // Covers the modal's padding, in which the fields would show.
    '[data-surface="modal"] &::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      height: space.xl,
      background: 'inherit',
    },
    '[data-surface="page"] &': { background: vars.surface.raised },
  },
});
export const below = patternStyle({ display: 'grid', justifyItems: 'center', gap: space.xs });
export const waiting = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${space.lg} ${space.xl}`,
});
export const waitingField = patternStyle({ display: 'grid', gap: space.xs });

/** Reserves its height, so that no field moves. */
export const picture = patternStyle({
  display: 'block',
  width: '100%',
  height: 'clamp(64px, 12vh, 112px)',
  objectFit: 'cover',
  marginBlockEnd: space.lg,
  borderRadius: vars.radius.md,
  background: vars.gradient.hero,
});
export const rays = patternStyle({ fill: vars.text.hero, opacity: 0.08 });
export const gold = patternStyle({ fill: vars.gold.base });
export const coins = patternStyle({ fill: 'none', stroke: vars.gold.base, strokeWidth: '4', opacity: 0.7 });
