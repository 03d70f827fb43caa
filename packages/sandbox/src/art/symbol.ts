import { grounds } from './grounds.ts';
import { lettering } from './drawing/lettering.ts';
import { findMotif } from './motifs/index.ts';
import { partDefinitions } from './motifs/parts.ts';
import { groundPaints, motifPaints } from './paints.ts';
import { drawScene } from './scenes.ts';
import { at, disc, glow, line, picture, shape, star, vertical } from './drawing/svg.ts';
import { createPrng } from '../base/prng.ts';

const rankTones: Readonly<Record<string, readonly [string, string, string]>> = {
  a: ['#ffb0b8', '#f0264f', '#7a0424'],
  k: ['#ffe9a0', '#ffab1c', '#a8480a'],
  q: ['#e6c2ff', '#9a3df0', '#3a0a8a'],
  j: ['#b8ecff', '#1f9af0', '#0a2a8a'],
};

function rank(letter: string): string | null {
  const tones = rankTones[letter];
  if (tones === undefined) return null;
  const { d } = lettering(letter, 0, -52, 104);
  const paint = vertical('r', ...tones).replace(
    'x2="0" y2="1"',
    'gradientUnits="userSpaceOnUse" x2="0" y1="-60" y2="60"',
  );
  return picture(
    220,
    220,
    letter,
    paint,
    at(
      'translate(110 110)',
      line(d, '#1a0a1e', 46, 'opacity=".45" transform="translate(0 6)"'),
      line(d, '#fff4cf', 42),
      line(d, 'url(#r)', 31),
      line(d, '#fff', 5, 'opacity=".55" transform="translate(-5 -5)"'),
    ),
  );
}

function lettered(motifName: string, text: string, tones: readonly [string, string]): string | null {
  const motif = findMotif(motifName);
  if (motif === null) return null;
  const plate = vertical('p', ...tones);
  const { d } = lettering(text, 0, 0, 26);
  const body =
    disc(110, 100, 104, 'url(#g)') +
    at(
      'translate(110 92) scale(.86)',
      shape(star(12, 112, 88), 'url(#y)', 'opacity=".55"'),
      motif.draw(createPrng(1)),
    ) +
    at(
      'translate(110 158)',
      shape('M-98-10H98L84 18L98 46H-98L-84 18Z', '#1a0a1e', 'opacity=".5" transform="translate(0 4)"'),
      shape('M-98-10H98L84 18L98 46H-98L-84 18Z', 'url(#p)'),
      line('M-92-6H92M-92 42H92', '#fff', 2, 'opacity=".6"'),
      at('translate(0 5)', line(d, '#1a0a1e', 10), line(d, '#fff6d0', 5.5)),
    );
  return picture(
    220,
    220,
    text,
    motifPaints(motif, `${body}url(#y)`) + plate + glow('g', '#fff6c0/.8', '#fff6c0/0') + partDefinitions(body),
    body,
  );
}

/** A reel symbol, 220 by 220 on nothing: `rank-a|k|q|j`, `wild`, `scatter`, or a motif. Null for anything else. */
export function renderSymbol(name: string): string | null {
  if (name.startsWith('rank-')) return rank(name.slice(5));
  if (name === 'wild') return lettered('star', 'Wild', ['#8a2be0', '#3a0678']);
  if (name === 'scatter') return lettered('chest', 'Scatter', ['#f0264f', '#7a0424']);
  const motif = findMotif(name);
  if (motif === null) return null;
  const drawing = at('translate(110 112) scale(.96)', motif.draw(createPrng(name)));
  return picture(220, 220, name, motifPaints(motif, drawing) + partDefinitions(drawing), drawing);
}

/** A wide scene for the room around a game, in the colours of a motif; the middle stays calm. Null for an unknown motif. */
export function renderBackdrop(motifName: string): string | null {
  const motif = findMotif(motifName);
  const groundName = motif?.grounds[0];
  const scene = motif?.scenes[0];
  if (groundName === undefined || scene === undefined) return null;
  const ground = grounds[groundName];
  const stage = { width: 1600, height: 900, x: 800, y: 400, random: createPrng(motifName) };
  return picture(
    1600,
    900,
    motifName,
    groundPaints(ground, '.5', '.4') + vertical('y', '#fff3b8', '#ffc83d', '#b86a08'),
    `<rect width="1600" height="900" fill="url(#b)"/>${drawScene(scene, stage)}<rect y="450" width="1600" height="450" fill="url(#k)"/>`,
  );
}
