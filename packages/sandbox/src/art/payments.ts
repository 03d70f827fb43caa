import { at, diagonal, disc, line, picture, shape } from './drawing/svg.ts';

const TILE = 'M-34-22A12 12 0 0 1-22-34H22A12 12 0 0 1 34-22V22A12 12 0 0 1 22 34H-22A12 12 0 0 1-34 22Z';

const signs: Readonly<Record<string, readonly [from: string, to: string, sign: string]>> = {
  bank: [
    '#5ac8ff',
    '#1a4fd0',
    shape('M0-20L22-8H-22Z', '#fff') + line('M-14-3V12M0-3V12M14-3V12M-22 17H22', '#fff', 5),
  ],
  gateway: ['#b58aff', '#5a1ac0', shape('M4-24L-14 4H-2L-6 24L14-6H2Z', '#fff')],
  ewallet: [
    '#5ad8a0',
    '#0a7a6a',
    line('M-20-14H14A6 6 0 0 1 20-8V14A6 6 0 0 1 14 20H-14A6 6 0 0 1-20 14Z', '#fff', 5) + disc(11, 3, 4, '#fff'),
  ],
  crypto: ['#ffd24d', '#e8780c', line('M-16-16H16M0-16V20M-18-3Q0 6 18-3', '#fff', 6)],
};

/** The icon of a way of payment, 80 by 80. Null for an unknown one. */
export function renderPaymentIcon(type: string): string | null {
  const found = signs[type];
  if (!found) return null;
  const [from, to, sign] = found;
  return picture(80, 80, type, diagonal('p', from, to), at('translate(40 40)', shape(TILE, 'url(#p)') + sign));
}
