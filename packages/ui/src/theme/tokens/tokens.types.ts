/**
 * The tokens of a theme as plain data (numbers in px and ms, colours as opaque `#rrggbb`), so that tests can compute contrast
 * and tools can edit them. `toVars` converts them to CSS.
 */

/** An opaque colour, `#rrggbb`. */
export type Hex = `#${string}`;

/** A colour family: fills, tints and text of one role. */
export interface Tone {
  /** Fill of a control or a plate. */
  readonly base: Hex;
  /** The same fill hovered or pressed. */
  readonly strong: Hex;
  /** Text and icons on `base` and `strong`. */
  readonly on: Hex;
  /** Quiet tinted background. */
  readonly soft: Hex;
  /** Text and icons on `soft`. */
  readonly onSoft: Hex;
  /** Text of this colour on any page surface. */
  readonly text: Hex;
}

/** One colour of a gradient; `at` is a percentage. */
export interface GradientStop {
  readonly color: Hex;
  readonly at: number;
}

/** A linear gradient; `angle` in degrees. Contrast is checked against every stop. */
export interface Gradient {
  readonly angle: number;
  readonly stops: readonly GradientStop[];
}

/** One layer of a shadow: lengths in px, `opacity` from 0 to 1. */
export interface ShadowLayer {
  readonly inset?: boolean;
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: Hex;
  readonly opacity: number;
}

/** Backgrounds, from the page up to floating surfaces. */
export interface SurfaceTokens {
  /** The page. */
  readonly canvas: Hex;
  /** Cards and bars on the page. */
  readonly raised: Hex;
  /** Wells: tracks, tab strips, code, the area behind cards. */
  readonly sunken: Hex;
  /** Dialogs, sheets, menus. */
  readonly overlay: Hex;
  /** Top bar and bottom bar. */
  readonly header: Hex;
  /** Game tiles and provider cards. */
  readonly tile: Hex;
  readonly tileHover: Hex;
  /** Text fields and selects. */
  readonly field: Hex;
  /** Tooltips and toasts: inverse of the page's brightness. */
  readonly inverse: Hex;
}

/** Colours of text, readable on every surface of a page unless one background is named. */
export interface TextTokens {
  readonly primary: Hex;
  /** Secondary text. */
  readonly muted: Hex;
  /** Hints, captions, placeholders; still readable. */
  readonly faint: Hex;
  /** On `surface.header`. */
  readonly header: Hex;
  readonly headerMuted: Hex;
  /** The active entry on `surface.header`. */
  readonly headerActive: Hex;
  /** On `gradient.hero`. */
  readonly hero: Hex;
  /** On `surface.inverse`. */
  readonly inverse: Hex;
}

/** All plain colours of a theme, by role. */
export interface ColourTokens {
  readonly surface: SurfaceTokens;
  readonly text: TextTokens;
  /** The brand: primary actions, selection, active states. */
  readonly accent: Tone;
  /** The companion of the brand: second action, links, information. */
  readonly second: Tone;
  /** The call to action and prizes: registering, deposit, jackpot. Gold in built-in themes, the accent in derived ones. */
  readonly gold: Tone;
  readonly danger: Tone;
  readonly success: Tone;
  readonly warning: Tone;
  readonly info: Tone;
  readonly border: {
    /** Between things of one kind; decoration only. */
    readonly subtle: Hex;
    /** Outline of fields, checkboxes and other controls. */
    readonly control: Hex;
    /** Hovered or selected outline. */
    readonly strong: Hex;
  };
  readonly focus: {
    /** The focus ring. */
    readonly ring: Hex;
    /** The line between ring and control; one of the two has contrast on every surface. */
    readonly gap: Hex;
  };
  readonly jackpot: {
    /** Background of one digit. */
    readonly cell: Hex;
    readonly digit: Hex;
    /** Caption on `gradient.jackpot`. */
    readonly label: Hex;
    /** Outline of the jackpot plate. */
    readonly frame: Hex;
  };
  readonly badge: {
    readonly hot: Hex;
    readonly onHot: Hex;
    readonly new: Hex;
    readonly onNew: Hex;
    /** Counters on icons. */
    readonly count: Hex;
    readonly onCount: Hex;
  };
  readonly skeleton: {
    readonly base: Hex;
    /** The moving highlight of skeletons. */
    readonly shine: Hex;
  };
  /** Backdrop of dialogs and sheets. */
  readonly scrim: { readonly color: Hex; readonly opacity: number };
}

/** Backgrounds that may be gradients, each with the text colour that is readable on all its stops. */
export interface GradientTokens {
  /** Primary actions; text is `accent.on`. */
  readonly accent: Gradient;
  /** Second actions; text is `second.on`. */
  readonly second: Gradient;
  /** Money actions and prizes; text is `gold.on`. */
  readonly gold: Gradient;
  /**
   * Behind the first screen and featured cards; text is `text.hero`, and fills of `gold` have the contrast of a control on
   * it.
   */
  readonly hero: Gradient;
  /** The jackpot plate; text is `jackpot.label`. */
  readonly jackpot: Gradient;
  /** Raised cards with a highlight; text is page text. */
  readonly card: Gradient;
}

/** Font families, sizes and spacing of text. */
export interface TypeTokens {
  /** Font families before the system stack; optional. */
  readonly lead: { readonly body: readonly string[]; readonly heading: readonly string[] };
  /** Sizes in px at the browser's default; emitted in rem. */
  readonly size: {
    readonly xs: number;
    readonly sm: number;
    readonly md: number;
    readonly lg: number;
    readonly xl: number;
    readonly h3: number;
    readonly h2: number;
    readonly h1: number;
    readonly display: number;
  };
  /** Line heights as factors of the size. Tall scripts get more from the foundations. */
  readonly leading: { readonly tight: number; readonly snug: number; readonly body: number };
  readonly weight: { readonly regular: number; readonly medium: number; readonly bold: number; readonly heavy: number };
  /** Letter spacing of headings, in thousandths of an em. */
  readonly tracking: { readonly heading: number; readonly caps: number };
}

/** Corner radii in px. */
export interface RadiusTokens {
  readonly sm: number;
  readonly md: number;
  readonly lg: number;
  readonly xl: number;
  /** Buttons and fields. */
  readonly control: number;
  readonly tile: number;
  /** Dialogs and sheets. */
  readonly overlay: number;
  /** Fully rounded ends. */
  readonly pill: number;
}

/** Shadows: three heights above the page, and effects of single controls. */
export interface DepthTokens {
  readonly low: readonly ShadowLayer[];
  readonly mid: readonly ShadowLayer[];
  readonly high: readonly ShadowLayer[];
  /** Glow of primary actions and the jackpot. */
  readonly glow: readonly ShadowLayer[];
  /** Top light and bottom edge of filled controls. */
  readonly bevel: readonly ShadowLayer[];
  /** Inner shadow of fields and wells. */
  readonly inset: readonly ShadowLayer[];
}

/** The four numbers of CSS `cubic-bezier()`: x and y of both handles, x from 0 to 1. */
export type Easing = readonly [x1: number, y1: number, x2: number, y2: number];

/** Durations in ms, and easings. The foundations handle reduced motion. */
export interface MotionTokens {
  readonly fast: number;
  readonly base: number;
  readonly slow: number;
  readonly ease: Easing;
  readonly enter: Easing;
  readonly exit: Easing;
}

/** Treatment of pictures. */
export interface ArtTokens {
  /** Which art is readable on `surface.tile`: pictures for dark or for light surfaces. */
  readonly variant: 'light' | 'dark';
  /** CSS filter of tile art, `none` for none. */
  readonly filter: string;
  /** The dark end of the gradient over art, under text. */
  readonly veil: Hex;
  /** Text on that gradient. */
  readonly onVeil: Hex;
}

/** A whole theme. Every field is required: a missing token does not compile. */
export interface ThemeTokens {
  /** Brightness; sets the CSS `color-scheme`. */
  readonly scheme: 'dark' | 'light';
  /** Contrast level that the theme is tested for (THM-02). */
  readonly level: 'AA' | 'AAA';
  readonly colour: ColourTokens;
  readonly gradient: GradientTokens;
  readonly type: TypeTokens;
  readonly radius: RadiusTokens;
  readonly depth: DepthTokens;
  readonly motion: MotionTokens;
  readonly art: ArtTokens;
}
