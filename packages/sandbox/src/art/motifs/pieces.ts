import { at, disc, line, n, shape, star } from '../drawing/svg.ts';
import { part, type suits } from './parts.ts';

/** A suit of playing cards. */
export type Suit = keyof typeof suits;

/** A playing card with its middle at the given place; one that others cover has only the suit of its corner. */
export function card(x: number, y: number, turn: number, suit: Suit, scale = 1, isCovered = false): string {
  return at(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})`,
    '<use href="#paper"/>',
    part(suit, -24, -36, 0.8),
    isCovered ? part(suit, -24, -2, 0.5) : part(suit, 4, 10, 1.9),
  );
}

/** A fan of cards from left to right. */
export function fan(cards: readonly Suit[], spread: number, y = 0): string {
  const middle = (cards.length - 1) / 2;
  return cards
    .map((suit, index) => {
      const turn = (index - middle) * spread;
      const angle = (turn * Math.PI) / 180;
      return card(Math.sin(angle) * 130, y + 130 - Math.cos(angle) * 130, turn, suit, 1, index < cards.length - 1);
    })
    .join('');
}

const spots: Readonly<Record<number, readonly [number, number][]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die seen from above a corner; three faces with their numbers. */
export function die(
  x: number,
  y: number,
  turn: number,
  scale: number,
  faces: readonly [number, number, number],
): string {
  const dots = (face: number): string =>
    line(
      (spots[face] ?? []).map(([dx, dy]) => `M${dx * 15} ${dy * 15}h.1`).join(''),
      face === 1 || face === 4 ? '#d3142e' : '#1a1c2c',
      face === 1 ? 18 : 13,
    );
  return at(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${String(scale)})`,
    '<use href="#die-body"/>',
    at('matrix(.9 .5-.9 .5 0-31)', dots(faces[0])),
    at('matrix(.9 .5 0 1-28 15)', dots(faces[1])),
    at('matrix(.9-.5 0 1 28 15)', dots(faces[2])),
  );
}

/** A ball of a draw. `paint` is a spherical paint. */
export function ball(x: number, y: number, r: number, paint: string): string {
  return at(
    `translate(${n(x)} ${n(y)}) scale(${String(Math.round(r * 2) / 100)})`,
    disc(3, 6, 50, '#000', 'opacity=".25"'),
    disc(0, 0, 50, paint),
    '<use href="#ball-shine"/>',
    shape(star(5, 17, 8), paint),
  );
}

/** A casino chip from the front. */
export function chip(x: number, y: number, r: number, paint: string): string {
  return at(
    `translate(${n(x)} ${n(y)}) scale(${String(Math.round(r * 2) / 100)})`,
    disc(3, 6, 50, '#000', 'opacity=".3"'),
    disc(0, 0, 50, paint),
    '<use href="#chip-face"/>',
  );
}
