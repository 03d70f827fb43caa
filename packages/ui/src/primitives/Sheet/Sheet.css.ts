import { keyframes, styleVariants } from '@vanilla-extract/css';
import { inlineSign } from '../../foundations/direction.css.ts';
import { reducedMotion, screenHeight, vars } from '../../foundations/styles.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const slideFrom = (axis: 'X' | 'Y', distance: string, rule: Parameters<typeof layered>[0]) => {
  const enter = keyframes({ from: { transform: `translate${axis}(${distance})` } });
  const leave = keyframes({ to: { transform: `translate${axis}(${distance})` } });
  return layered({
    ...rule,
    animation: `${enter} ${vars.motion.slow} ${vars.motion.enter}`,
    ...reducedMotion(),
    selectors: {
      '&[data-state="closed"]': { animation: `${leave} ${vars.motion.base} ${vars.motion.exit} forwards` },
      ...reducedMotion().selectors,
    },
  });
};

const side = { top: 0, bottom: 0, width: '400px', maxWidth: '88vw', paddingBottom: 'env(safe-area-inset-bottom)' };

export const sheet = primitive({
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  outline: 'none',
});

export const edges = styleVariants({
  bottom: slideFrom('Y', '100%', {
    insetInline: 0,
    bottom: 0,
    maxWidth: '560px',
    maxHeight: screenHeight(88),
    marginInline: 'auto',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTopLeftRadius: vars.radius.overlay,
    borderTopRightRadius: vars.radius.overlay,
    borderTop: `1px solid ${vars.border.subtle}`,
  }),
  left: slideFrom('X', `calc(-100% * ${inlineSign})`, {
    ...side,
    insetInlineStart: 0,
    borderInlineEnd: `1px solid ${vars.border.subtle}`,
  }),
  right: slideFrom('X', `calc(100% * ${inlineSign})`, {
    ...side,
    insetInlineEnd: 0,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
  }),
});

export const large = primitive({ height: screenHeight(100), maxHeight: screenHeight(100), borderRadius: 0 });
