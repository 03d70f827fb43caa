import { createVar, fallbackVar } from '@vanilla-extract/css';
import { inRow, inRows, patternStyle, reducedMotion, space, typography, vars } from '../../foundations/styles.ts';

/** Font size of the digits; the plate scales with it. */
export const jackpotSize = createVar('jackpot-size');

export const root = patternStyle({
  ...inRows(`${space.xs} ${space.xl}`),
  justifyContent: 'center',
  padding: `${space.md} ${space.xl}`,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.jackpot.frame}`,
  background: vars.gradient.jackpot,
  boxShadow: `${vars.shadow.high}, ${vars.shadow.bevel}`,
  color: vars.jackpot.label,
});

export const label = patternStyle({
  ...typography({ font: 'heading', size: 'xl', weight: 'heavy' }),
  letterSpacing: vars.tracking.caps,
  textTransform: 'uppercase',
  lineHeight: vars.leading.tight,
  selectors: { '&:lang(zh), &:lang(ja), &:lang(ko)': { letterSpacing: '0.1em' } },
});

export const amount = patternStyle({
  ...inRow('0.09em'),
  maxWidth: '100%',
  fontSize: `calc(${fallbackVar(jackpotSize, vars.size.h2)} * var(--fit, 1))`,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  direction: 'ltr',
});

export const symbol = patternStyle({
  fontSize: '0.72em',
  paddingInlineEnd: '0.2em',
  whiteSpace: 'nowrap',
  selectors: { '&[data-place="after"]': { order: 1, paddingInline: '0.2em 0' } },
});

/** One digit: a clipped column of ten, moved by `--digit`. */
export const digit = patternStyle({
  width: '0.86em',
  height: '1.3em',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.jackpot.cell,
  boxShadow: vars.shadow.inset,
  color: vars.jackpot.digit,
  textAlign: 'center',
  whiteSpace: 'pre',
  lineHeight: '1.3em',
  selectors: {
    '&::before': {
      content: '"0\\A 1\\A 2\\A 3\\A 4\\A 5\\A 6\\A 7\\A 8\\A 9"',
      display: 'block',
      transform: 'translateY(calc(var(--digit) * -10%))',
      transition: `transform calc(${vars.motion.slow} * 2) ${vars.motion.ease}`,
    },
    // A gap between groups of three digits, counted from the decimal point.
    '&[data-group]': { marginInlineEnd: '0.16em' },
    '[data-motion="reduced"] &::before': { transition: 'none' },
    [`${root}[data-state="loading"] &::before`]: { visibility: 'hidden' },
  },
  '@media': Object.fromEntries(
    Object.keys(reducedMotion()['@media']).map((query) => [query, { '::before': { transition: 'none' } }]),
  ),
});

export const dot = patternStyle({ width: '0.3em', textAlign: 'center', color: vars.jackpot.label });
