import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../foundations/breakpoints.ts';
import { zIndex } from '../../foundations/zIndex.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { layered, primitive } from '../shared/primitive.css.ts';
import { fadeOut } from './loading-store.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const overlay = recipe({
  base: layered({
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.lg,
    background: vars.scrimLoading,
    color: vars.text.primary,
    transition: `opacity ${fadeOut}ms linear`,
    selectors: { '&[data-phase="fading"]': { opacity: 0 } },
  }),
  variants: {
    over: {
      page: layered({ position: 'fixed', zIndex: zIndex.loading }),
      part: layered({ position: 'absolute', zIndex: zIndex.control, borderRadius: 'inherit' }),
    },
  },
});

export const spinner = primitive({
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.pill,
  border: `4px solid ${vars.accent.soft}`,
  borderTopColor: vars.accent.base,
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: '3600ms' } },
  selectors: { '[data-motion="reduced"] &': { animationDuration: '3600ms' } },
});

export const label = primitive({ fontWeight: vars.weight.medium });
