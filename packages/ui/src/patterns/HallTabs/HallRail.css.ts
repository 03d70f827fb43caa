import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../foundations/breakpoints.ts';
import { centred, hairline, typography } from '../../foundations/rules.ts';
import { layers } from '../../theme/layers.css.ts';
import { space } from '../../foundations/space.ts';
import { screenHeight } from '../../foundations/viewport.ts';
import { eased } from '../../foundations/motion.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const list = patternStyle({ gap: space.xs });

/** Lower in low windows, so that most halls are in view; higher for labels of several lines. */
export const entry = patternStyle({
  position: 'relative',
  flex: 'none',
  ...centred,
  alignContent: 'center',
  gap: space.hair,
  minHeight: `clamp(52px, ${screenHeight(8.4)}, 72px)`,
  padding: `${space.xxs} ${space.xxs}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ color: 'muted', size: 'xs', weight: 'medium', leading: 'tight' }),
  textAlign: 'center',
  transition: eased('fast', 'background-color', 'color'),
  selectors: {
    '&[data-chosen]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      fontWeight: vars.weight.bold,
      boxShadow: hairline(vars.gold.base),
    },
    '&[data-chosen]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlock: '22%',
      width: '3px',
      borderRadius: `${vars.radius.sm} 0 0 ${vars.radius.sm}`,
      background: vars.gradient.gold,
    },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: hairline(vars.gold.base) },
    '[data-motion="reduced"] &': { transition: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-chosen])': { background: vars.surface.tileHover, color: vars.text.primary } },
    },
  },
});

/** Holds a hall's icon or a glyph. */
export const picture = patternStyle({ ...centred, width: '30px', height: '30px' });
globalStyle(`${picture} > img`, {
  '@layer': { [layers.patterns]: { width: '100%', height: '100%', marginInline: 0 } },
});
