import { createVar, fallbackVar } from '@vanilla-extract/css';
import {
  centred,
  eased,
  hairline,
  media,
  patternStyle,
  reducedMotion,
  space,
  touch,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

/** Aspect ratio of the pictures. A template sets it on an ancestor. */
export const bannerRatio = createVar('banner-ratio');
/** Corner radius of the area. */
export const bannerRadius = createVar('banner-radius');
/** Distance of the dots from the lower edge, for content that overlaps it. */
export const bannerDotsInset = createVar('banner-dots-inset');

/** Visible part of the next slide beside the current one; none by default. */
export const bannerPeek = createVar('banner-peek');

const still = reducedMotion();
const instant = reducedMotion({ scrollBehavior: 'auto' });

export const root = patternStyle({
  position: 'relative',
  aspectRatio: fallbackVar(bannerRatio, '16 / 7'),
  borderRadius: fallbackVar(bannerRadius, vars.radius.lg),
  background: vars.gradient.hero,
  isolation: 'isolate',
});

export const inherit = patternStyle({ borderRadius: 'inherit' });

/** The row of slides, with native scrolling and snapping. */
export const viewport = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  borderRadius: 'inherit',
  ...instant,
  selectors: { ...instant.selectors, '&::-webkit-scrollbar': { display: 'none' } },
});

export const slide = patternStyle({
  position: 'relative',
  flex: `0 0 calc(100% - ${fallbackVar(bannerPeek, '0px')})`,
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // The last slide has no next one to show.
  selectors: { '&:last-child': { scrollSnapAlign: 'end' } },
});

export const target = patternStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  selectors: {
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: `inset 0 0 0 6px ${vars.focus.gap}` },
  },
});

export const image = patternStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  userSelect: 'none',
});

/** In place of a picture that failed, over the area's background. */
export const name = patternStyle({
  ...centred,
  height: '100%',
  padding: space.lg,
  color: vars.text.hero,
  ...typography({ size: 'lg', weight: 'bold', leading: 'snug' }),
});

const control = {
  ...centred,
  width: touch.min,
  height: touch.min,
  color: vars.art.onVeil,
  borderRadius: vars.radius.pill,
} as const;

export const arrow = patternStyle({
  ...control,
  position: 'absolute',
  zIndex: zIndex.control,
  insetBlockStart: `calc(50% - ${touch.min} / 2)`,
  background: vars.art.veil62,
  boxShadow: hairline(vars.art.onVeil35),
  transition: eased('fast', 'opacity', 'background-color'),
  ...still,
  selectors: {
    ...still.selectors,
    '&[data-to="previous"]': { insetInlineStart: space.lg },
    '&[data-to="next"]': { insetInlineEnd: space.lg },
    '&[data-to="previous"]::before': glyph('previous'),
    '&[data-to="next"]::before': glyph('next'),
    '&:hover': { background: vars.art.veil },
  },
  '@media': {
    ...still['@media'],
    '(hover: none)': { display: 'none' },
    [media.hover]: { opacity: 0, selectors: { [`${root}:is(:hover, :focus-within) &`]: { opacity: 1 } } },
  },
});

export const dots = patternStyle({
  position: 'absolute',
  zIndex: zIndex.control,
  insetBlockEnd: fallbackVar(bannerDotsInset, '0px'),
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const dot = patternStyle({
  ...control,
  width: touch.dense,
  height: touch.min,
  pointerEvents: 'auto',
  selectors: {
    '&::before': {
      content: '""',
      width: '10px',
      height: '10px',
      borderRadius: vars.radius.pill,
      background: vars.art.onVeil55,
      boxShadow: `0 0 0 1px ${vars.art.veil70}`,
      transition: `width ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&:hover::before': { background: vars.art.onVeil },
    '&[aria-current="true"]': { width: `calc(${touch.dense} + 14px)` },
    '&[aria-current="true"]::before': { width: '26px', background: vars.art.onVeil },
    '[data-motion="reduced"] &::before': { transition: 'none' },
  },
});
