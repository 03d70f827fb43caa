import { keyframes, styleVariants } from '@vanilla-extract/css';
import {
  componentVars,
  eased,
  media,
  neutralTint,
  reducedMotion,
  space,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const filled = (tone: 'accent' | 'second' | 'gold') =>
  layered({
    background: vars.gradient[tone],
    // The gradient extends under the transparent border; otherwise it would repeat there.
    backgroundOrigin: 'border-box',
    color: vars[tone].on,
    boxShadow: `${vars.shadow.bevel}, ${vars.shadow.low}`,
    selectors: {
      '&:not(:disabled):hover': { filter: 'brightness(1.06)', boxShadow: `${vars.shadow.bevel}, ${vars.shadow.glow}` },
    },
  });

export const button = primitive({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxWidth: '100%',
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  ...typography({ weight: 'bold', leading: 'tight' }),
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: eased('fast', 'background-color', 'border-color', 'box-shadow', 'filter', 'transform'),
  ...reducedMotion(),
  selectors: {
    ...reducedMotion().selectors,
    '&:not(:disabled):active': { transform: 'translateY(1px)' },
    // Disabled looks the same for every variant: no colour, no shadow, a readable outline.
    '&:disabled, &[aria-disabled="true"]:not([data-loading])': {
      background: vars.surface.sunken,
      borderColor: vars.border.subtle,
      color: vars.text.faint,
      boxShadow: 'none',
      filter: 'none',
      cursor: 'default',
    },
    '&:focus-visible': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.focus.gap}`,
    },
  },
});

export const variant = styleVariants({
  primary: filled('accent'),
  second: filled('second'),
  gold: filled('gold'),
  outline: layered({
    background: 'transparent',
    borderColor: vars.border.control,
    color: vars.text.primary,
    selectors: { '&:not(:disabled):hover': { borderColor: vars.accent.base, color: vars.accent.text } },
  }),
  soft: layered({
    background: vars.accent.soft,
    color: vars.accent.onSoft,
    selectors: { '&:not(:disabled):hover': { borderColor: vars.accent.base } },
  }),
  ghost: layered({
    background: 'transparent',
    color: 'inherit',
    selectors: {
      '&:not(:disabled):hover': { background: [neutralTint, 'color-mix(in srgb, currentColor 10%, transparent)'] },
    },
  }),
  danger: layered({
    background: vars.danger.base,
    color: vars.danger.on,
    boxShadow: `${vars.shadow.bevel}, ${vars.shadow.low}`,
    selectors: { '&:not(:disabled):hover': { background: vars.danger.strong } },
  }),
});

export const size = styleVariants({
  sm: layered({
    minHeight: componentVars.control.heightSmall,
    padding: `${space.xxs} ${space.md}`,
    fontSize: vars.size.sm,
    '::after': {
      content: '',
      position: 'absolute',
      // The inset is measured from inside the border.
      inset: `calc((${componentVars.control.heightSmall} - ${touch.min}) / 2 - 1px) -1px`,
    },
    '@media': { [media.hover]: { '::after': { content: 'none' } } },
  }),
  md: layered({
    minHeight: componentVars.control.height,
    padding: `${space.xs} ${componentVars.control.padding}`,
    fontSize: vars.size.md,
  }),
  lg: layered({
    minHeight: componentVars.control.heightLarge,
    padding: `${space.sm} ${space.xl}`,
    fontSize: vars.size.lg,
  }),
});

export const block = primitive({ display: 'flex', width: '100%' });

export const pill = primitive({ borderRadius: vars.radius.pill });

export const inside = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  minWidth: 0,
  selectors: { '[data-loading] > &': { opacity: 0 } },
});

export const spinner = primitive({
  position: 'absolute',
  width: '1.3em',
  height: '1.3em',
  borderRadius: vars.radius.pill,
  border: [`2.5px solid ${neutralTint}`, '2.5px solid color-mix(in srgb, currentColor 30%, transparent)'],
  borderTopColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  // With reduced motion it rotates slowly: a still spinner would not look busy.
  '@media': { [media.reducedMotion]: { animationDuration: '2400ms' } },
  selectors: { '[data-motion="reduced"] &': { animationDuration: '2400ms' } },
});
