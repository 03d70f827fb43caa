import {
  componentVars,
  inRows,
  patternStyle,
  reducedMotion,
  ringless,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle(stacked(space.lg));

export const bar = patternStyle({
  ...inRows(space.md),
  justifyContent: 'space-between',
  minHeight: touch.min,
  // Kept for screen readers, which announce the next number.
  selectors: { '&[data-bare]': { position: 'absolute' } },
});
export const found = patternStyle({
  ...typography({ color: 'muted', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
});

/** Scrolls to a position below the sticky header. */
export const results = patternStyle({
  ...stacked(space.md),
  scrollMarginBlockStart: '132px',
  ...ringless,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  ...reducedMotion(),
  // Old results stay visible while new ones load.
  selectors: { ...reducedMotion().selectors, '&[data-refreshing]': { opacity: 0.8, cursor: 'progress' } },
});

export const path = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `calc(${space.xs} * -1)`,
  ...typography({ color: 'muted', size: 'sm' }),
});
export const place = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: { '& + &::before': { ...glyph('next', '14px'), marginInline: space.xxs } },
});
export const way = patternStyle({
  minHeight: touch.min,
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
export const here = patternStyle({
  paddingInline: space.xs,
  color: vars.text.primary,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

export const pager = patternStyle({
  ...inRows(space.md),
  justifyContent: 'space-between',
  ...typography({ color: 'muted', size: 'sm' }),
});
export const steps = patternStyle(inRows(space.md));
export const step = patternStyle({ selectors: { '&[aria-disabled="true"]': { opacity: 0.45 } } });
export const page = patternStyle({ fontVariantNumeric: 'tabular-nums' });
export const size = patternStyle({ ...inRows(space.sm), marginInlineStart: 'auto' });
/** No higher than the buttons beside it. */
export const choice = patternStyle({
  width: '104px',
  // Removes the line that a field reserves for its error: this one has none.
  marginBlockEnd: `calc(${space.xs} * -1)`,
  vars: { [componentVars.control.heightLarge]: touch.min },
});
