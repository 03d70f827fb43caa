import { createVar, fallbackVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import {
  centred,
  clamped,
  eased,
  hairline,
  inRows,
  layers,
  media,
  oneLine,
  patternStyle,
  reducedMotion,
  space,
  touch,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { alongLine } from '../../foundations/direction.css.ts';
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

/** Height of a call to action. */
export const bannerCall = createVar('banner-call');
/** Distance of a banner's words from the edge at which lines begin. */
export const bannerInset = createVar('banner-inset');

/** At least of this shape; higher if the words of a banner need it. */
export const root = patternStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio: fallbackVar(bannerRatio, '16 / 7'),
  borderRadius: fallbackVar(bannerRadius, vars.radius.lg),
  background: vars.gradient.hero,
  isolation: 'isolate',
});

export const inherit = patternStyle({ borderRadius: 'inherit' });

/** The row of slides, with native scrolling and snapping. */
export const viewport = patternStyle({
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: `0 0 calc(100% - ${fallbackVar(bannerPeek, '0px')})`,
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // The last slide has no next one to show.
  selectors: { '&:last-child': { scrollSnapAlign: 'end' } },
});

export const target = patternStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  color: vars.art.onVeil,
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: `inset 0 0 0 6px ${vars.focus.gap}` },
  },
});

export const image = patternStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  userSelect: 'none',
  selectors: {
    '&[data-fit="whole"]': { objectFit: 'contain' },
    // Beside its words it keeps the shape of the platform's pictures and fades into the area, mirrored with the lines.
    '[data-words] &': {
      ...alongLine,
      insetInlineStart: 'auto',
      width: 'auto',
      maxWidth: '100%',
      aspectRatio: '3 / 1',
      maskImage: 'linear-gradient(to right, transparent, black 30%)',
    },
  },
});

/** Up to here the veil has the contrast of text over any picture. */
const worded = '62%';
const veil = (side: 'left' | 'right'): string =>
  `linear-gradient(to ${side}, ${vars.art.veil80}, ${vars.art.veil70} ${worded}, transparent 90%)`;

/** Words over the picture, at the edge at which lines begin. */
export const words = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.hair,
  paddingBlock: space.xs,
  '@media': { [media.tablet]: { gap: space.sm } },
  paddingInline: `${fallbackVar(bannerInset, space.lg)} calc(100% - ${worded})`,
  background: veil('right'),
  selectors: { '[dir="rtl"] &': { background: veil('left') } },
});
/** Headline, line, and the foot with the call to action and the last day; each an element in the words. */
const wordsPart = (part: string, rule: GlobalStyleRule): void =>
  globalStyle(`${words} ${part}`, { '@layer': { [layers.patterns]: rule } });
wordsPart(':is(strong, span)', { ...clamped(2), textOverflow: 'ellipsis', lineHeight: vars.leading.tight });
wordsPart('> strong', {
  ...typography({ font: 'heading', weight: 'heavy' }),
  fontSize: 'clamp(1rem, 0.75rem + 1.3vw, 2.25rem)',
  textWrap: 'balance',
});
wordsPart('> span', { fontSize: 'clamp(0.75rem, 0.65rem + 0.4vw, 1.125rem)' });
const call = fallbackVar(bannerCall, 'clamp(28px, 22px + 1.5vw, 44px)');
/** Call to action, and the last day where it has room. As high for each banner: one that joins later moves nothing. */
wordsPart('> small', {
  ...inRows(`2.5em ${space.sm}`),
  alignContent: 'flex-start',
  height: `max(${call}, 2.5em)`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...typography({ size: 'xs', leading: 'tight' }),
});
wordsPart('b', {
  ...oneLine,
  paddingInline: space.lg,
  borderRadius: vars.radius.pill,
  background: vars.gradient.gold,
  boxShadow: vars.shadow.bevel,
  color: vars.gold.on,
  fontSize: 'clamp(0.8125rem, 0.7rem + 0.35vw, 1.0625rem)',
  fontWeight: vars.weight.bold,
  lineHeight: call,
});
wordsPart('> small > span', { flex: '1 1 4.5em' });

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

/** Both at the end, where no words are. */
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
    '&[data-to="previous"]': { insetInlineEnd: `calc(${space.lg} + ${touch.min} + ${space.sm})` },
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
  insetInlineEnd: space.sm,
  display: 'flex',
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
