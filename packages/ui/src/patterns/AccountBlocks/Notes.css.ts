import { clamped, hairline, patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

const card = {
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${hairline()}, ${vars.shadow.low}`,
} as const;

export const list = patternStyle(stacked(space.md));
export const item = patternStyle({ ...card });
export const face = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.hair,
  padding: `${space.md} ${space.lg}`,
  borderRadius: 'inherit',
  minHeight: '56px',
});
export const title = patternStyle({
  gridColumn: 1,
  ...typography({ size: 'md', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const button = patternStyle({
  font: 'inherit',
  color: 'inherit',
  selectors: { '&[aria-expanded="false"]': clamped(2) },
});
export const preview = patternStyle({
  gridColumn: 1,
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  overflowWrap: 'anywhere',
  ...clamped(1),
});
export const mark = patternStyle({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: vars.text.muted,
  selectors: { '[data-open] &': { transform: 'rotate(180deg)' } },
});
export const panel = patternStyle({ padding: `0 ${space.lg} ${space.lg}` });
export const text = patternStyle({ maxWidth: '68ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const waiting = patternStyle({
  ...card,
  ...stacked(space.lg),
  padding: space.xl,
  minHeight: '300px',
  alignContent: 'start',
});
