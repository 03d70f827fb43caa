import {
  centred,
  componentVars,
  hairline,
  inRow,
  screenHeight,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
  widths,
} from '../../../foundations/styles.ts';
import { headerBottom, tabBarTop } from '../parts/bars.ts';

/** Takes the bar except a minimum for logo and globe; the logo shrinks before a label wraps. */
export const actions = templateStyle({
  ...inRow(space.sm),
  justifyContent: 'flex-end',
  flex: 'none',
  maxWidth: `calc(100% - 2 * ${touch.min} - 2 * ${space.sm})`,
});
export const action = templateStyle({
  flexShrink: 1,
  minWidth: touch.min,
  minHeight: '36px',
  height: 'auto',
  paddingInline: `clamp(${space.xs}, 2.4vw, ${space.md})`,
  fontSize: `min(${vars.size.sm}, 3.9vw)`,
  overflowWrap: 'normal',
});

export const balance = templateStyle({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  height: '36px',
  borderRadius: vars.radius.pill,
  background: vars.surface.field,
  boxShadow: hairline(),
  '@media': {
    [`(max-width: ${widths.phone - 0.02}px)`]: { selectors: { '&[data-brief]': { display: 'none' } } },
    // A long amount would leave no room for the title.
    [`(max-width: ${widths.phoneLarge - 0.02}px)`]: { selectors: { '&[data-brief][data-long]': { display: 'none' } } },
  },
});
export const amount = templateStyle({
  minHeight: touch.min,
  paddingInlineStart: space.md,
  borderRadius: `${vars.radius.pill} 0 0 ${vars.radius.pill}`,
  color: vars.gold.text,
  ...typography({ size: 'md', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  textAlign: 'end',
  // If one line is too short, the currency symbol is above the figures, which do not break.
  overflowWrap: 'normal',
  selectors: {
    '[data-brief] > &': { paddingInlineEnd: space.md },
    '[data-long] > &': { fontSize: `min(${vars.size.xs}, 3.5vw)` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const refresh = templateStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  marginInlineStart: `calc(${space.xs} * -1)`,
  borderRadius: vars.radius.pill,
  color: vars.text.muted,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 }, '&:focus-visible': { outlineOffset: '-3px' } },
});

export const place = templateStyle({ flex: 'none' });
export const opener = templateStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  borderRadius: vars.radius.pill,
});

/** Below the header at the edge of the column; scrolls if the bottom bar leaves too little height. */
export const menu = templateStyle({
  position: 'fixed',
  ...stacked(space.sm),
  inset: `calc(${headerBottom} + ${space.xs}) max(${componentVars.page.gutter}, calc((100vw - ${componentVars.page.width}) / 2)) auto auto`,
  width: 'min(100vw - 24px, 280px)',
  maxHeight: `calc(${screenHeight(100)} - ${headerBottom} - max(${tabBarTop}, ${componentVars.question.room}) - 2 * ${space.xs})`,
  overflowY: 'auto',
  padding: space.lg,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.overlay,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
});
export const name = templateStyle({
  ...inRow(space.md),
  paddingBlockEnd: space.xs,
  fontWeight: vars.weight.bold,
});
export const total = templateStyle({ display: 'block', color: vars.gold.text, fontVariantNumeric: 'tabular-nums' });
export const language = templateStyle({
  width: '100%',
  background: vars.surface.field,
  boxShadow: hairline(vars.border.control),
  color: vars.text.primary,
  selectors: { '&:hover': { color: vars.text.primary } },
});
