import { keyframes } from '@vanilla-extract/css';
import {
  centred,
  clamped,
  componentVars,
  eased,
  media,
  oneLine,
  overPlaceholder,
  patternStyle,
  reducedMotion,
  space,
  stacked,
  touch,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

/** Rows of a tile, as subgrid; without support each part lays out the same two rows. */
const subgrid = '(grid-template-rows: subgrid)';
const still = reducedMotion();
const fade = `opacity ${vars.motion.fast} ${vars.motion.ease}`;

/** A list of tiles. Columns, gap and ratio come from the component variables, so a template chooses them. */
export const grid = patternStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${componentVars.tile.columns}, minmax(0, 1fr))`,
  gap: componentVars.tile.gap,
});

export const tile = patternStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  // The row's height follows the art, which is nested one level deeper.
  '@supports': {
    [`not ${subgrid}`]: { '::before': { content: '""', gridArea: '1 / 1', aspectRatio: componentVars.tile.ratio } },
  },
  background: vars.surface.tile,
  borderRadius: vars.radius.tile,
  boxShadow: `${vars.shadow.low}, 0 0 0 1px ${vars.border.subtle}`,
  transition: eased('base', 'transform', 'box-shadow'),
  ...still,
  selectors: {
    ...still.selectors,
    '&:is(:hover, :focus-within):not([data-skeleton])': {
      background: vars.surface.tileHover,
      boxShadow: `${vars.shadow.mid}, 0 0 0 1px ${vars.gold.base}`,
    },
  },
  '@media': {
    ...still['@media'],
    [`${media.hover} and (prefers-reduced-motion: no-preference)`]: {
      selectors: {
        ':root:not([data-motion="reduced"]) &:hover:not([data-skeleton])': { transform: 'translateY(-3px)' },
      },
    },
  },
});

const glow = keyframes({
  '0%': { opacity: 0, transform: 'scale(1.08)' },
  '20%, 60%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0 },
});
/** The ring of a tile from which a game was started, in the second after it was left. */
const returned = {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: zIndex.control,
  border: `3px solid ${vars.gold.base}`,
  borderRadius: 'inherit',
  boxShadow: `0 0 ${space.lg} ${vars.gold.base}`,
  pointerEvents: 'none',
  animation: `${glow} 1s ${vars.motion.ease} both`,
} as const;

/** The whole tile is the real-play button. */
export const main = patternStyle({
  gridArea: '1 / 1 / 3 / 2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@supports': { [subgrid]: { gridTemplateRows: 'subgrid' } },
  borderRadius: vars.radius.tile,
  selectors: {
    [`${tile}[data-returned] &::before`]: returned,
    [`[data-motion="reduced"] ${tile}[data-returned] &::before`]: { animation: 'none' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`${tile}[data-returned] &::before`]: { animation: 'none' } } },
  },
});

export const art = patternStyle({
  position: 'relative',
  gridArea: '1 / 1',
  ...centred,
  aspectRatio: componentVars.tile.ratio,
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: vars.gradient.card,
  selectors: {
    [`${tile}[data-layout="below"] &`]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    // Placeholder until the picture has loaded, or if it fails.
    [`${tile}:not([data-skeleton]) &::before`]: {
      ...glyph('play', '24%'),
      position: 'absolute',
      aspectRatio: '1',
      height: 'auto',
      color: vars.border.control,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: vars.art.veil62,
      opacity: 0,
      transition: fade,
    },
    [`${main}:focus-visible &::after`]: { opacity: 1 },
  },
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &::after`]: { opacity: 1 } } } },
});

/**
 * Height of a square icon under a name. Most icons contain a name in their lower third, which the page's name would half cover.
 * So 68 % of the picture end at the opaque background of the page's name, 38 px above the edge.
 */
const behindName = 'max(100%, calc((100% - 38px) / 0.68))';

export const image = patternStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.art.filter,
  selectors: {
    ...overPlaceholder,
    // Over its blurred copy; a name covers the copy.
    '&[data-fit="whole"]': { objectFit: 'contain' },
    [`${tile}[data-layout="over"] &[data-fit="whole"]`]: { objectPosition: 'top' },
    [`${tile}[data-layout="over"] &:not([data-fit])`]: { height: behindName },
  },
  '@media': {
    '(hover: none)': {
      selectors: {
        [`${tile}[data-layout="reveal"] &[data-fit="whole"]`]: { objectPosition: 'top' },
        [`${tile}[data-layout="reveal"] &:not([data-fit])`]: { height: behindName },
      },
    },
  },
});

const playHeight = '36px';

/**
 * The action label, shown on hover and focus; not on touch screens. A word that does not fit wraps out of view as a whole, so
 * that only the icon stays and nothing is clipped.
 */
export const play = patternStyle({
  position: 'relative',
  zIndex: zIndex.raised,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'center',
  gap: `${playHeight} ${space.xs}`,
  height: playHeight,
  maxWidth: `calc(100% - ${space.lg})`,
  overflow: 'hidden',
  paddingInline: space.lg,
  borderRadius: vars.radius.pill,
  background: vars.gradient.gold,
  color: vars.gold.on,
  boxShadow: `${vars.shadow.bevel}, ${vars.shadow.mid}`,
  ...typography({ size: 'sm', weight: 'bold', leading: 'tight' }),
  whiteSpace: 'nowrap',
  opacity: 0,
  transition: fade,
  ...still,
  selectors: {
    ...still.selectors,
    '&::before': { ...glyph('play', '1em'), marginBlock: `calc((${playHeight} - 1em) / 2)` },
    [`${main}:focus-visible &`]: { opacity: 1 },
  },
  '@media': { ...still['@media'], [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } } },
});

export const caption = patternStyle({
  gridArea: '2 / 1',
  alignContent: 'start',
  display: 'grid',
  gap: space.hair,
  padding: `${space.sm} min(${space.md}, 6%) ${space.md}`,
  selectors: {
    [`${tile}:is([data-layout="over"], [data-layout="reveal"]) &`]: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      zIndex: zIndex.raised,
      padding: `${space.xxl} ${space.md} ${space.md}`,
      borderRadius: `0 0 ${vars.radius.tile} ${vars.radius.tile}`,
      // Opaque behind the name: most art contains a name of its own, often in another language.
      background: `linear-gradient(to top, ${vars.art.veil} 64%, ${vars.art.veil80} 80%, transparent)`,
      color: vars.art.onVeil,
    },
    [`${tile}[data-layout="reveal"]:not(:hover, :focus-within) &`]: { opacity: 0 },
  },
  '@media': {
    '(hover: none)': { selectors: { [`${tile}[data-layout="reveal"]:not(:hover, :focus-within) &`]: { opacity: 1 } } },
  },
});

export const name = patternStyle({
  position: 'relative',
  ...oneLine,
  ...typography({ size: 'sm', weight: 'medium', leading: 'snug' }),
  // Only read aloud, between the names of game and provider.
  selectors: { '&:not(:last-child)::after': { content: '","', fontSize: 0 } },
  '@media': {
    // Tiles on phones are narrow: every name has two lines, so that rows have one height.
    [media.belowDesktop]: {
      selectors: {
        [`${tile}[data-layout="below"] &`]: {
          ...clamped(2),
          minHeight: `calc(2em * ${vars.leading.snug})`,
          whiteSpace: 'normal',
          overflowWrap: 'normal',
        },
      },
    },
  },
});

export const provider = patternStyle({
  ...oneLine,
  ...typography({ size: 'xs', leading: 'snug' }),
  color: vars.text.faint,
  selectors: {
    [`${tile}:is([data-layout="over"], [data-layout="reveal"]) &`]: { color: vars.art.onVeil },
  },
});

/** A column of badges in the top corner. */
export const badges = patternStyle({
  position: 'relative',
  zIndex: zIndex.control,
  gridArea: '1 / 1',
  placeSelf: 'start',
  ...stacked(space.xxs),
  maxWidth: `calc(100% - ${touch.min})`,
  justifyItems: 'start',
  paddingBlock: space.sm,
  paddingInlineStart: space.sm,
  pointerEvents: 'none',
  // Full width without a favourite button beside them.
  selectors: { '&[data-alone]': { maxWidth: '100%', paddingInlineEnd: space.sm } },
});
