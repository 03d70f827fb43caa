import { keyframes, styleVariants } from '@vanilla-extract/css';
import { inRow, reducedMotion, space, typography, vars, zIndex } from '../../foundations/styles.ts';
import { tabular } from '../../foundations/text.css.ts';
import { layered, primitive } from '../shared/primitive.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const toaster = primitive({
  position: 'fixed',
  zIndex: zIndex.toast,
  top: 'env(safe-area-inset-top)',
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.lg,
  padding: space.lg,
  pointerEvents: 'none',
  ':empty': { padding: 0 },
});

const toastBase = primitive({
  ...inRow(space.md),
  width: 'fit-content',
  minWidth: 'min(320px, 100%)',
  maxWidth: 'min(480px, 100%)',
  minHeight: '52px',
  padding: `${space.sm} ${space.sm} ${space.sm} ${space.lg}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  // A modal layer disables pointer events of the page; toasts must stay pressable.
  pointerEvents: 'auto',
  animation: `${drop} ${vars.motion.base} ${vars.motion.enter}`,
  ...reducedMotion(),
});

export const toast = styleVariants({
  info: [toastBase, layered({ borderInlineStart: `4px solid ${vars.info.base}` })],
  success: [toastBase, layered({ borderInlineStart: `4px solid ${vars.success.base}` })],
  warning: [toastBase, layered({ borderInlineStart: `4px solid ${vars.warning.base}` })],
  danger: [toastBase, layered({ borderInlineStart: `4px solid ${vars.danger.base}` })],
});

const iconBase = primitive({ display: 'inline-flex', fontSize: vars.size.lg });

export const icon = styleVariants({
  info: [iconBase, layered({ color: vars.info.text })],
  success: [iconBase, layered({ color: vars.success.text })],
  warning: [iconBase, layered({ color: vars.warning.text })],
  danger: [iconBase, layered({ color: vars.danger.text })],
});

export const text = primitive({ flex: 1, minWidth: 0, lineHeight: vars.leading.snug });

export const count = primitive(
  {
    minWidth: '22px',
    paddingInline: space.xs,
    borderRadius: vars.radius.pill,
    background: vars.badge.count,
    color: vars.badge.onCount,
    ...typography({ size: 'xs', weight: 'bold' }),
    lineHeight: '22px',
    textAlign: 'center',
  },
  tabular,
);
