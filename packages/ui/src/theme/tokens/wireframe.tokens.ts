import type { Gradient, Hex, RadiusTokens, ThemeTokens, Tone } from './tokens.types.ts';
import { calmMotion, gradient, systemType } from './shared.tokens.ts';

const ink = '#1c1c1c';
const paper = '#ffffff';
const wash = '#f2f2f2';

/** One tone for every meaning, which shows where colour is the only cue. */
const grey: Tone = {
  base: '#545454',
  strong: '#3a3a3a',
  on: paper,
  soft: '#e8e8e8',
  onSoft: '#2e2e2e',
  text: '#3a3a3a',
};

const flat = (color: Hex): Gradient => gradient(180, [color, 0], [color, 100]);

const square: RadiusTokens = { sm: 0, md: 0, lg: 0, xl: 0, control: 0, tile: 0, overlay: 0, pill: 999 };

const outline = [{ x: 0, y: 0, blur: 0, spread: 1, color: '#8c8c8c', opacity: 1 }] as const;

/**
 * Greyscale without a brand: only structure, for component tests and for reviews of a layout. Not available to sites: a
 * config accepts the built-in themes and `site`.
 */
export const wireframe: ThemeTokens = {
  scheme: 'light',
  level: 'AA',
  colour: {
    surface: {
      canvas: paper,
      raised: paper,
      sunken: wash,
      overlay: paper,
      header: paper,
      tile: wash,
      tileHover: '#ebebeb',
      field: paper,
      inverse: ink,
    },
    text: {
      primary: ink,
      muted: '#404040',
      faint: '#595959',
      header: ink,
      headerMuted: '#404040',
      headerActive: ink,
      hero: ink,
      inverse: paper,
    },
    accent: grey,
    second: grey,
    gold: grey,
    danger: grey,
    success: grey,
    warning: grey,
    info: grey,
    border: { subtle: '#cccccc', control: '#6e6e6e', strong: ink },
    focus: { ring: ink, gap: paper },
    jackpot: { cell: paper, digit: ink, label: ink, frame: '#6e6e6e' },
    badge: { hot: ink, onHot: paper, new: '#545454', onNew: paper, count: ink, onCount: paper },
    skeleton: { base: '#dedede', shine: wash },
    scrim: { color: ink, opacity: 0.5 },
  },
  gradient: {
    accent: flat(grey.base),
    second: flat(grey.base),
    gold: flat(grey.base),
    hero: flat('#dedede'),
    jackpot: flat(wash),
    card: flat(paper),
  },
  type: systemType,
  radius: square,
  depth: { low: outline, mid: outline, high: outline, glow: [], bevel: [], inset: [] },
  motion: calmMotion,
  art: { variant: 'dark', filter: 'grayscale(1)', veil: ink, onVeil: paper },
};
