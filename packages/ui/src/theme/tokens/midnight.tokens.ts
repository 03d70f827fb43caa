import type { ThemeTokens } from './tokens.types.ts';
import { calmMotion, softRadius, systemType } from './shared.tokens.ts';

/** Navy and gold, dark: the reference look. */
export const midnight: ThemeTokens = {
  scheme: 'dark',
  level: 'AA',
  colour: {
    surface: {
      canvas: '#0a1020',
      raised: '#131c33',
      sunken: '#070b17',
      overlay: '#18223e',
      header: '#0c1428',
      tile: '#16203b',
      tileHover: '#1f2c50',
      field: '#0d152a',
      inverse: '#f1f4fc',
    },
    text: {
      primary: '#f4f6fd',
      muted: '#b6c1dc',
      faint: '#8f9cbf',
      header: '#eef2fc',
      headerMuted: '#a9b5d3',
      headerActive: '#f5ce73',
      hero: '#f7f8ff',
      inverse: '#131c33',
    },
    accent: {
      base: '#eebb4d',
      strong: '#f7cf73',
      on: '#211602',
      soft: '#352c1c',
      onSoft: '#f9d88b',
      text: '#f3c969',
    },
    second: {
      base: '#4f83f7',
      strong: '#6f9bff',
      on: '#050b1a',
      soft: '#1a2b57',
      onSoft: '#b9ceff',
      text: '#8fb2ff',
    },
    gold: {
      base: '#f0bf52',
      strong: '#f9d57f',
      on: '#211602',
      soft: '#352c1c',
      onSoft: '#f9d88b',
      text: '#f3c969',
    },
    danger: {
      base: '#f2555c',
      strong: '#ff7a80',
      on: '#1f0205',
      soft: '#401a27',
      onSoft: '#ffb9bd',
      text: '#ff8a90',
    },
    success: {
      base: '#2fc48d',
      strong: '#55dba8',
      on: '#02170f',
      soft: '#10372f',
      onSoft: '#a4efd2',
      text: '#55d8a6',
    },
    warning: {
      base: '#f59e3d',
      strong: '#ffb868',
      on: '#231203',
      soft: '#3e2a17',
      onSoft: '#ffd3a1',
      text: '#ffb25c',
    },
    info: {
      base: '#45aef0',
      strong: '#72c6ff',
      on: '#02131f',
      soft: '#143351',
      onSoft: '#b4e0ff',
      text: '#74c7ff',
    },
    border: { subtle: '#263352', control: '#66769f', strong: '#9aabd8' },
    focus: { ring: '#ffd98a', gap: '#0a1020' },
    jackpot: { cell: '#0a0f1f', digit: '#ffdf92', label: '#ffe3a3', frame: '#c9973a' },
    badge: {
      hot: '#db2534',
      onHot: '#ffffff',
      new: '#12805c',
      onNew: '#ffffff',
      count: '#db2534',
      onCount: '#ffffff',
    },
    skeleton: { base: '#1a2542', shine: '#263459' },
    scrim: { color: '#03060f', opacity: 0.72 },
  },
  gradient: {
    accent: {
      angle: 180,
      stops: [
        { color: '#ffe29b', at: 0 },
        { color: '#f1bf52', at: 52 },
        { color: '#dd9f2f', at: 100 },
      ],
    },
    second: {
      angle: 180,
      stops: [
        { color: '#7fa7ff', at: 0 },
        { color: '#4b80f6', at: 100 },
      ],
    },
    gold: {
      angle: 180,
      stops: [
        { color: '#ffe6a6', at: 0 },
        { color: '#f2c257', at: 50 },
        { color: '#d99a2b', at: 100 },
      ],
    },
    hero: {
      angle: 135,
      stops: [
        { color: '#101b3a', at: 0 },
        { color: '#1c2f63', at: 55 },
        { color: '#2b2350', at: 100 },
      ],
    },
    jackpot: {
      angle: 180,
      stops: [
        { color: '#33265a', at: 0 },
        { color: '#1d1a43', at: 55 },
        { color: '#141434', at: 100 },
      ],
    },
    card: {
      angle: 160,
      stops: [
        { color: '#1a2544', at: 0 },
        { color: '#121a30', at: 100 },
      ],
    },
  },
  type: systemType,
  radius: softRadius,
  depth: {
    low: [{ x: 0, y: 1, blur: 2, spread: 0, color: '#01030a', opacity: 0.5 }],
    mid: [
      { x: 0, y: 2, blur: 4, spread: 0, color: '#01030a', opacity: 0.4 },
      { x: 0, y: 10, blur: 24, spread: -6, color: '#01030a', opacity: 0.6 },
    ],
    high: [
      { x: 0, y: 4, blur: 10, spread: 0, color: '#01030a', opacity: 0.45 },
      { x: 0, y: 28, blur: 64, spread: -12, color: '#01030a', opacity: 0.8 },
    ],
    glow: [
      { x: 0, y: 0, blur: 0, spread: 1, color: '#f0bf52', opacity: 0.35 },
      { x: 0, y: 8, blur: 28, spread: -6, color: '#f0bf52', opacity: 0.38 },
    ],
    bevel: [
      { inset: true, x: 0, y: 1, blur: 0, spread: 0, color: '#ffffff', opacity: 0.28 },
      { inset: true, x: 0, y: -1, blur: 0, spread: 0, color: '#000000', opacity: 0.18 },
    ],
    inset: [{ inset: true, x: 0, y: 1, blur: 3, spread: 0, color: '#000000', opacity: 0.45 }],
  },
  motion: calmMotion,
  art: { variant: 'light', filter: 'none', veil: '#060a16', onVeil: '#ffffff' },
};
