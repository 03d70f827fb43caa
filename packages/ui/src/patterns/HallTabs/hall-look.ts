import { media } from '../../foundations/breakpoints.ts';
import { eased } from '../../foundations/motion.ts';
import { hairline } from '../../foundations/rules.ts';
import { vars } from '../../theme/vars.css.ts';

/** The surface of a hall in a row or a rail. */
export const hallSurface = {
  position: 'relative',
  borderRadius: vars.radius.lg,
  background: vars.surface.tile,
  boxShadow: hairline(),
  textAlign: 'center',
  transition: eased('fast', 'background-color', 'color'),
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-chosen])': { background: vars.surface.tileHover, color: vars.text.primary } },
    },
  },
} as const;

/** Its states; `mark` is the gold bar at an edge of the chosen one. */
export const hallStates = (mark: Readonly<Record<string, string | number>>) => ({
  '&[data-chosen]': {
    background: vars.gold.soft,
    color: vars.gold.onSoft,
    fontWeight: vars.weight.bold,
    boxShadow: hairline(vars.gold.base),
  },
  '&[data-chosen]::after': { content: '""', position: 'absolute', background: vars.gradient.gold, ...mark } as const,
  '&:focus-visible': { outlineOffset: '-3px', boxShadow: hairline(vars.gold.base) },
  '[data-motion="reduced"] &': { transition: 'none' },
});
