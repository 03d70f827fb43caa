import { createVar, globalStyle } from '@vanilla-extract/css';
import {
  aboveQuestion,
  componentVars,
  eased,
  layers,
  media,
  patternStyle,
  reducedMotion,
  space,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { bar as floats } from '../FloatBar/FloatBar.css.ts';

const still = reducedMotion();
const safe = 'env(safe-area-inset-bottom)';
const tabs = `${componentVars.tabBar.height} + ${safe}`;

/** Height of the bar at the lower edge. */
export const room = createVar();

export const bar = patternStyle({
  position: 'sticky',
  insetBlockEnd: aboveQuestion('0px'),
  zIndex: zIndex.header,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBlockEnd: safe,
  background: vars.surface.header,
  color: vars.text.header,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  transition: eased('base', 'transform'),
  ...still,
  selectors: {
    ...still.selectors,
    // Its margin is the room of the bottom bar at the end of the page.
    '&[data-over="tabs"]': {
      insetBlockEnd: aboveQuestion(tabs),
      marginBlockEnd: `calc(${tabs})`,
      // A raised part of the bottom bar covers no figure.
      paddingBlockEnd: componentVars.tabBar.rise,
    },
    // It goes to the edge while the bottom bar is hidden, which stays where it carries the question for consent.
    '[data-bar-away]:not([data-question]) &[data-over="tabs"]': { transform: `translateY(calc(${tabs}))` },
  },
});
export const list = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.sm}`,
  maxWidth: componentVars.page.width,
  margin: '0 auto',
  padding: `${space.xs} ${componentVars.page.gutter}`,
  '@media': { [media.desktop]: { justifyContent: 'flex-end', columnGap: space.xl } },
});
/** A label over its value; beside it where there is room. */
export const figure = patternStyle({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [media.desktop]: { display: 'flex', alignItems: 'baseline', gap: space.sm },
  },
});
export const label = patternStyle({
  ...typography({ color: 'headerMuted', size: 'xs', leading: 'tight' }),
  '@media': { [media.desktop]: { fontSize: vars.size.sm } },
});
export const value = patternStyle({
  margin: 0,
  ...typography({ size: 'sm', weight: 'bold', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

const lying = '(orientation: landscape) and (max-height: 500px)';

export const compact = patternStyle({ background: vars.surface.header, color: vars.text.header });
export const compactList = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.md}`,
  margin: 0,
  padding: `${space.hair} ${space.md} ${space.xxs}`,
  '@media': {
    [media.desktop]: { justifyContent: 'flex-start', columnGap: space.xl },
    // Beside the game there, as its toolbar is.
    [lying]: {
      selectors: { '[data-template^="h5-"] &': { flexDirection: 'column', flexWrap: 'nowrap', rowGap: space.xs } },
    },
  },
});

const above = (rest: string): string => `calc(${aboveQuestion(rest)} + ${room})`;
const lift = (selector: string, edge: string): void =>
  globalStyle(selector, { '@layer': { [layers.patterns]: { insetBlockEnd: above(edge) } } });

// Floats stay above the bar.
lift(`[data-session-bar] ${floats}`, '0px');
lift(`[data-session-bar] [data-tabs] > ${floats}`, tabs);
// An element with the focus is not under it, nor under floats.
globalStyle('html[data-session-bar][data-session-bar]', {
  '@layer': {
    [layers.template]: {
      scrollPaddingBlockEnd: `calc(${componentVars.tabBar.height} + ${componentVars.float.room} + ${room})`,
    },
  },
});
