import type { StyleRule } from '@vanilla-extract/css';
import { hairline, media, patternStyle, vars } from '../foundations/styles.ts';

const lit = { boxShadow: `${vars.shadow.mid}, ${hairline(vars.gold.base)}` };

/** A style of a raised card that fills its place, with a gold edge if it can be pressed. Call it from a `*.css.ts` file. */
export function cardStyle(rule: Omit<StyleRule, '@layer' | '@media' | 'selectors'>): string {
  return patternStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    height: '100%',
    borderRadius: vars.radius.lg,
    background: vars.gradient.card,
    boxShadow: `${vars.shadow.low}, ${hairline()}`,
    textAlign: 'start',
    transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
    ...rule,
    selectors: {
      '&:is(a, button):active': { background: vars.surface.tileHover },
      '&:focus-visible': lit,
      '[data-motion="reduced"] &': { transition: 'none' },
    },
    '@media': { [media.hover]: { selectors: { '&:is(a, button):hover': lit } } },
  });
}
