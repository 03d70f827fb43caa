import { keyframes } from '@vanilla-extract/css';
import {
  centred,
  clamped,
  eased,
  media,
  patternStyle,
  reducedMotion,
  space,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';

const still = reducedMotion();
const appear = keyframes({ from: { opacity: 0.2 } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const root = patternStyle({
  position: 'relative',
  width: 'min(100%, 400px)',
  marginInline: 'auto',
  marginBlockStart: space.md,
  aspectRatio: '1',
  containerType: 'inline-size',
});

/** Clips the rotating part: the corners of a rotated square overflow. */
export const stage = patternStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: vars.shadow.high,
});

const fade = { animation: `${appear} 300ms ${vars.motion.ease}`, transition: 'none' } as const;
/** Slows down like a heavy wheel; with reduced motion the final position fades in. */
export const rotor = patternStyle({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(var(--turn))',
  transition: 'transform var(--turn-time) cubic-bezier(0.15, 0.75, 0.15, 1)',
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { [`${root}[data-phase="turning"] &`]: fade } },
  },
  selectors: {
    '[data-motion="reduced"] &': { transition: 'none' },
    [`[data-motion="reduced"] ${root}[data-phase="turning"] &`]: fade,
  },
});
export const face = patternStyle({ display: 'block', width: '100%', height: '100%' });
export const rim = patternStyle({ fill: vars.gold.base, stroke: vars.gold.strong, strokeWidth: 2 });
/** Light in the middle, dark at the edge. */
export const shine = patternStyle({ stopColor: vars.art.onVeil });
export const shade = patternStyle({ stopColor: vars.art.veil });
export const groove = patternStyle({ fill: vars.gold.strong });
export const segment = patternStyle({
  fill: vars.accent.base,
  stroke: vars.gold.base,
  strokeWidth: 2,
  selectors: { '&[data-tone="1"]': { fill: vars.surface.overlay } },
});
export const lamp = patternStyle({
  fill: vars.gold.on,
  selectors: {
    '&[data-tone="1"]': { fill: vars.art.onVeil },
    [`${root}[data-phase="turning"] &`]: { animation: `${pulse} 300ms linear infinite` },
    [`${root}[data-phase="turning"] &[data-tone="1"]`]: { animationDelay: '-150ms' },
    [`[data-motion="reduced"] ${root} &`]: { animation: 'none' },
  },
  '@media': { [media.reducedMotion]: { selectors: { [`${root}[data-phase="turning"] &`]: { animation: 'none' } } } },
});

/** A box over the whole wheel, rotated to its segment. */
export const prize = patternStyle({
  position: 'absolute',
  inset: 0,
  color: vars.accent.on,
  selectors: { '&[data-tone="1"]': { color: vars.text.primary } },
});
/** Halfway between hub and edge; along the radius if segments are narrow or words long. */
export const name = patternStyle({
  position: 'absolute',
  insetBlockStart: '21%',
  insetInlineStart: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  ...typography({ size: 'sm', weight: 'bold', leading: 'tight' }),
  textAlign: 'center',
  // The wheel is smaller on phones, but the words are not.
  '@media': { [media.tablet]: { fontSize: vars.size.md } },
  selectors: {
    [`${root}[data-along] &`]: {
      flexDirection: 'row',
      justifyContent: 'center',
      transform: 'translate(-50%, -50%) rotate(90deg)',
      fontSize: vars.size.sm,
    },
  },
  // Along the radius the longest word fits between hub and edge.
  '@supports': {
    '(font-size: 1cqi)': {
      selectors: {
        [`${root}[data-along] &`]: { fontSize: `max(9px, min(${vars.size.sm}, calc(28cqi / var(--ems))))` },
      },
    },
  },
});
export const icon = patternStyle({ width: '32px', height: '32px', objectFit: 'contain' });
export const words = patternStyle({
  ...clamped(4),
  fontVariantNumeric: 'tabular-nums',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

export const pointer = patternStyle({
  position: 'absolute',
  zIndex: zIndex.raised,
  insetBlockStart: '-12px',
  insetInlineStart: 'calc(50% - 20px)',
  width: '40px',
  height: '51px',
  fill: vars.danger.base,
  stroke: vars.art.onVeil,
  strokeWidth: 3,
});

export const hub = patternStyle({
  ...centred,
  position: 'absolute',
  zIndex: zIndex.raised,
  inset: '36.500%',
  borderRadius: '50%',
  background: vars.gradient.gold,
  color: vars.gold.on,
  ...typography({ size: 'lg', weight: 'heavy', leading: 'tight' }),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  boxShadow: `${vars.shadow.bevel}, ${vars.shadow.mid}`,
  transition: eased('fast', 'transform', 'filter'),
  ...still,
  selectors: {
    ...still.selectors,
    '&:not(:disabled):not([aria-disabled]):hover': { filter: 'brightness(1.08)' },
    '&:not(:disabled):not([aria-disabled]):active': { transform: 'scale(0.95)' },
    '&:disabled': { filter: 'grayscale(0.9)' },
    '&[aria-busy="true"]': { filter: 'brightness(0.88)' },
  },
});
