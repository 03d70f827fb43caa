import { centred, eased, hairline, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';

/** A wall of small provider plates. */
export const wall = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(164px, 1fr))',
  gap: space.md,
});

export const plate = templateStyle({
  ...centred,
  gap: space.xxs,
  width: '100%',
  height: '100%',
  minHeight: '76px',
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.surface.tile,
  boxShadow: hairline(),
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    'a&:hover, button&:hover': { background: vars.surface.tileHover, boxShadow: hairline(vars.gold.base) },
  },
});

export const logo = templateStyle({ width: 'auto', maxWidth: '100%', height: '44px', objectFit: 'contain' });

/** Big cards of a hall's page. */
export const cards = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.lg,
});

export const card = templateStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  width: '100%',
  height: '100%',
  minHeight: '168px',
  borderRadius: vars.radius.lg,
  background: vars.gradient.card,
  boxShadow: `${vars.shadow.low}, ${hairline()}`,
  textAlign: 'start',
  transition: eased('base', 'transform', 'box-shadow'),
  selectors: {
    '&:is(a, button):is(:hover, :focus-visible)': {
      boxShadow: `${vars.shadow.mid}, ${hairline(vars.gold.base)}`,
    },
    '[data-motion="reduced"] &': { transition: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { ':root:not([data-motion="reduced"]) &:is(a, button):hover': { transform: 'translateY(-3px)' } },
    },
  },
});

export const stage = templateStyle({
  ...centred,
  padding: `${space.xl} ${space.lg} ${space.lg}`,
});
export const bigLogo = templateStyle({ width: '100%', maxWidth: '180px', height: '64px', objectFit: 'contain' });

export const foot = templateStyle({
  display: 'flex',
  // Below a long word if it does not fit beside it.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const words = templateStyle({
  display: 'grid',
  flex: ['1 1 auto', '1 1 min-content'],
  minHeight: '2.9em',
  alignContent: 'center',
});
export const cardName = templateStyle({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const count = templateStyle({ fontSize: vars.size.sm, lineHeight: vars.leading.snug, color: vars.text.faint });
export const go = templateStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: vars.gold.text,
  ...typography({ size: 'sm', weight: 'bold' }),
});
