import { centred, hairline, space, templateStyle, vars } from '../../../foundations/styles.ts';

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
