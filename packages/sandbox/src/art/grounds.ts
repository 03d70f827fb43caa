import type { GroundName, Tones } from './motifs/motif.types.ts';

/** Backdrop tones from the glow behind the motif to the corner. */
export const grounds: Readonly<Record<GroundName, Tones>> = {
  crimson: ['#ff6a3d', '#b5121f', '#3a0410'],
  indigo: ['#6f7bff', '#2b2a8f', '#0b0a35'],
  teal: ['#3fe0c5', '#0b7a83', '#03242f'],
  forest: ['#8be35a', '#1a7a3c', '#04261a'],
  violet: ['#c77bff', '#5b1f9e', '#1b0638'],
  amber: ['#ffd25e', '#d0720f', '#431a04'],
  rose: ['#ff9ac4', '#c22a72', '#3d0728'],
  azure: ['#7fd4ff', '#1c6fc9', '#06204f'],
  ink: ['#4f6b9c', '#1b2747', '#070b18'],
  felt: ['#2fb673', '#0c5a3a', '#03211a'],
  wine: ['#d2415c', '#6a0f2c', '#1e0412'],
  sunset: ['#ffb36b', '#d1436b', '#331046'],
  neon: ['#ff4fd0', '#4a1a9c', '#0c0530'],
  sand: ['#ffd9a0', '#b8672a', '#3a1608'],
};
