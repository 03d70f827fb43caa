import type { Easing, Gradient, ShadowLayer, ThemeTokens } from './tokens/tokens.types.ts';

const px = (value: number): string => (value === 0 ? '0' : `${value}px`);
const rem = (value: number): string => `${value / 16}rem`;
const ms = (value: number): string => `${value}ms`;
const bezier = (handles: Easing): string => `cubic-bezier(${handles.join(', ')})`;

/** `#rrggbb` with an opacity from 0 to 1, as modern `rgb()`. */
export function withOpacity(hex: string, opacity: number): string {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)} / ${opacity})`;
}

/** A gradient as CSS `linear-gradient()`. */
export function gradientCss({ angle, stops }: Gradient): string {
  return `linear-gradient(${angle}deg, ${stops.map((stop) => `${stop.color} ${stop.at}%`).join(', ')})`;
}

/** Shadow layers as CSS `box-shadow`; an empty list becomes a transparent shadow, so that it can be combined with others. */
export function shadowCss(layers: readonly ShadowLayer[]): string {
  if (layers.length === 0) return '0 0 #0000';
  return layers
    .map(
      // `fromEntries` loses the keys.
      ({ inset, x, y, blur, spread, color, opacity }) =>
        `${inset ? 'inset ' : ''}${px(x)} ${px(y)} ${px(blur)} ${px(spread)} ${withOpacity(color, opacity)}`,
    )
    .join(', ');
}

function each<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  format: (value: Value) => string,
): Record<Key, string> {
  // `fromEntries` loses the keys.
  return Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, format(value)])) as Record<
    Key,
    string
  >;
}

/** A colour with its opacity steps, named by percent: not every browser supports `color-mix`. */
const withOpacitySteps = <Name extends string, Step extends number>(
  name: Name,
  colour: string,
  steps: readonly Step[],
) =>
  ({
    [name]: colour,
    ...Object.fromEntries(steps.map((step) => [`${name}${step}`, withOpacity(colour, step / 100)])),
  }) as Record<Name | `${Name}${Step}`, string>;

/** Names that are CSS keywords; all others are quoted, because a word such as `3` is invalid in CSS. */
const generic = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;
const fontName = (name: string): string => (generic.test(name) ? name : `"${name.replaceAll(/["\\]/g, '')}"`);
const family = (lead: readonly string[]): string => [...lead.map(fontName), 'var(--hf-script-fonts)'].join(', ');

/** Computes the CSS values of a theme. Pure; the variables have the shape of its result. */
export function toVars(tokens: ThemeTokens) {
  const { colour, gradient, type, radius, depth, motion, art } = tokens;
  return {
    surface: { ...colour.surface },
    text: { ...colour.text },
    accent: { ...colour.accent },
    second: { ...colour.second },
    gold: { ...colour.gold },
    danger: { ...colour.danger },
    success: { ...colour.success },
    warning: { ...colour.warning },
    info: { ...colour.info },
    border: { ...colour.border },
    focus: { ...colour.focus },
    jackpot: { ...colour.jackpot },
    badge: { ...colour.badge },
    skeleton: { ...colour.skeleton },
    scrim: withOpacity(colour.scrim.color, colour.scrim.opacity),
    // Behind loading content: the page's background, so that nothing flashes.
    scrimLoading: withOpacity(colour.surface.canvas, 0.82),
    gradient: each(gradient, gradientCss),
    font: { body: family(type.lead.body), heading: family(type.lead.heading) },
    size: each(type.size, rem),
    leading: each(type.leading, String),
    weight: each(type.weight, String),
    tracking: each(type.tracking, (value) => `${value / 1000}em`),
    radius: each(radius, px),
    shadow: each(depth, shadowCss),
    motion: {
      fast: ms(motion.fast),
      base: ms(motion.base),
      slow: ms(motion.slow),
      ease: bezier(motion.ease),
      enter: bezier(motion.enter),
      exit: bezier(motion.exit),
    },
    art: {
      filter: art.filter,
      ...withOpacitySteps('veil', art.veil, [45, 62, 70, 80]),
      ...withOpacitySteps('onVeil', art.onVeil, [35, 55, 60]),
    },
  };
}
