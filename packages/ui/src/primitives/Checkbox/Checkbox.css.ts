import { centred, space, touch, vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';

export const row = primitive({ display: 'inline-flex', alignItems: 'center', minHeight: touch.min });

/** The box with its check mark. */
export const holder = primitive({ position: 'relative', display: 'inline-grid', flexShrink: 0 });

export const box = primitive({
  appearance: 'none',
  position: 'relative',
  margin: 0,
  width: '22px',
  height: '22px',
  border: `2px solid ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.field,
  '::after': { content: '', position: 'absolute', inset: '-13px' },
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:checked': { background: vars.gradient.accent, borderColor: vars.accent.base },
    '&[aria-invalid]': { borderColor: vars.danger.text },
    '&:disabled': { opacity: 0.6, borderStyle: 'dashed' },
  },
});

export const indicator = primitive({
  position: 'absolute',
  inset: 0,
  ...centred,
  color: vars.accent.on,
  pointerEvents: 'none',
});

export const label = primitive({ paddingBlock: space.sm, paddingInlineStart: space.md, cursor: 'pointer' });
