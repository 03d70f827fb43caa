import { keyframes, styleVariants } from '@vanilla-extract/css';
import { media, space, vars, zIndex } from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';
import { fadeOut } from './loading-store.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const base = primitive({
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.lg,
  background: vars.scrimLoading,
  color: vars.text.primary,
  transition: `opacity ${fadeOut}ms linear`,
  selectors: { '&[data-phase="fading"]': { opacity: 0 } },
});

export const overlay = styleVariants({
  page: [base, layered({ position: 'fixed', zIndex: zIndex.loading })],
  part: [base, layered({ position: 'absolute', zIndex: zIndex.control, borderRadius: 'inherit' })],
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
