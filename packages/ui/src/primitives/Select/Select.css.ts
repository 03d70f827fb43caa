import { inRow, space, touch, vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';
import { box } from '../TextField/Field.css.ts';

export const trigger = primitive({ textAlign: 'start', paddingBlock: space.sm }, box);

export const value = primitive({
  flex: 1,
  minWidth: 0,
  selectors: { '[data-placeholder] > &': { color: vars.text.faint } },
});

export const arrow = primitive({ display: 'inline-flex', color: vars.text.muted });

export const list = primitive({
  minWidth: 'var(--radix-select-trigger-width)',
  maxWidth: `calc(100vw - 2 * ${space.sm})`,
  maxHeight: 'var(--radix-select-content-available-height)',
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
});

export const viewport = primitive({ padding: space.xs });

export const option = primitive({
  ...inRow(space.md),
  justifyContent: 'space-between',
  minHeight: touch.min,
  paddingInline: space.md,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    // The highlight is the focus indicator.
    '&:focus-visible, &[data-highlighted]': {
      background: vars.accent.soft,
      color: vars.accent.onSoft,
      outline: 'none',
      boxShadow: `inset 0 0 0 2px ${vars.accent.base}`,
    },
    '&[data-state="checked"]': { fontWeight: vars.weight.bold },
    '&[data-disabled]': { color: vars.text.faint, cursor: 'not-allowed' },
  },
});

export const tick = primitive({ display: 'inline-flex', color: vars.accent.text });
