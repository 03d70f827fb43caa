import { createPrng, pick } from '../base/prng.ts';
import { drawBacking, drawForeground } from './dressing.ts';
import { grounds } from './grounds.ts';
import { findMotif } from './motifs/index.ts';
import { partDefinitions } from './motifs/parts.ts';
import { groundPaints, motifPaints } from './paints.ts';
import { drawScene, sparkles } from './scenes.ts';
import { at, disc, n, oval, picture } from './drawing/svg.ts';
import { drawTitle, titleLines } from './title.ts';

const letterTones: readonly (readonly [string, string])[] = [
  ['#fff8d8', '#ffbf2e'],
  ['#ffffff', '#c9e2ff'],
  ['#fff6e0', '#ffa64d'],
  ['#f6ffe0', '#b8f04d'],
  ['#fff0fa', '#ff9ad6'],
];

/** Characters of a tile above which it gets no decoration; a grid of sixty must stay small. */
const budget = 6000;

/** Square art of a game: motif, backdrop and title all follow from the three parts of its address. Null for an unknown motif. */
export function renderTile(motifName: string, id: string, slug: string): string | null {
  const motif = findMotif(motifName);
  if (motif === null) return null;
  const random = createPrng(`tile ${motifName} ${id}`);
  const look = { ...motif, ...pick(random, [{}, ...(motif.looks ?? [])]) };
  const ground = grounds[pick(random, motif.grounds)];
  const scene = pick(random, motif.scenes);
  const title = titleLines(slug.replaceAll('-', ' '), 108);
  const two = title.length > 1;
  const stage = { width: 400, height: 400, x: 200, y: two ? 168 : 178, random };
  const plain = ['stadium', 'grid', 'hex', 'curtain', 'lattice', 'arena'].includes(scene);
  const flip = random() < 0.5 && !/^(tennis|cricket|jersey|seven|keno|ticket)$/.test(motifName) && !plain ? -1 : 1;
  const scale = (two ? 1.08 : 1.18) * (plain ? 1 : pick(random, [0.94, 1, 1.1]));
  const turn = (random() - 0.5) * 12;
  const scenery = drawScene(scene, stage) + disc(stage.x, stage.y, 160, 'url(#o)');
  const backing = plain ? '' : at(`translate(${n(stage.x)} ${n(stage.y)})`, drawBacking(random));
  const hero =
    oval(stage.x, stage.y + 104 * scale, 110, 18, ground[2], 'opacity=".45"') +
    at(
      `translate(${n(stage.x)} ${n(stage.y)}) rotate(${n(turn)}) scale(${String(Math.round(scale * flip * 100) / 100)} ${String(Math.round(scale * 100) / 100)})`,
      motif.draw(random),
    ) +
    sparkles(stage, 4) +
    '<rect y="210" width="400" height="190" fill="url(#k)"/>';
  const foreground = plain ? '' : drawForeground(random);
  const lockUp = drawTitle(title, {
    x: 200,
    foot: two ? 346 : 338,
    width: 300,
    height: two ? 27 : 36,
    tones: pick(random, letterTones),
    edge: ground[2],
    lean: scene === 'stadium' || scene === 'grid' || scene === 'hex',
  });
  const compose = (...layers: string[]): string => {
    const body = layers.join('');
    return picture(
      400,
      400,
      title.join(' '),
      groundPaints(ground, '.5', '.42') + motifPaints(look, body) + partDefinitions(body),
      `<rect width="400" height="400" fill="url(#b)"/>${body}`,
    );
  };
  const dressed = compose(scenery, backing, hero, foreground, lockUp);
  return dressed.length <= budget ? dressed : compose(scenery, hero, lockUp);
}
