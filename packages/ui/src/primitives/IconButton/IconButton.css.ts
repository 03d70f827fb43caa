import { styleVariants } from '@vanilla-extract/css';
import {
  componentVars,
  eased,
  hairline,
  media,
  neutralTint,
  reducedMotion,
  touch,
  vars,
} from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const square = (side: string, glyph: string) => layered({ width: side, height: side, fontSize: glyph });

export const iconButton = primitive({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  transition: eased('fast', 'background-color', 'color', 'transform'),
  ...reducedMotion(),
  selectors: {
    ...reducedMotion().selectors,
    '&:not(:disabled):active': { transform: 'scale(0.94)' },
    '&:disabled': { opacity: 0.45 },
  },
});

export const variant = styleVariants({
  ghost: layered({
    selectors: {
      '&:not(:disabled):hover': { background: [neutralTint, 'color-mix(in srgb, currentColor 12%, transparent)'] },
    },
  }),
  plate: layered({
    background: vars.surface.tile,
    color: vars.text.muted,
    boxShadow: hairline(),
    selectors: { '&:not(:disabled):hover': { background: vars.surface.tileHover, color: vars.text.primary } },
  }),
  solid: layered({
    background: vars.gradient.accent,
    color: vars.accent.on,
    boxShadow: `${vars.shadow.bevel}, ${vars.shadow.low}`,
    selectors: { '&:not(:disabled):hover': { filter: 'brightness(1.06)' } },
  }),
  veil: layered({
    background: vars.art.veil62,
    color: vars.art.onVeil,
    borderRadius: vars.radius.pill,
    selectors: { '&:not(:disabled):hover': { background: vars.art.veil } },
  }),
});

export const size = styleVariants({
  sm: layered({
    width: componentVars.control.heightSmall,
    height: componentVars.control.heightSmall,
    fontSize: '18px',
    '::after': {
      content: '',
      position: 'absolute',
      inset: `calc((${componentVars.control.heightSmall} - ${touch.min}) / 2)`,
    },
    '@media': { [media.hover]: { '::after': { content: 'none' } } },
  }),
  md: square(componentVars.control.height, '21px'),
  lg: square(componentVars.control.heightLarge, '25px'),
});

// Half outside, so that the icon stays visible.
export const badge = primitive({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  transform: 'translate(30%, -25%)',
});
