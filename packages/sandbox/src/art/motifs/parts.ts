import { disc, line, n, oval, shape, star } from '../drawing/svg.ts';

/** Outlines of the four suits around the origin. */
export const suits = {
  spade: 'M0-14C10-2 16 2 15 9C14 15 6 15 2 11L5 18H-5L-2 11C-6 15-14 15-15 9C-16 2-10-2 0-14Z',
  heart: 'M0 16C-12 6-16 0-15-6C-13-14-3-14 0-6C3-14 13-14 15-6C16 0 12 6 0 16Z',
  club: 'M-3 10C-8 14-16 12-16 5C-16 0-11-3-7-2C-11-8-6-15 0-15C6-15 11-8 7-2C11-3 16 0 16 5C16 12 8 14 3 10L6 18H-6Z',
  diamond: 'M0-17L12 0L0 17L-12 0Z',
} as const;

const coinFace = (inner: string): string =>
  disc(5, 9, 98, '#000', 'opacity=".3"') +
  disc(0, 0, 98, 'url(#y)') +
  disc(0, 0, 80, 'url(#Y)', 'opacity=".55"') +
  disc(0, 0, 74, 'url(#y)') +
  inner +
  shape('M-70-36A80 80 0 0 1 10-78L-40 62A80 80 0 0 1-70-36Z', '#fff', 'opacity=".28"');

/** Things that pictures repeat; a picture carries the definition once, and only when it uses it. */
const parts = {
  'coin-hole': coinFace(shape('M-24-24H24V24H-24Z', 'url(#Y)') + line('M-24-24H24V24H-24Z', '#fff3b0', 6)),
  'coin-star': coinFace(shape(star(5, 50, 22), 'url(#Y)')),
  spark: shape(star(4, 13, 2.4), '#fff', 'opacity=".85"'),
  layer: '<path d="M-42 0v13a42 14 0 0 0 84 0v-13z" fill="url(#Y)"/>' + oval(0, 0, 42, 14, 'url(#y)'),
  paper:
    '<rect x="-38" y="-52" width="80" height="112" rx="10" opacity=".3"/><rect x="-40" y="-56" width="80" height="112" rx="10" fill="#fffdf6"/>',
  spade: shape(suits.spade, '#1a1c2c'),
  club: shape(suits.club, '#1a1c2c'),
  heart: shape(suits.heart, '#d3142e'),
  diamond: shape(suits.diamond, '#d3142e'),
  'die-body':
    shape('M0-62L56-31V31L0 62L-56 31V-31Z', '#d8c6b0', 'stroke="#fff" stroke-width="7" stroke-linejoin="round"') +
    shape('M0-62L56-31L0 0L-56-31Z', '#fffdf6') +
    shape('M-56-31L0 0V62L-56 31Z', '#f1e6d6') +
    shape('M56-31L0 0V62L56 31Z', '#d9c7ae'),
  'ball-shine':
    disc(0, 0, 27, '#fffdf6') + shape('M-38-18C-32-38-8-46 8-42C-10-36-26-28-38-18Z', '#fff', 'opacity=".75"'),
  'chip-face':
    disc(0, 0, 43.5, 'none', 'stroke="#fff" stroke-width="13" stroke-dasharray="16 29.55" stroke-dashoffset="8"') +
    disc(0, 0, 32, 'none', 'stroke="#fff" stroke-width="3" opacity=".8"') +
    shape(suits.diamond, '#fff', 'opacity=".9"') +
    shape('M-44-20A50 50 0 0 1 10-49L-30 30A50 50 0 0 1-44-20Z', '#fff', 'opacity=".16"'),
} as const;

/** Name of a repeated thing. */
export type PartName = keyof typeof parts;

/** Places a repeated thing. */
export function part(name: PartName, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${String(Math.round(scale * 100) / 100)})`;
  return `<use href="#${name}" transform="translate(${n(x)} ${n(y)})${turned}${scaled}"/>`;
}

/** A pile of coins seen from the side. */
export function stack(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => part('layer', x, y - index * 15)).join('');
}

/** The definitions that a drawing refers to. */
export function partDefinitions(drawing: string): string {
  return Object.entries(parts)
    .filter(([name]) => drawing.includes(`href="#${name}"`))
    .map(([name, body]) => `<g id="${name}">${body}</g>`)
    .join('');
}
