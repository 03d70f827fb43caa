import {
  componentVars,
  media,
  patternStyle,
  screenHeight,
  space,
  stacked,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';

const safe = 'env(safe-area-inset-bottom)';

/** Above floats and bars, below everything that the visitor opens. */
export const banner = patternStyle({
  position: 'fixed',
  zIndex: zIndex.question,
  insetInline: 0,
  insetBlockEnd: 0,
  // Half of a phone is still page, also with large text; the answers are always in view.
  maxHeight: screenHeight(50),
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  background: vars.surface.overlay,
  borderBlockStart: `1px solid ${vars.border.control}`,
  boxShadow: vars.shadow.high,
  color: vars.text.primary,
  '@media': {
    [media.belowDesktop]: { borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0` },
  },
  selectors: {
    // With a bottom bar, whose entries stay in reach.
    '&[data-over="tabs"]': {
      insetBlockEnd: `calc(${componentVars.tabBar.height} + ${safe})`,
      // Its shadow falls on the page, not on the bar.
      clipPath: 'inset(-64px 0 0)',
    },
  },
});
export const inside = patternStyle({
  ...stacked(space.md),
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: '100%',
  maxWidth: componentVars.page.width,
  minHeight: 0,
  marginInline: 'auto',
  padding: `${space.md} ${componentVars.page.gutter}`,
  selectors: {
    // A raised part of the bar has room below the answers.
    '[data-over="tabs"] > &': { paddingBlockEnd: `max(${space.md}, ${componentVars.tabBar.rise} + ${space.xs})` },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space.xxl,
      paddingBlock: space.lg,
    },
  },
});
const layer = (from: string, to: string) => `linear-gradient(${from}, ${to}) bottom / 100% 6px no-repeat`;
export const question = patternStyle({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A shade at the lower edge, which the end of the text covers: visitors see that there is more.
  background: `${layer(vars.surface.overlay, vars.surface.overlay)} local, ${layer('transparent', vars.border.control)} scroll`,
  ...typography({ size: 'sm', leading: 'body', color: 'muted' }),
});
export const title = patternStyle({
  ...typography({ font: 'heading', size: 'md', weight: 'bold', leading: 'snug' }),
  color: vars.text.primary,
  marginBlockEnd: space.xxs,
});
/** Equal columns, or equal rows. */
export const answers = patternStyle({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: '1fr',
  gap: space.sm,
  // Chinese, Japanese and Korean labels are broken at no sign either: they are put below each other.
  wordBreak: 'keep-all',
  selectors: { '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const categories = patternStyle(stacked(space.none));
export const category = patternStyle({
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const fixed = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.none} ${space.md}`,
  paddingBlockEnd: space.xxs,
});
export const name = patternStyle(typography({ weight: 'medium' }));
export const state = patternStyle(typography({ size: 'sm', color: 'muted' }));
export const purpose = patternStyle(typography({ size: 'sm', leading: 'body', color: 'muted' }));
export const signal = patternStyle({
  marginBlockEnd: space.lg,
  padding: space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  ...typography({ size: 'sm', leading: 'body' }),
});
