import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { patternStyle, reducedMotion, screenHeight, space, typography, vars } from '../../foundations/styles.ts';

/** Name of the keyframes of the three chips, which start one after the other. */
export const chipMotion = createVar('chip-motion');

const still = reducedMotion();
const hop = keyframes({ '0%, 60%, 100%': { transform: 'none' }, '30%': { transform: 'translateY(-70%)' } });

export const root = patternStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xl,
  minHeight: screenHeight(100),
  padding: space.xl,
  background: vars.gradient.hero,
  color: vars.text.hero,
  textAlign: 'center',
});
export const logo = patternStyle({ width: 'auto', height: '56px', maxWidth: '76vw', objectFit: 'contain' });
export const name = patternStyle(typography({ font: 'heading', size: 'h1', weight: 'heavy', leading: 'tight' }));
export const chips = patternStyle({ display: 'flex', gap: space.md });
export const chip = patternStyle({
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.pill,
  background: vars.gradient.gold,
  boxShadow: vars.shadow.bevel,
  animation: `${fallbackVar(chipMotion, hop)} 1.4s ${vars.motion.ease} infinite`,
  ...still,
  selectors: {
    ...still.selectors,
    '&:nth-child(2)': { animationDelay: '140ms' },
    '&:nth-child(3)': { animationDelay: '280ms' },
  },
});
export const words = patternStyle({ display: 'grid', gap: space.xs, maxWidth: '34ch' });
export const title = patternStyle(typography({ size: 'lg', weight: 'bold', leading: 'snug' }));
export const actions = patternStyle({ display: 'grid', gap: space.sm, width: 'min(100%, 320px)' });
