import type { ThemeTokens } from './tokens.types.ts';
import { calmMotion, softRadius, systemType } from './shared.tokens.ts';

/** AAA, light: every pair of the contract reaches 7:1, text is larger, decoration is quiet. */
export const contrast: ThemeTokens = {
  scheme: 'light',
  level: 'AAA',
  colour: {
    surface: {
      canvas: '#ffffff',
      raised: '#ffffff',
      sunken: '#f1f3f6',
      overlay: '#ffffff',
      header: '#ffffff',
      tile: '#ffffff',
      tileHover: '#f1f5ff',
      field: '#ffffff',
      inverse: '#0a0d14',
    },
    text: {
      primary: '#06080d',
      muted: '#272e3b',
      faint: '#3c4454',
      header: '#06080d',
      headerMuted: '#272e3b',
      headerActive: '#00307d',
      hero: '#06080d',
      inverse: '#ffffff',
    },
    accent: {
      base: '#003a94',
      strong: '#002561',
      on: '#ffffff',
      soft: '#e6eeff',
      onSoft: '#00276b',
      text: '#00338a',
    },
    second: {
      base: '#4a1a86',
      strong: '#33105f',
      on: '#ffffff',
      soft: '#f2eafd',
      onSoft: '#3a126c',
      text: '#45167f',
    },
    gold: {
      base: '#5a3c00',
      strong: '#432c00',
      on: '#ffffff',
      soft: '#fff4d9',
      onSoft: '#493100',
      text: '#523600',
    },
    danger: {
      base: '#8c0d1c',
      strong: '#690613',
      on: '#ffffff',
      soft: '#ffecee',
      onSoft: '#780a17',
      text: '#850b1a',
    },
    success: {
      base: '#064f35',
      strong: '#043a27',
      on: '#ffffff',
      soft: '#e4f7ee',
      onSoft: '#05432d',
      text: '#054a32',
    },
    warning: {
      base: '#6b3500',
      strong: '#522800',
      on: '#ffffff',
      soft: '#fff0e0',
      onSoft: '#562a00',
      text: '#613000',
    },
    info: {
      base: '#054867',
      strong: '#03364d',
      on: '#ffffff',
      soft: '#e3f4fb',
      onSoft: '#043d57',
      text: '#044361',
    },
    border: { subtle: '#c3c9d3', control: '#3c4454', strong: '#06080d' },
    focus: { ring: '#06080d', gap: '#ffffff' },
    jackpot: { cell: '#ffffff', digit: '#06080d', label: '#ffffff', frame: '#06080d' },
    badge: {
      hot: '#8c0d1c',
      onHot: '#ffffff',
      new: '#064f35',
      onNew: '#ffffff',
      count: '#8c0d1c',
      onCount: '#ffffff',
    },
    skeleton: { base: '#e4e7ec', shine: '#f1f3f6' },
    scrim: { color: '#06080d', opacity: 0.7 },
  },
  gradient: {
    accent: {
      angle: 180,
      stops: [
        { color: '#003a94', at: 0 },
        { color: '#003a94', at: 100 },
      ],
    },
    second: {
      angle: 180,
      stops: [
        { color: '#4a1a86', at: 0 },
        { color: '#4a1a86', at: 100 },
      ],
    },
    gold: {
      angle: 180,
      stops: [
        { color: '#5a3c00', at: 0 },
        { color: '#5a3c00', at: 100 },
      ],
    },
    hero: {
      angle: 135,
      stops: [
        { color: '#e6eeff', at: 0 },
        { color: '#cfdfff', at: 100 },
      ],
    },
    jackpot: {
      angle: 180,
      stops: [
        { color: '#00276b', at: 0 },
        { color: '#001f57', at: 100 },
      ],
    },
    card: {
      angle: 180,
      stops: [
        { color: '#ffffff', at: 0 },
        { color: '#ffffff', at: 100 },
      ],
    },
  },
  type: {
    ...systemType,
    size: { xs: 14, sm: 15, md: 16, lg: 18, xl: 20, h3: 22, h2: 26, h1: 32, display: 42 },
    weight: { regular: 450, medium: 600, bold: 700, heavy: 800 },
    leading: { tight: 1.3, snug: 1.45, body: 1.65 },
  },
  radius: { ...softRadius, sm: 4, md: 6, lg: 8, xl: 12, control: 6, tile: 8, overlay: 10 },
  depth: {
    low: [{ x: 0, y: 0, blur: 0, spread: 1, color: '#3c4454', opacity: 1 }],
    mid: [{ x: 0, y: 0, blur: 0, spread: 1, color: '#3c4454', opacity: 1 }],
    high: [
      { x: 0, y: 0, blur: 0, spread: 2, color: '#06080d', opacity: 1 },
      { x: 0, y: 16, blur: 40, spread: -8, color: '#06080d', opacity: 0.4 },
    ],
    glow: [],
    bevel: [],
    inset: [],
  },
  motion: calmMotion,
  art: { variant: 'dark', filter: 'none', veil: '#06080d', onVeil: '#ffffff' },
};
