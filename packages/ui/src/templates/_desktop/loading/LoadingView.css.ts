import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../../../foundations/motion.ts';
import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

const flip = keyframes({
  '0%, 60%, 100%': { transform: 'translateY(0) rotateX(0)' },
  '30%': { transform: 'translateY(-10px) rotateX(180deg)' },
});

export const root = desktopStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xl,
  minHeight: '100dvh',
  padding: space.xl,
  background: vars.gradient.hero,
  color: vars.text.hero,
  textAlign: 'center',
});
export const logo = desktopStyle({ width: 'auto', height: '56px', maxWidth: '70vw', objectFit: 'contain' });
export const name = desktopStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h1,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
});
export const chips = desktopStyle({ display: 'flex', gap: space.md });
export const chip = desktopStyle({
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.pill,
  background: vars.gradient.gold,
  boxShadow: vars.shadow.bevel,
  animation: `${flip} 1.4s ${vars.motion.ease} infinite`,
  ...reducedMotion(),
  selectors: {
    ...reducedMotion().selectors,
    '&:nth-child(2)': { animationDelay: '140ms' },
    '&:nth-child(3)': { animationDelay: '280ms' },
  },
});
export const words = desktopStyle({ display: 'grid', gap: space.xs, maxWidth: '42ch' });
export const title = desktopStyle({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});
export const actions = desktopStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md });
