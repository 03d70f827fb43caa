import {
  inRow,
  partStyle,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import { icon } from '../../../patterns/HallTabs/HallTabs.css.ts';

export const root = templateStyle(stacked(space.xl));
export const session = templateStyle(stacked(space.md));
export const account = templateStyle({
  ...inRow(space.md),
  overflowWrap: 'anywhere',
  ...typography({ size: 'lg', weight: 'bold', leading: 'snug' }),
});
export const amount = templateStyle({
  display: 'block',
  ...typography({ size: 'md', weight: 'regular' }),
  fontVariantNumeric: 'tabular-nums',
});
export const title = templateStyle({ marginBlockEnd: space.xs });
export const list = templateStyle({ display: 'grid' });
/** A line from edge to edge, separated from the next by a rule. */
export const row = templateStyle({
  ...inRow(space.md),
  width: '100%',
  minHeight: touch.large,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${vars.border.control}`,
  ...typography({ size: 'md', weight: 'medium', leading: 'snug' }),
  textAlign: 'start',
  overflowWrap: 'normal',
  selectors: {
    '&[aria-current]': {
      fontWeight: vars.weight.heavy,
      boxShadow: `inset 6px 0 0 ${vars.gold.base}`,
      paddingInlineStart: space.lg,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const badge = templateStyle({ marginInlineStart: space.sm });
export const language = templateStyle({
  width: '100%',
  minHeight: touch.large,
  background: vars.surface.field,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  color: vars.text.primary,
});
partStyle(row, `.${icon}`, { margin: 0 });
