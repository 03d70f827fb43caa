import { createVar } from '@vanilla-extract/css';
import {
  centred,
  componentVars,
  inRow,
  patternStyle,
  reducedMotion,
  screenHeight,
  space,
  touch,
  typography,
  vars,
  widths,
  zIndex,
  type LayerRule,
} from '../../foundations/styles.ts';
import { maskOf } from '../glyphs.ts';

/** Width of the closed and of the open rail. */
const narrow = '72px';
const wide = '15rem';
const width = createVar('rail-width');
const narrowWindow = `(max-width: ${widths.wide - 0.02}px)`;

const still = reducedMotion();

export const root = patternStyle({
  vars: { [width]: wide },
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.tabBar,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: `calc(${width} + env(safe-area-inset-left))`,
  // Its last entries end above the question for consent.
  height: `calc(${screenHeight(100)} - ${componentVars.question.room})`,
  // A tablet in the site's own app.
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  paddingInlineStart: 'env(safe-area-inset-left)',
  background: vars.surface.header,
  boxShadow: `inset -1px 0 0 ${vars.border.subtle}`,
  color: vars.text.header,
  transition: `width ${vars.motion.base} ${vars.motion.ease}`,
  ...still,
  selectors: { ...still.selectors, '&[data-rail="closed"]': { vars: { [width]: narrow } } },
  '@media': {
    ...still['@media'],
    [narrowWindow]: { selectors: { '&[data-rail="auto"]': { vars: { [width]: narrow } } } },
  },
});

const part: LayerRule = {
  position: 'relative',
  ...inRow(space.md),
  width: '100%',
  minHeight: '48px',
  paddingInline: space.md,
  borderRadius: vars.radius.md,
  ...typography({ color: 'headerMuted', size: 'sm', weight: 'medium', leading: 'snug' }),
};

export const toggle = patternStyle({
  ...part,
  width: `calc(100% - 2 * ${space.sm})`,
  minHeight: touch.min,
  margin: `${space.md} ${space.sm}`,
  selectors: {
    '&:hover': { background: vars.surface.tile, color: vars.text.headerActive },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const bars = patternStyle({
  flex: 'none',
  width: '24px',
  height: '24px',
  marginInline: space.xxs,
  background: 'currentColor',
  ...maskOf('<path d="M4 6.500h16M4 12h16M4 17.500h10"/>'),
});

export const list = patternStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  padding: `${space.xxs} ${space.sm} ${space.lg}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
});

export const item = patternStyle({
  ...part,
  selectors: {
    '&:hover': { background: vars.surface.tile, color: vars.text.headerActive },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current="page"]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      fontWeight: vars.weight.bold,
      boxShadow: `inset 3px 0 0 ${vars.gold.base}`,
    },
  },
});

export const icon = patternStyle({ ...centred, flex: 'none', width: '32px', height: '32px' });

/**
 * The label of a closed rail: beside its icon while hovered or focused, else for assistive technology only. Without insets,
 * `fixed` keeps its static position, and the scrolling list does not clip it.
 */
const aside: LayerRule = {
  position: 'fixed',
  marginInlineStart: `calc(${space.huge} + ${space.md})`,
  maxWidth: '280px',
  padding: `${space.xs} ${space.md}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.mid,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
};
const unseen: LayerRule = { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' };

export const label = patternStyle({
  minWidth: 0,
  selectors: {
    [`${root}[data-rail="closed"] &`]: aside,
    [`${root}[data-rail="closed"] :is(a, button):not(:hover, :focus-visible) > &`]: unseen,
  },
  '@media': {
    [narrowWindow]: {
      selectors: {
        [`${root}[data-rail="auto"] &`]: aside,
        [`${root}[data-rail="auto"] :is(a, button):not(:hover, :focus-visible) > &`]: unseen,
      },
    },
  },
});
