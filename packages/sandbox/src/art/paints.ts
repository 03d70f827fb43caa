import type { Motif, Tones } from './motifs/motif.types.ts';
import { glow, sphere, vertical } from './drawing/svg.ts';

/** The paints a motif draws with; only those that `drawing` or a repeated part may refer to. */
export function motifPaints(motif: Pick<Motif, 'hero' | 'alt'>, drawing: string): string {
  const repeated = /href="#(coin|layer|chip)/.test(drawing);
  const used = (id: string): boolean => drawing.includes(`url(#${id})`) || (repeated && (id === 'y' || id === 'Y'));
  const paints: readonly (readonly [string, string])[] = [
    ['h', vertical('h', ...motif.hero)],
    ['H', sphere('H', ...motif.hero)],
    ['a', vertical('a', ...motif.alt)],
    ['A', sphere('A', ...motif.alt)],
    ['y', vertical('y', '#fff3b8', '#ffc83d', '#b86a08')],
    ['Y', vertical('Y', '#ffd768', '#7a3f06')],
    ['w', vertical('w', '#fff', '#fff/0')],
  ];
  return paints
    .filter(([id]) => used(id))
    .map(([, paint]) => paint)
    .join('');
}

/** The paints of a backdrop: ground, halo behind the motif, darkening towards the foot. */
export function groundPaints([light, middle, dark]: Tones, cx: string, cy: string): string {
  return (
    `<radialGradient id="b" cx="${cx}" cy="${cy}" r=".78"><stop stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    glow('o', `${light}/.95`, `${light}/.35`, `${light}/0`) +
    vertical('k', `${dark}/0`, `${dark}/.9`)
  );
}
