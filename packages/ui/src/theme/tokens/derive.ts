import { lowestRatio, ratioOf, reach, readColour, writeColour, type Lch } from './colour.ts';
import { floors } from './contrast.ts';
import { daylight } from './daylight.tokens.ts';
import { midnight } from './midnight.tokens.ts';
import type { ColourTokens, Gradient, GradientTokens, Hex, SurfaceTokens, ThemeTokens, Tone } from './tokens.types.ts';

/** Brand colours. Any text: invalid colours are corrected, not refused (THM-03). */
export interface BrandColours {
  /** Primary actions and active states. */
  readonly accent: string;
  /** The page; its brightness selects a dark or a light theme. A dark shade of the accent if omitted. */
  readonly surface?: string;
  /** Companion of the accent: links, second actions. If omitted the surface where it is a colour of its own, else the accent. */
  readonly second?: string;
  /** Calls to action for money, and prizes: `brand`, the default, in the accent, or `gold` as in the built-in themes. */
  readonly prizes?: 'brand' | 'gold';
}

/** A colour that was changed. */
export interface Correction {
  readonly role: keyof BrandColours;
  readonly given: string;
  readonly used: Hex;
  /** `invalid`: no colour; `brightness`: unreadable as a page; `contrast`: too little contrast on the page. */
  readonly reason: 'invalid' | 'brightness' | 'contrast';
}

/** A derived theme with its corrections. */
export interface DerivedTheme {
  readonly tokens: ThemeTokens;
  readonly corrections: readonly Correction[];
}

type Prizes = NonNullable<BrandColours['prizes']>;

const { text: textFloor, control: controlFloor } = floors.AA;
const seeds = { gold: '#e0a530', danger: '#e0364a', success: '#1f9d6b', warning: '#e08a26', info: '#2b94d6' } as const;
const gradient = (angle: number, ...colors: readonly Hex[]): Gradient => ({
  angle,
  stops: colors.map((color, at) => ({ color, at: Math.round((100 * at) / (colors.length - 1)) })),
});
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Shades of one page colour, and the direction of its text colours. */
interface Page {
  readonly dark: boolean;
  readonly towards: 'lighter' | 'darker';
  readonly surface: SurfaceTokens;
  readonly card: Gradient;
  /** All backgrounds of page text. */
  readonly grounds: readonly Hex[];
}

function pageOf({ l, c, h }: Lch): Page {
  const dark = l < 0.6;
  const canvas = dark
    ? { l: clamp(l, 0.1, 0.24), c: Math.min(c, 0.06), h }
    : { l: clamp(l, 0.955, 0.985), c: Math.min(c, 0.02), h };
  const shade = (lift: number): Hex => writeColour({ ...canvas, l: canvas.l + lift });
  const lifts = dark
    ? { raised: 0.05, sunken: -0.03, overlay: 0.075, header: 0.02, tile: 0.06, tileHover: 0.1, field: 0.02 }
    : { raised: 0.05, sunken: -0.03, overlay: 0.05, header: 0.05, tile: 0.05, tileHover: 0, field: 0.05 };
  const surface = {
    canvas: shade(0),
    raised: shade(lifts.raised),
    sunken: shade(lifts.sunken),
    overlay: shade(lifts.overlay),
    header: shade(lifts.header),
    tile: shade(lifts.tile),
    tileHover: shade(lifts.tileHover),
    field: shade(lifts.field),
    inverse: writeColour({ l: dark ? 0.96 : 0.24, c: Math.min(c, 0.03), h }),
  };
  const card = gradient(160, shade(dark ? 0.07 : 0.05), shade(dark ? 0.03 : 0.02));
  const { inverse: _, ...grounds } = surface;
  return {
    dark,
    towards: dark ? 'lighter' : 'darker',
    surface,
    card,
    grounds: [...Object.values(grounds), ...card.stops.map((stop) => stop.color)],
  };
}

function toneOf(colour: Lch, { dark, towards, surface, grounds }: Page): Tone {
  const base = reach(colour, [surface.canvas, surface.raised, surface.overlay], controlFloor, towards);
  const { l, c, h } = readColour(base) ?? colour;
  // Black or white reaches 4.58:1 on any colour; `strong` moves away from it, so its ratio is at least as high. Nothing
  // darker than the darkest colours is distinguishable, so for them it is lighter, which still has enough contrast.
  const darkText = ratioOf(base, '#000000') > ratioOf(base, '#ffffff');
  const strong = writeColour({ l: darkText ? l + 0.07 : l < 0.3 ? Math.max(l + 0.1, 0.3) : l - 0.07, c, h });
  const soft = writeColour({ l: dark ? 0.3 : 0.955, c: Math.min(c, dark ? 0.055 : 0.03), h });
  return {
    base,
    strong,
    on: reach(
      { l: darkText ? 0.2 : 0.97, c: Math.min(c, 0.03), h },
      [base, strong],
      textFloor,
      darkText ? 'darker' : 'lighter',
    ),
    soft,
    onSoft: reach({ l: dark ? 0.86 : 0.42, c: Math.min(c, 0.11), h }, [soft], textFloor, towards),
    text: reach({ l: dark ? Math.max(l, 0.72) : Math.min(l, 0.52), c, h }, grounds, textFloor, towards),
  };
}

function coloursOf(page: Page, accent: Lch, second: Lch, prizes: Prizes): ColourTokens {
  const { surface, grounds, towards, dark } = page;
  const { h, c } = readColour(surface.canvas) ?? accent;
  const ink = (l: number, floor = textFloor): Hex => reach({ l, c: Math.min(c, 0.03), h }, grounds, floor, towards);
  const seed = (name: keyof typeof seeds): Tone => toneOf(readColour(seeds[name]) ?? accent, page);
  const accentTone = toneOf(accent, page);
  const shine = (l: number, c: number, goldHue: number): Lch =>
    prizes === 'gold' ? { l, c, h: goldHue } : { l, c: Math.min(accent.c, c), h: accent.h };
  const onWhite = (name: 'danger' | 'success'): Hex =>
    reach(readColour(seeds[name]) ?? accent, ['#ffffff'], textFloor, 'darker');
  return {
    surface,
    text: {
      primary: ink(dark ? 0.97 : 0.22),
      muted: ink(dark ? 0.8 : 0.44),
      faint: ink(dark ? 0.7 : 0.52),
      header: ink(dark ? 0.96 : 0.24),
      headerMuted: ink(dark ? 0.78 : 0.46),
      headerActive: accentTone.text,
      hero: '#ffffff',
      inverse: writeColour({ l: dark ? 0.24 : 0.97, c: Math.min(c, 0.03), h }),
    },
    accent: accentTone,
    second: toneOf(second, page),
    // The call to action and prizes: by default the brand's own colour, because a foreign one would dominate the page.
    gold: prizes === 'gold' ? seed('gold') : accentTone,
    danger: seed('danger'),
    success: seed('success'),
    warning: seed('warning'),
    info: seed('info'),
    border: {
      subtle: writeColour({ l: (readColour(surface.raised)?.l ?? 0.5) + (dark ? 0.09 : -0.08), c, h }),
      control: ink(dark ? 0.5 : 0.62, controlFloor),
      strong: ink(dark ? 0.7 : 0.44, textFloor),
    },
    focus: { ring: accentTone.text, gap: surface.canvas },
    jackpot: {
      cell: writeColour({ l: 0.16, c: 0.03, h: accent.h }),
      digit: writeColour(shine(0.92, 0.09, 88)),
      label: writeColour(shine(0.95, 0.06, 88)),
      frame: writeColour(shine(0.76, 0.12, 82)),
    },
    badge: {
      hot: onWhite('danger'),
      onHot: '#ffffff',
      new: onWhite('success'),
      onNew: '#ffffff',
      count: onWhite('danger'),
      onCount: '#ffffff',
    },
    skeleton: { base: surface[dark ? 'tile' : 'sunken'], shine: surface[dark ? 'tileHover' : 'canvas'] },
    scrim: { color: writeColour({ l: 0.1, c: 0.02, h }), opacity: dark ? 0.72 : 0.52 },
  };
}

/** Light from above: the lighter of the two fills is at the top. Both have the text colour `on`. */
function fill(base: Hex, strong: Hex): Gradient {
  const lighter = ratioOf(base, '#000000') > ratioOf(strong, '#000000') ? base : strong;
  return gradient(180, lighter, lighter === base ? strong : base);
}

/** The plate behind the first screen, and text on it. */
interface Hero {
  readonly ground: Gradient;
  readonly text: Hex;
}

/**
 * A deep background in the brand's colour. Calls to action are on it, so it is darkened until they have the contrast of a
 * control. A light page gets a light tint with dark text instead, if its calls to action have more contrast on that.
 * @param call fill colours of calls to action, which have that contrast on the page
 */
function heroOf(shade: (l: number, turn: number) => Lch, dark: boolean, call: readonly Hex[]): Hero {
  const tinted = !dark && lowestRatio('#000000', call) < 4.6;
  const [low, high] = dark ? [0.25, 0.38] : [0.36, 0.46];
  const pale = (l: number, turn: number, most: number): Lch => {
    const colour = shade(l, turn);
    return { ...colour, c: Math.min(colour.c, most) };
  };
  const wanted = tinted
    ? [pale(0.93, 0, 0.05), pale(0.88, 8, 0.05), pale(0.91, 24, 0.05)]
    : [shade(low, 0), shade(high, 8), shade(low + 0.05, 24)];
  const stops = wanted.map((stop) => reach(stop, call, controlFloor, tinted ? 'lighter' : 'darker'));
  const text = tinted ? reach(pale(0.26, 0, 0.03), stops, textFloor, 'darker') : '#ffffff';
  return { ground: gradient(135, ...stops), text };
}

function gradientsOf(
  { accent, second, gold }: ColourTokens,
  page: Page,
  brand: Lch,
  surface: Lch,
  prizes: Prizes,
): { readonly gradients: GradientTokens; readonly hero: Hex } {
  // A coloured page determines the hue of the plates; on a grey page the accent does.
  const hue = page.dark && surface.c >= 0.025 ? surface.h : brand.h;
  const shade = (l: number, turn: number): Lch => ({
    l,
    c: Math.min(Math.max(brand.c, surface.c), 0.13),
    h: hue + turn,
  });
  const deep = (l: number): Hex => writeColour(shade(l, 0));
  const high = page.dark ? 0.38 : 0.46;
  const low = page.dark ? 0.25 : 0.36;
  // Brighter than `gold.base`, which needs contrast on white; its dark text has even more contrast.
  const golden = gradient(180, '#ffe09a', '#f3be4e', '#dc9c2a');
  const { ground, text } = heroOf(
    shade,
    page.dark,
    prizes === 'gold' ? golden.stops.map(({ color }) => color) : [gold.base],
  );
  const grounds = ground.stops.map(({ color }) => color);
  // As strong as the plate and its text allow; `base` has the contrast to both.
  const lifted = reach(readColour(gold.strong) ?? brand, grounds, controlFloor, 'lighter');
  const isClear = ratioOf(lifted, gold.on) >= textFloor && lowestRatio(lifted, grounds) >= controlFloor;
  const strong = isClear ? lifted : gold.base;
  const call = prizes === 'gold' ? golden : fill(gold.base, strong);
  return {
    gradients: {
      accent: prizes === 'gold' ? fill(accent.base, accent.strong) : call,
      second: fill(second.base, second.strong),
      gold: call,
      hero: ground,
      jackpot: gradient(180, deep(high - 0.04), deep(low - 0.03)),
      card: page.card,
    },
    hero: text,
  };
}

/** A page colour for an accent without one. */
const pageFor = ({ c, h }: Lch): Lch => ({ l: 0.17, c: Math.min(c, 0.03), h });

/** Degrees between two hues, 0 to 180. */
const turn = (first: number, second: number): number => Math.abs(((first - second + 540) % 360) - 180);

/** A companion of the accent from the brand itself: its surface if that is a distinct colour, else the accent. */
function companion(accent: Lch, surface: Lch): Lch {
  if (surface.c >= 0.04 && turn(accent.h, surface.h) > 25) return { ...surface, c: Math.max(surface.c, 0.1) };
  return { ...accent, c: accent.c * 0.75, l: accent.l > 0.6 ? accent.l - 0.12 : accent.l + 0.12 };
}

/** A correction as a message for the person who chose the colour. */
export function correctionText({ role, given, used, reason }: Correction): string {
  const why = {
    invalid: 'is no colour',
    brightness: 'cannot be a page with readable text and raised cards',
    contrast: 'has too little contrast on the page',
  }[reason];
  return `${role}: ${JSON.stringify(given)} ${why}; ${used} is used.`;
}

/**
 * Derives a whole theme from one to three brand colours. Every pair reaches its AA minimum by construction; an unusable
 * colour is changed as little as needed and reported. Pure (THM-03).
 */
export function deriveTheme(brand: BrandColours): DerivedTheme {
  const corrections: Correction[] = [];
  const read = (role: keyof BrandColours, fallback: Hex): Lch => {
    const given = brand[role] ?? fallback;
    const colour = readColour(given);
    if (colour) return colour;
    corrections.push({ role, given, used: fallback, reason: 'invalid' });
    return readColour(fallback) ?? { l: 0.5, c: 0, h: 0 };
  };
  const report = (role: keyof BrandColours, wanted: Lch, used: Hex, reason: Correction['reason']): void => {
    const given = brand[role];
    if (given === undefined || readColour(given) === null || writeColour(wanted) === used) return;
    corrections.push({ role, given, used, reason });
  };

  const givenSurface = brand.surface === undefined ? null : read('surface', midnight.colour.surface.canvas);
  const accent = read('accent', midnight.colour.accent.base);
  const surface = givenSurface ?? pageFor(accent);
  const second = brand.second === undefined ? companion(accent, surface) : read('second', midnight.colour.second.base);
  const page = pageOf(surface);
  const prizes = brand.prizes ?? 'brand';
  const colour = coloursOf(page, accent, second, prizes);
  report('surface', surface, colour.surface.canvas, 'brightness');
  report('accent', accent, colour.accent.base, 'contrast');
  report('second', second, colour.second.base, 'contrast');

  const model = page.dark ? midnight : daylight;
  const { gradients, hero } = gradientsOf(colour, page, accent, surface, prizes);
  const tokens: ThemeTokens = {
    ...model,
    colour: { ...colour, text: { ...colour.text, hero } },
    gradient: gradients,
    depth: { ...model.depth, glow: model.depth.glow.map((layer) => ({ ...layer, color: colour.accent.base })) },
  };
  return { tokens, corrections };
}
