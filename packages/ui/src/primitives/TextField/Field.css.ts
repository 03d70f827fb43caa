import {
  componentVars,
  eased,
  inRow,
  reducedMotion,
  ringless,
  space,
  stacked,
  typography,
  vars,
} from '../../foundations/styles.ts';
import { tabular } from '../../foundations/text.css.ts';
import { primitive } from '../shared/primitive.css.ts';

export const field = primitive({ ...stacked(space.xs), minWidth: 0 });

export const label = primitive({ color: vars.text.muted, fontSize: vars.size.sm, fontWeight: vars.weight.medium });

export const star = primitive({ color: vars.danger.text, fontWeight: vars.weight.bold });

/** The box and the control beside it, wrapped below if there is no room. */
export const row = primitive({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** The box of a text control; `data-invalid` and `data-focus-visible`, for focus within, change its outline. */
export const box = primitive({
  ...inRow(space.sm),
  width: '100%',
  minHeight: componentVars.control.heightLarge,
  paddingInline: space.lg,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  color: vars.text.primary,
  boxShadow: vars.shadow.inset,
  fontSize: vars.size.lg,
  transition: eased('fast', 'border-color', 'box-shadow'),
  ...reducedMotion(),
  selectors: {
    ...reducedMotion().selectors,
    '&:hover': { borderColor: vars.border.strong },
    '&[data-focus-visible]:focus-within, &:focus-visible': {
      borderColor: vars.focus.ring,
      outline: 'none',
      boxShadow: `0 0 0 1px ${vars.focus.ring}, 0 0 0 3px ${vars.focus.gap}`,
    },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-disabled]': { opacity: 0.6, borderStyle: 'dashed' },
    '&[data-locked]': { background: vars.surface.sunken },
    // Read-only fields can be focused and copied, so they show the focus.
    '&[data-locked]:not(:focus-visible):not([data-focus-visible]:focus-within)': {
      borderColor: vars.border.subtle,
      boxShadow: 'none',
    },
    [`${row} > &`]: { flex: '1 1 160px', width: 'auto', minWidth: 0 },
  },
});

export const start = primitive({ display: 'inline-flex', color: vars.text.faint, fontSize: vars.size.xl });

// iOS zooms into fields below 16 px.
export const input = primitive({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  paddingBlock: space.sm,
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  fontSize: `max(16px, ${vars.size.lg})`,
  selectors: {
    '&:focus-visible': ringless,
    // Overrides the browser's autofill background by a huge inset shadow.
    '&:autofill': {
      WebkitTextFillColor: vars.text.primary,
      boxShadow: `inset 0 0 0 100px ${vars.surface.field}`,
      caretColor: vars.text.primary,
    },
  },
});

export const end = primitive({
  display: 'inline-flex',
  marginInlineEnd: `calc(-1 * ${space.sm})`,
  color: vars.text.muted,
});

export const under = primitive({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  ...typography({ color: 'faint', size: 'sm' }),
});

export const count = primitive({ flexShrink: 0, marginInlineStart: 'auto' }, tabular);
