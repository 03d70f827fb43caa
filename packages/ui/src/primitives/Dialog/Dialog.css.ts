import { keyframes, styleVariants } from '@vanilla-extract/css';
import { reducedMotion, screenHeight, space, vars } from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';
import { dialogTop } from './pinDialogTop.ts';

// Grows downwards from its initial position; moves up only at the end of the window, and is centred again when it gets
// smaller.
const up = `min(max(-50%, var(${dialogTop}, -50%)), ${screenHeight(50)} - ${space.xl} - 100%)`;
const rise = keyframes({ from: { opacity: 0, transform: `translate(-50%, calc(${up} + 2%)) scale(0.96)` } });
const sink = keyframes({ to: { opacity: 0, transform: `translate(-50%, calc(${up} + 1%)) scale(0.98)` } });

const base = primitive({
  position: 'fixed',
  top: '50%',
  left: '50%',
  transform: `translate(-50%, ${up})`,
  display: 'flex',
  flexDirection: 'column',
  width: `calc(100vw - 2 * ${space.lg})`,
  maxHeight: `calc(${screenHeight(100)} - 2 * ${space.xl})`,
  borderRadius: vars.radius.overlay,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  outline: 'none',
  animation: `${rise} ${vars.motion.base} ${vars.motion.enter}`,
  ...reducedMotion(),
  selectors: {
    '&[data-state="closed"]': { animation: `${sink} ${vars.motion.fast} ${vars.motion.exit} forwards` },
    ...reducedMotion().selectors,
  },
});

export const dialog = styleVariants({
  sm: [base, layered({ maxWidth: '400px' })],
  md: [base, layered({ maxWidth: '560px' })],
  lg: [base, layered({ maxWidth: '840px' })],
});
