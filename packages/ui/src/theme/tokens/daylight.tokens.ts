import type { ThemeTokens } from './tokens.types.ts';
import { calmMotion, softRadius, systemType } from './shared.tokens.ts';

/** White and blue, light. */
export const daylight: ThemeTokens = {
  scheme: 'light',
  level: 'AA',
  colour: {
    surface: {
      canvas: '#f2f5fb',
      raised: '#ffffff',
      sunken: '#e6ecf6',
      overlay: '#ffffff',
      header: '#ffffff',
      tile: '#ffffff',
      tileHover: '#f0f5ff',
      field: '#ffffff',
      inverse: '#14213d',
    },
    text: {
      primary: '#101b33',
      muted: '#46536f',
      faint: '#5d6a86',
      header: '#14213d',
      headerMuted: '#4f5c78',
      headerActive: '#1557d6',
      hero: '#ffffff',
      inverse: '#f4f7ff',
    },
    accent: {
      base: '#1f66ea',
      strong: '#1450c4',
      on: '#ffffff',
      soft: '#e3edff',
      onSoft: '#11439f',
      text: '#1557d6',
    },
    second: {
      base: '#5b4bd6',
      strong: '#4636ba',
      on: '#ffffff',
      soft: '#ebe8ff',
      onSoft: '#3b2ba6',
      text: '#5342cf',
    },
    gold: {
      base: '#b97a0c',
      strong: '#c98a1c',
      on: '#180f00',
      soft: '#fdf1d6',
      onSoft: '#6d4700',
      text: '#7f5200',
    },
    danger: {
      base: '#d3263b',
      strong: '#b1172b',
      on: '#ffffff',
      soft: '#fde7ea',
      onSoft: '#99101f',
      text: '#bf1a2f',
    },
    success: {
      base: '#0d7f57',
      strong: '#096545',
      on: '#ffffff',
      soft: '#dff5ec',
      onSoft: '#075a3d',
      text: '#0a6f4c',
    },
    warning: {
      base: '#c06a0a',
      strong: '#d57d1c',
      on: '#180c00',
      soft: '#fdeedd',
      onSoft: '#7a3f00',
      text: '#8f4a00',
    },
    info: {
      base: '#0b76a8',
      strong: '#075d86',
      on: '#ffffff',
      soft: '#def2fb',
      onSoft: '#08567a',
      text: '#09688f',
    },
    border: { subtle: '#dbe3f0', control: '#74829f', strong: '#3d4d70' },
    focus: { ring: '#0b3fa8', gap: '#ffffff' },
    jackpot: { cell: '#0c2252', digit: '#ffe39c', label: '#ffffff', frame: '#e5b64f' },
    badge: {
      hot: '#d3263b',
      onHot: '#ffffff',
      new: '#0d7f57',
      onNew: '#ffffff',
      count: '#d3263b',
      onCount: '#ffffff',
    },
    skeleton: { base: '#e3e9f4', shine: '#f3f6fc' },
    scrim: { color: '#0a1530', opacity: 0.52 },
  },
  gradient: {
    accent: {
      angle: 180,
      stops: [
        { color: '#2b70ee', at: 0 },
        { color: '#1a5ade', at: 100 },
      ],
    },
    second: {
      angle: 180,
      stops: [
        { color: '#6a5ae4', at: 0 },
        { color: '#5140cd', at: 100 },
      ],
    },
    gold: {
      angle: 180,
      stops: [
        { color: '#ffdc8a', at: 0 },
        { color: '#f3bd4a', at: 55 },
        { color: '#dc9b22', at: 100 },
      ],
    },
    hero: {
      angle: 125,
      stops: [
        { color: '#0f3ba6', at: 0 },
        { color: '#174bbb', at: 60 },
        { color: '#0b5798', at: 100 },
      ],
    },
    jackpot: {
      angle: 180,
      stops: [
        { color: '#1f5fdc', at: 0 },
        { color: '#153f9f', at: 60 },
        { color: '#0f2f7c', at: 100 },
      ],
    },
    card: {
      angle: 160,
      stops: [
        { color: '#ffffff', at: 0 },
        { color: '#f6f9ff', at: 100 },
      ],
    },
  },
  type: systemType,
  radius: softRadius,
  depth: {
    low: [{ x: 0, y: 1, blur: 2, spread: 0, color: '#14275a', opacity: 0.1 }],
    mid: [
      { x: 0, y: 1, blur: 3, spread: 0, color: '#14275a', opacity: 0.08 },
      { x: 0, y: 10, blur: 24, spread: -8, color: '#14275a', opacity: 0.18 },
    ],
    high: [
      { x: 0, y: 4, blur: 10, spread: 0, color: '#14275a', opacity: 0.1 },
      { x: 0, y: 28, blur: 64, spread: -14, color: '#14275a', opacity: 0.36 },
    ],
    glow: [{ x: 0, y: 8, blur: 22, spread: -8, color: '#1f66ea', opacity: 0.5 }],
    bevel: [{ inset: true, x: 0, y: 1, blur: 0, spread: 0, color: '#ffffff', opacity: 0.22 }],
    inset: [{ inset: true, x: 0, y: 1, blur: 2, spread: 0, color: '#14275a', opacity: 0.07 }],
  },
  motion: calmMotion,
  art: { variant: 'dark', filter: 'none', veil: '#0a1530', onVeil: '#ffffff' },
};
