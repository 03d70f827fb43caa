import {
  centred,
  hairline,
  media,
  patternStyle,
  space,
  touch,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { glyph, glyphMask } from '../glyphs.ts';
import { tile } from './GameTile.css.ts';

/** Controls of a tile besides the tile itself: its heart and its demo button. */

/** The given size, but at most half of the tile: its middle starts the game. */
const half = (size: string): string => `min(${size}, 50% - ${space.hair})`;
const fade = `opacity ${vars.motion.fast} ${vars.motion.ease}`;

// Small controls appear on hover and focus; touch screens always show them.
const onDemand = {
  opacity: 0,
  selectors: { [`${tile}:is(:hover, :focus-within) &`]: { opacity: 1 }, '&[aria-pressed="true"]': { opacity: 1 } },
};

export const favourite = patternStyle({
  position: 'relative',
  zIndex: zIndex.control,
  gridArea: '1 / 1',
  placeSelf: 'start end',
  ...centred,
  width: half(touch.min),
  height: touch.min,
  borderRadius: vars.radius.tile,
  color: vars.art.onVeil,
  transition: fade,
  selectors: {
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      width: touch.dense,
      height: touch.dense,
      borderRadius: vars.radius.pill,
      background: vars.art.veil,
      opacity: 0.82,
    },
    '&::after': { ...glyph('heart', '16px'), position: 'relative', gridArea: '1 / 1' },
    '&[aria-pressed="true"]::before': { background: vars.badge.hot, opacity: 1 },
    '&[aria-pressed="true"]': { color: vars.badge.onHot },
    '&[aria-pressed="true"]::after': glyphMask('heartFull'),
  },
  '@media': { [media.hover]: onDemand },
});

/**
 * Demo play, at the lower end of the art: within its end half, so that the middle of a tile of any size starts real play. The
 * target is larger than its visible part.
 */
export const demo = patternStyle({
  position: 'relative',
  zIndex: zIndex.control,
  gridArea: '1 / 1',
  placeSelf: 'end',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  minWidth: half(touch.min),
  maxWidth: half('100%'),
  minHeight: touch.min,
  padding: space.xs,
  borderRadius: vars.radius.tile,
  transition: fade,
  selectors: {
    // Above the name.
    [`${tile}:is([data-layout="over"], [data-layout="reveal"]) &`]: { marginBlockEnd: space.huge },
  },
  '@media': { [media.hover]: onDemand },
});

const demoHeight = touch.dense;
const demoPill = {
  height: demoHeight,
  borderRadius: vars.radius.pill,
  background: vars.art.veil,
  boxShadow: hairline(vars.art.onVeil60),
  color: vars.art.onVeil,
} as const;

/** The visible part: its word, or an icon if the word is too long. The word covers the icon, or wraps out of view as a whole. */
export const demoMark = patternStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minWidth: demoHeight,
  maxWidth: '100%',
  height: demoHeight,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  // The button's accessible name is the full text.
  textOverflow: 'ellipsis',
  selectors: {
    // An empty line before the word, so that a long word wraps away.
    '&::before': { content: '""', width: 0, height: demoHeight },
  },
});
/** The icon. */
export const demoSign = patternStyle({
  ...demoPill,
  ...centred,
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  width: demoHeight,
  selectors: { '&::before': glyph('demo', '18px') },
});
export const demoWord = patternStyle({
  ...demoPill,
  ...centred,
  position: 'relative',
  zIndex: zIndex.raised,
  flex: 'none',
  minWidth: demoHeight,
  paddingInline: space.sm,
  ...typography({ size: 'xs', weight: 'medium', leading: 'tight' }),
  whiteSpace: 'nowrap',
  selectors: { [`${demo}:hover &`]: { background: vars.art.onVeil, color: vars.art.veil } },
});
