import { space, vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';
import { box } from '../TextField/Field.css.ts';

export const root = primitive({ position: 'relative', display: 'grid', minWidth: 0 });

// iOS zooms into fields below 16 px.
export const control = primitive(
  {
    appearance: 'none',
    paddingBlock: space.sm,
    paddingInline: `${space.lg} calc(${space.xl} + ${space.sm})`,
    fontSize: `max(16px, ${vars.size.lg})`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&[data-empty]': { color: vars.text.faint },
      '&:disabled': { cursor: 'default', opacity: 1, color: vars.text.primary },
    },
  },
  box,
);

// The native list takes its colours from the options.
export const option = primitive({ background: vars.surface.overlay, color: vars.text.primary });

export const arrow = primitive({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.md,
  display: 'grid',
  alignItems: 'center',
  color: vars.text.muted,
  pointerEvents: 'none',
});
