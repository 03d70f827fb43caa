import { midnight } from '../tokens/midnight.tokens.ts';
import type { Hex, ShadowLayer, ThemeTokens } from '../tokens/tokens.types.ts';

/** Uniform numbers from 0 to 1, equal for equal seeds (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** A theme with random values within their ranges, equal for equal seeds. Its colours do not match. */
export function anyTheme(seed: number): ThemeTokens {
  const next = chance(seed);
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const fine = (low: number, high: number): number => whole(low * 100, high * 100) / 100;
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[whole(0, items.length - 1)] ?? items[0];
  const hex = (): Hex => `#${whole(0, 0xffffff).toString(16).padStart(6, '0')}`;
  const many = <Item>(low: number, high: number, make: () => Item): Item[] =>
    Array.from({ length: whole(low, high) }, make);
  const fonts = () =>
    many(0, 3, () => pick(['Inter', 'Noto Sans', 'Source Sans 3', 'Be Vietnam Pro', 'system-ui', '思源黑体']));
  const layer = (): ShadowLayer => ({
    ...(next() < 0.3 ? { inset: true } : {}),
    x: fine(-40, 40),
    y: fine(-40, 40),
    blur: fine(0, 80),
    spread: fine(-20, 20),
    color: hex(),
    opacity: fine(0, 1),
  });
  const each = <Group extends object, Value>(group: Group, make: () => Value): { [Name in keyof Group]: Value } =>
    Object.fromEntries(Object.keys(group).map((name) => [name, make()])) as { [Name in keyof Group]: Value };
  const { scrim: _, ...families } = midnight.colour;
  const colours = Object.fromEntries(Object.entries(families).map(([name, group]) => [name, each(group, hex)]));
  const easing = () => [fine(0, 1), fine(-2, 2), fine(0, 1), fine(-2, 2)] as const;
  return {
    scheme: pick(['dark', 'light']),
    level: pick(['AA', 'AAA']),
    colour: { ...(colours as unknown as typeof families), scrim: { color: hex(), opacity: fine(0, 1) } },
    gradient: each(midnight.gradient, () => ({
      angle: whole(-360, 360),
      stops: many(2, 5, () => ({ color: hex(), at: fine(0, 100) })),
    })),
    type: {
      lead: { body: fonts(), heading: fonts() },
      size: each(midnight.type.size, () => fine(8, 120)),
      leading: each(midnight.type.leading, () => fine(0.8, 3)),
      weight: each(midnight.type.weight, () => whole(1, 1000)),
      tracking: each(midnight.type.tracking, () => whole(-200, 500)),
    },
    radius: each(midnight.radius, () => fine(0, 999)),
    depth: each(midnight.depth, () => many(0, 3, layer)),
    motion: {
      fast: whole(0, 5000),
      base: whole(0, 5000),
      slow: whole(0, 5000),
      ease: easing(),
      enter: easing(),
      exit: easing(),
    },
    art: {
      variant: pick(['light', 'dark']),
      filter: pick(['none', 'saturate(1.2)', 'saturate(1.05) contrast(1.1)', 'hue-rotate(20deg)']),
      veil: hex(),
      onVeil: hex(),
    },
  };
}
