import { keyframes, type StyleRule } from '@vanilla-extract/css';
import {
  hairline,
  media,
  oneLine,
  partStyle,
  reducedMotion,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import { bannerRadius, bannerRatio, words } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize, label } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { glyph } from '../../../patterns/glyphs.ts';

/** The jackpot is the lower half of the header: in the same width, with the rounded end of the header. */
export const jackpot = templateStyle({
  gap: `${space.xxs} ${space.lg}`,
  padding: `${space.hair} ${space.md} ${space.xs}`,
  minHeight: '32px',
  alignContent: 'center',
  border: 0,
  borderRadius: '0 0 20px 20px',
  boxShadow: vars.shadow.mid,
  vars: { [jackpotSize]: 'min(4.4vw, 1.4rem)' },
});
partStyle(jackpot, `.${label}`, typography({ size: 'sm', weight: 'bold' }));

/** Low: with the jackpot above it, it is 150 px high. */
export const hero = templateStyle({
  minHeight: '112px',
  vars: { [bannerRatio]: 'auto', [bannerRadius]: '24px' },
  '@media': { [media.tablet]: { minHeight: '200px' } },
});

/** The header ends with the jackpot, so the carousel begins close to it. */
export const stack = templateStyle({ selectors: { '&&': { paddingBlockStart: space.xs } } });

// One line, so that the carousel keeps its height.
partStyle(hero, `.${words} > span`, { WebkitLineClamp: 1 });

/** Overlap of neighbouring cards: 96 of 180 px stay visible. */
const overlap = '84px';
const height = '180px';
const radius = '28px';
/** Art of a hall. */
const size = 'clamp(92px, 33vw, 128px)';

export const list = templateStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Pairs of background and text colour that have the contrast of text in every theme; neighbours differ. */
const tones = [
  { background: vars.gradient.hero, color: vars.text.hero },
  { background: vars.second.soft, color: vars.second.onSoft },
  { background: vars.success.soft, color: vars.success.onSoft },
  { background: vars.gold.soft, color: vars.gold.onSoft },
  { background: vars.gradient.jackpot, color: vars.jackpot.label },
  { background: vars.info.soft, color: vars.info.onSoft },
  { background: vars.danger.soft, color: vars.danger.onSoft },
  { background: vars.gradient.card, color: vars.text.primary },
] as const;

const toneRules: NonNullable<StyleRule['selectors']> = Object.fromEntries(
  tones.map((tone, index) => [`&:nth-child(${tones.length}n + ${index + 1})`, tone]),
);

export const item = templateStyle({
  position: 'relative',
  borderRadius: radius,
  // Each card overlaps the previous one.
  boxShadow: `0 -8px 20px -8px ${vars.art.veil45}, ${hairline(vars.border.control)}`,
  selectors: {
    ...toneRules,
    '& + &': { marginBlockStart: `calc(-1 * ${overlap})` },
    '&[data-open] + &': { marginBlockStart: space.md },
    '&[data-skeleton]': { background: vars.surface.raised },
  },
});

/** Its text is in the visible part: two lines of name and one of providers; more lines make the card higher. */
export const face = templateStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) calc(${size} - 12px)`,
  alignContent: 'start',
  gap: `${space.hair} ${space.sm}`,
  minHeight: height,
  padding: `${space.md} ${space.lg} ${overlap} ${space.xl}`,
  borderRadius: radius,
  overflow: 'hidden',
});
export const title = templateStyle({
  // Above the art, for the longest words of the narrowest phones.
  zIndex: zIndex.raised,
  ...typography({ weight: 'heavy', leading: 'tight' }),
  fontSize: `clamp(1.15rem, 6.4vw, ${vars.size.h2})`,
  selectors: { ':is(:lang(ta), :lang(my)) &': { fontSize: vars.size.lg } },
});
export const button = templateStyle({
  font: 'inherit',
  color: 'inherit',
  overflowWrap: 'normal',
  selectors: {
    '&::after': {
      ...glyph('down', '0.8em'),
      display: 'inline-block',
      marginInlineStart: '0.3em',
      verticalAlign: '-0.05em',
    },
    '&[aria-expanded="true"]::after': { transform: 'rotate(180deg)' },
  },
});
/** One line; the hall's page lists all of them. */
export const providers = templateStyle({
  gridColumn: 1,
  ...typography({ size: 'sm', leading: 'snug' }),
  ...oneLine,
});
/** Name and art of a skeleton. */
export const blank = templateStyle({
  width: '72%',
  height: '26px',
  marginBlockStart: space.xxs,
  borderRadius: vars.radius.sm,
  background: vars.skeleton.base,
  selectors: {
    '&:last-child': { width: size, height: size, marginBlockStart: 0, borderRadius: vars.radius.pill },
  },
});
/** Large, and cut by the card's own edge and the next card. */
export const art = templateStyle({
  position: 'absolute',
  insetBlockStart: '14px',
  insetInlineEnd: '10px',
  width: size,
  height: size,
  maxWidth: 'none',
  objectFit: 'contain',
  transform: 'rotate(-8deg)',
  pointerEvents: 'none',
});

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

/** The hall's games, on the open card. */
export const panel = templateStyle({
  ...stacked(space.md),
  margin: space.sm,
  marginBlockStart: 0,
  padding: space.md,
  borderRadius: '22px',
  background: vars.surface.canvas,
  color: vars.text.primary,
  animation: `${unfold} ${vars.motion.base} ${vars.motion.enter}`,
  ...reducedMotion(),
});
