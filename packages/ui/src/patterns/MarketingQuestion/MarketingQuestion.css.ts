import { patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const groups = patternStyle(stacked(space.none));
export const group = patternStyle({
  ...stacked(space.xs),
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const name = patternStyle(
  typography({ font: 'heading', color: 'primary', size: 'md', weight: 'bold', leading: 'snug' }),
);
export const channels = patternStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl });
/** Equal columns, or equal rows where one would not fit. */
export const answers = patternStyle({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gridAutoRows: '1fr',
  gap: space.sm,
});
