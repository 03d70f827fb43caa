import { globalStyle, keyframes } from '@vanilla-extract/css';
import {
  inRow,
  inRows,
  layers,
  overPlaceholder,
  patternStyle,
  reducedMotion,
  ringless,
  screenHeight,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import * as modal from '../../primitives/Dialog/Modal.css.ts';
import { glyph } from '../glyphs.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -8px)' } });
const still = reducedMotion();

/** Near the upper edge, with a fixed height, so that nothing moves when results change. */
export const surface = patternStyle({
  position: 'fixed',
  top: `min(12vh, 120px)`,
  left: '50%',
  transform: 'translate(-50%, 0)',
  display: 'flex',
  flexDirection: 'column',
  width: `min(680px, 100vw - 2 * ${space.lg})`,
  height: `min(640px, ${screenHeight(76)})`,
  borderRadius: vars.radius.overlay,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  outline: 'none',
  animation: `${drop} ${vars.motion.fast} ${vars.motion.enter}`,
  ...still,
});
globalStyle(`${surface} > .${modal.body}`, {
  '@layer': {
    [layers.patterns]: { display: 'flex', flexDirection: 'column', overflow: 'hidden', padding: 0 },
  },
});

export const head = patternStyle({
  ...inRow(space.xs),
  flex: 'none',
  padding: `${space.sm} ${space.sm} ${space.sm} ${space.xl}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const field = patternStyle({
  ...inRow(space.xs),
  flex: 1,
  minWidth: 0,
  color: vars.text.muted,
  selectors: { '&::before': glyph('search', '22px') },
});
// iOS zooms into fields below 16 px. The dialog's frame shows the focus: there is one field.
export const input = patternStyle({
  flex: 1,
  minWidth: 0,
  minHeight: touch.large,
  paddingInline: space.md,
  border: 0,
  background: 'transparent',
  ...typography({ color: 'primary' }),
  fontSize: `max(16px, ${vars.size.xl})`,
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none', borderRadius: vars.radius.md },
  },
});
export const cross = patternStyle({ selectors: { '&::before': glyph('close', '20px') } });

export const list = patternStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.sm,
});
export const games = patternStyle({ ...stacked(space.hair), ...ringless });
export const title = patternStyle({
  padding: `${space.md} ${space.md} ${space.xs}`,
  ...typography({ color: 'muted', size: 'sm', weight: 'bold' }),
});
export const game = patternStyle({
  ...inRow(space.md),
  minHeight: '64px',
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  ...ringless,
  scrollMarginBlock: space.sm,
  selectors: {
    '&:is([data-hovered], [data-focused])': { background: vars.surface.tileHover },
    '&[data-focused]': { boxShadow: `inset 0 0 0 2px ${vars.focus.ring}` },
    '&[data-returned]': { boxShadow: `inset 0 0 0 3px ${vars.gold.base}` },
  },
});
export const art = patternStyle({
  flex: 'none',
  width: '48px',
  height: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.gradient.card,
});
export const picture = patternStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.art.filter,
  selectors: overPlaceholder,
});
export const words = patternStyle({ ...stacked(space.hair), flex: 1, minWidth: 0 });
export const name = patternStyle(typography({ weight: 'medium', leading: 'snug' }));
export const source = patternStyle(typography({ color: 'muted', size: 'sm', leading: 'snug' }));
export const play = patternStyle({
  flex: 'none',
  color: vars.gold.text,
  opacity: 0,
  selectors: {
    '&::before': glyph('play', '20px'),
    [`${game}:is([data-hovered], [data-focused]) &`]: { opacity: 1 },
  },
});

export const foot = patternStyle({
  ...inRows(`0 ${space.lg}`),
  flex: 'none',
  justifyContent: 'space-between',
  minHeight: touch.min,
  paddingInline: space.xl,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const count = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.md}`,
  ...typography({ color: 'muted', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
});
export const all = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: touch.min,
  marginInlineStart: 'auto',
  ...typography({ color: 'muted', size: 'sm', weight: 'medium' }),
  selectors: {
    '&::after': glyph('next', '1.1em'),
    '&:hover': { color: vars.text.primary, textDecoration: 'underline' },
  },
});
