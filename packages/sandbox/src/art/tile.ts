import { createPrng, pick } from '../base/prng.ts';
import { drawBacking } from './dressing.ts';
import { drawFront } from './fronts.ts';
import { grounds } from './grounds.ts';
import { findMotif } from './motifs/index.ts';
import { partDefinitions } from './motifs/parts.ts';
import { groundPaints, motifPaints } from './paints.ts';
import { drawScene, sparkles } from './scenes.ts';
import { strew } from './strewn.ts';
import { at, disc, glow, n, oval, picture, shape, vertical } from './drawing/svg.ts';

/** Size of a picture, place of its subject as shares of it, and how large the subject is. */
const shapes = {
  square: { width: 400, height: 400, x: 0.5, y: 0.47, scale: 1.26 },
  portrait: { width: 400, height: 600, x: 0.5, y: 0.43, scale: 1.38 },
  wide: { width: 640, height: 360, x: 0.5, y: 0.46, scale: 1.24 },
} as const;

/** Shape of a picture of a game. */
export type TileShape = keyof typeof shapes;

/** Whether a text names a shape. */
export const isTileShape = (text: string): text is TileShape => Object.hasOwn(shapes, text);

/** Characters of a picture above which its foreground goes without things before the lens; a grid of sixty must stay small. */
const budget = 7200;

/** The round step below a subject; scenes with a ground of their own have none. */
const dais = (x: number, y: number, scale: number, isPlain: boolean): string =>
  isPlain
    ? ''
    : oval(x, y + 12 * scale, 124 * scale, 27 * scale, 'url(#k)') +
      shape(
        `M${n(x - 124 * scale)} ${n(y)}V${n(y + 11 * scale)}A${n(124 * scale)} ${n(27 * scale)} 0 0 0 ${n(x + 124 * scale)} ${n(y + 11 * scale)}V${n(y)}Z`,
        'url(#t)',
      ) +
      oval(x, y, 124 * scale, 27 * scale, 'url(#t)', 'stroke="url(#y)" stroke-width="2.5"');

/** Motifs that have a left and a right. */
const DIRECTED = /^(tennis|cricket|jersey|seven|keno|ticket)$/;

/**
 * A picture of a game: one scene with a background, a subject and a foreground as layers, arranged for each shape. It follows from motif
 * and number; the name is only its title for screen readers. Null for an unknown motif.
 */
export function renderTile(motifName: string, id: string, slug: string, shapeName: TileShape): string | null {
  const motif = findMotif(motifName);
  if (motif === null) return null;
  const random = createPrng(`tile ${motifName} ${id}`);
  const look = { ...motif, ...pick(random, [{}, ...(motif.looks ?? [])]) };
  const ground = grounds[pick(random, motif.grounds)];
  const [light, middle, dark] = ground;
  const scene = pick(random, motif.scenes);
  const plain = ['stadium', 'grid', 'hex', 'curtain', 'lattice', 'arena'].includes(scene);
  const flip = random() < 0.5 && !DIRECTED.test(motifName) && !plain ? -1 : 1;
  const turn = (random() - 0.5) * 10;
  const form = shapes[shapeName];
  const { width, height } = form;
  // A wide picture has its subject beside the middle, within what a tile of 4 to 3 shows.
  const x = width * (form.x + (shapeName === 'wide' ? 0.045 * flip : 0));
  const y = height * form.y;
  const { scale } = form;
  const floor = y + 106 * scale;
  const stage = { width, height, x, y, random };
  const things = strew(scene, { ...stage, reach: 100 * scale });
  const back =
    `<rect width="${width}" height="${height}" fill="url(#b)"/>` +
    drawScene(scene, stage) +
    oval(x, 0, 120 * scale, floor, 'url(#s)') +
    disc(x, y, 150 * scale, 'url(#o)') +
    `<g opacity=".6">${things.far}</g>`;
  const subject =
    oval(x, floor, 150 * scale, 30 * scale, 'url(#o)', 'opacity=".7"') +
    dais(x, floor, scale, plain) +
    oval(x, floor, 104 * scale, 17 * scale, 'url(#q)') +
    (plain ? '' : at(`translate(${n(x)} ${n(y)}) scale(${n(scale * 0.86)})`, drawBacking(random))) +
    at(
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${String(Math.round(scale * flip * 100) / 100)} ${String(scale)})`,
      motif.draw(random),
    ) +
    things.near +
    sparkles(stage, 4);
  const shade = `<rect width="${width}" height="${height}" fill="url(#v)"/><rect y="${n(height * 0.6)}" width="${width}" height="${n(height * 0.4)}" fill="url(#k)"/>`;
  const near = drawFront(scene, { width, height, dark, light, random });
  const compose = (close: string): string => {
    const body = `<g id="back">${back}</g><g id="subject">${subject}</g><g id="front">${shade}${near}${close}</g>`;
    const drawn = body + things.definition;
    return picture(
      width,
      height,
      slug.replaceAll('-', ' '),
      groundPaints(ground, String(form.x), String(form.y)) +
        glow('s', '#fff/.5', `${light}/.16`, `${light}/0`) +
        vertical('t', middle, dark) +
        glow('q', `${dark}/.9`, `${dark}/.5`, `${dark}/0`) +
        glow('v', `${dark}/0`, `${dark}/0`, `${dark}/.75`).replace('id="v"', 'id="v" cx=".5" cy=".45" r=".78"') +
        motifPaints(look, drawn) +
        partDefinitions(drawn) +
        things.definition,
      body,
    );
  };
  const whole = compose(
    `<filter id="c"><feGaussianBlur stdDeviation="3"/></filter><g filter="url(#c)">${things.close}</g>`,
  );
  return whole.length <= budget ? whole : compose('');
}
