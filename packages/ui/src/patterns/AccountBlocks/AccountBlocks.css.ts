import { hairline, lettering, stacked } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const root = patternStyle({
  ...stacked(space.lg),
  alignContent: 'start',
});

const card = {
  ...stacked(space.md),
  padding: space.xl,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${hairline()}, ${vars.shadow.low}`,
} as const;

export const panel = patternStyle(card);
export const title = patternStyle({
  fontFamily: vars.font.heading,
  ...lettering({ size: 'lg', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const body = patternStyle({ maxWidth: '68ch', color: vars.text.muted, overflowWrap: 'anywhere' });

export const facts = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 });
export const fact = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: space.md,
  minHeight: '52px',
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const label = patternStyle({
  ...lettering({ color: 'muted', size: 'sm', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const value = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  margin: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-empty]': { color: vars.text.muted, fontWeight: vars.weight.regular },
    '&[data-code]': { wordBreak: 'break-all' },
  },
});

/** The coloured edge shows the urgency of a notice, in addition to its text. */
export const notice = patternStyle({
  ...card,
  borderInlineStart: `4px solid ${vars.info.base}`,
  selectors: {
    '&[data-tone="warning"]': { borderInlineStartColor: vars.warning.base },
    '&[data-tone="success"]': { borderInlineStartColor: vars.success.base },
  },
});
export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md, marginBlockStart: space.xs });

export const code = patternStyle({ width: 'min(220px, 100%)', borderRadius: vars.radius.md, marginInline: 'auto' });

export const address = patternStyle({
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  wordBreak: 'break-all',
  userSelect: 'all',
});

export const waiting = patternStyle({ ...card, gap: space.lg, minHeight: '300px', alignContent: 'start' });

export const gridFrame = patternStyle({ overflowX: 'auto', borderRadius: vars.radius.md, boxShadow: hairline() });
export const grid = patternStyle({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
const cell = {
  padding: `${space.sm} ${space.md}`,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
} as const;
export const gridHead = patternStyle({
  ...cell,
  ...lettering({ color: 'muted', size: 'sm', leading: 'snug' }),
  background: vars.surface.sunken,
});
const lined = { ...cell, borderBlockStart: `1px solid ${vars.border.subtle}` } as const;
export const gridName = patternStyle({ ...lined, fontWeight: vars.weight.medium });
export const gridCell = patternStyle(lined);
