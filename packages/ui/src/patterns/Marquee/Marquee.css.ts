import { keyframes } from '@vanilla-extract/css';
import { centred, hairline, inRow, media, patternStyle, space, touch, vars } from '../../foundations/styles.ts';
import { inlineSign } from '../../foundations/direction.css.ts';
import { glyph, glyphMask } from '../glyphs.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  height: touch.min,
  paddingInlineStart: space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  boxShadow: hairline(),
  fontSize: vars.size.sm,
  color: vars.text.muted,
});

export const speaker = patternStyle({
  ...centred,
  paddingInlineEnd: space.md,
  color: vars.gold.text,
  selectors: { '&::before': glyph('speaker', '20px') },
});

export const viewport = patternStyle({
  display: 'flex',
  height: '100%',
  overflow: 'hidden',
  maskImage: 'linear-gradient(to right, transparent, black 24px, black calc(100% - 24px), transparent)',
  '@media': { [media.reducedMotion]: { overflowX: 'auto', scrollbarWidth: 'none', maskImage: 'none' } },
  selectors: {
    '[data-motion="reduced"] &': { overflowX: 'auto', scrollbarWidth: 'none', maskImage: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

const run = keyframes({ to: { transform: `translateX(calc(-100% * ${inlineSign}))` } });

/** The lines, rendered twice for a seamless loop. */
export const line = patternStyle({
  ...inRow(space.huge),
  flex: 'none',
  minWidth: '100%',
  paddingInlineEnd: space.huge,
  whiteSpace: 'nowrap',
  animation: `${run} var(--marquee-time, 30s) linear infinite`,
  selectors: {
    [`${root}[data-paused] &, ${viewport}:is(:hover, :focus-within) &`]: { animationPlayState: 'paused' },
    '[data-motion="reduced"] &': { animation: 'none' },
    '[data-motion="reduced"] &[aria-hidden]': { display: 'none' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none', selectors: { '&[aria-hidden]': { display: 'none' } } },
  },
});

export const item = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.dense,
  borderRadius: vars.radius.sm,
  selectors: {
    'button&:hover': { color: vars.text.primary, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const toggle = patternStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  borderRadius: vars.radius.md,
  selectors: {
    '&::before': glyph('pause', '18px'),
    [`${root}[data-paused] &::before`]: glyphMask('play'),
    '&:hover': { color: vars.text.primary },
    '[data-motion="reduced"] &': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
