import { createPrng } from '../base/prng.ts';
import { grounds } from './grounds.ts';
import type { GroundName, SceneName } from './motifs/motif.types.ts';
import { findMotif } from './motifs/index.ts';
import { part, partDefinitions } from './motifs/parts.ts';
import { groundPaints, motifPaints } from './paints.ts';
import { drawScene, sparkles, type Stage } from './scenes.ts';
import { at, disc, n, oval, picture, shape, star } from './drawing/svg.ts';
import { drawTitle } from './title.ts';

/** Content of a banner: its leading motif, a second one in the distance, and its text where it has one. */
interface Campaign {
  readonly lead: string;
  readonly companion: string;
  readonly ground: GroundName;
  readonly scene: SceneName;
  readonly lines: readonly [string, string];
  readonly tones: readonly [string, string];
}

const campaigns: Readonly<Record<string, Campaign>> = {
  dragon: {
    lead: 'dragon',
    companion: 'lantern',
    ground: 'crimson',
    scene: 'clouds',
    lines: ['Golden', 'Dragon'],
    tones: ['#fff6c9', '#ffb51c'],
  },
  live: {
    lead: 'roulette',
    companion: 'blackjack',
    ground: 'felt',
    scene: 'curtain',
    lines: ['Live VIP', 'Nights'],
    tones: ['#ffffff', '#ffd98a'],
  },
  sport: {
    lead: 'football',
    companion: 'trophy',
    ground: 'azure',
    scene: 'stadium',
    lines: ['Season of', 'Champions'],
    tones: ['#ffffff', '#bfe4ff'],
  },
  gems: {
    lead: 'diamond',
    companion: 'ruby',
    ground: 'violet',
    scene: 'cave',
    lines: ['Crystal', 'Gem Rush'],
    tones: ['#ffffff', '#ff9ae6'],
  },
  invite: {
    lead: 'chest',
    companion: 'crown',
    ground: 'teal',
    scene: 'rays',
    lines: ['Better', 'Together'],
    tones: ['#fdffe0', '#ffd23d'],
  },
  cards: {
    lead: 'holdem',
    companion: 'mahjong',
    ground: 'wine',
    scene: 'lattice',
    lines: ['Masters', 'of Cards'],
    tones: ['#fff6e0', '#ffc06a'],
  },
  club: {
    lead: 'crown',
    companion: 'star',
    ground: 'indigo',
    scene: 'columns',
    lines: ['Players’', 'Club'],
    tones: ['#ffffff', '#ffe08a'],
  },
  moon: {
    lead: 'moon',
    companion: 'owl',
    ground: 'ink',
    scene: 'night',
    lines: ['Moonlight', 'Card Hall'],
    tones: ['#fdfbff', '#b9c8ff'],
  },
  lotus: {
    lead: 'lotus',
    companion: 'koi',
    ground: 'rose',
    scene: 'ocean',
    lines: ['Night of', 'the Lotus'],
    tones: ['#ffffff', '#ffd0e6'],
  },
};

/**
 * Sizes by use: 0 desktop, 1 card, 2 mobile, over which sites write the words of a banner; a strip for the
 * registration; and a small picture with text for promotions.
 */
const sizes = {
  desktop: [1920, 640],
  card: [800, 400],
  mobile: [750, 360],
  small: [800, 400],
  strip: [1440, 240],
} as const;

/**
 * Horizontal positions of the two motifs, as shares of the width: beside the text; in a strip in the middle, which is
 * visible at every width.
 */
const places = {
  desktop: [0.76, 0.92],
  card: [0.78, 0.94],
  mobile: [0.78, 0.94],
  small: [0.74, 0.92],
  strip: [0.46, 0.58],
} as const;

/** Shape that a carousel asks for. */
export type BannerSize = keyof typeof sizes;

/** Whether a text names a shape. */
export const isBannerSize = (text: string): text is BannerSize => Object.hasOwn(sizes, text);

/** A carousel picture. Null for an unknown campaign. */
export function renderBanner(name: string, size: BannerSize): string | null {
  const campaign = Object.hasOwn(campaigns, name) ? campaigns[name] : undefined;
  const lead = findMotif(campaign?.lead ?? '');
  const companion = findMotif(campaign?.companion ?? '');
  if (campaign === undefined || lead === null || companion === null) return null;
  const [width, height] = sizes[size];
  const random = createPrng(`banner ${name} ${size}`);
  const ground = grounds[campaign.ground];
  const [leadAt, companionAt] = places[size];
  const x = width * leadAt;
  const y = height * 0.49;
  const stage: Stage = { width, height, x, y, random };
  const scale = height / 250;
  // The companion keeps its own colours beside the leading motif: its paints and repeated marks get ids of their own.
  const companionDrawing = companion.draw(random);
  const companionPaints = motifPaints(companion, companionDrawing).replaceAll(/ id="(\w+)"/g, ' id="$1-2"');
  const second = companionDrawing
    .replaceAll(/url\(#(\w)\)/g, 'url(#$1-2)')
    .replaceAll(/(id="|href="#)([mr]-)/g, '$12$2');
  const secondX = width * companionAt;
  const left = width * 0.07;
  const scene =
    drawScene(campaign.scene, stage) +
    disc(x, y, height * 0.62, 'url(#o)') +
    at(`translate(${n(secondX)} ${n(height * 0.34)}) rotate(12) scale(${n(scale * 0.5)})`, second) +
    (size === 'desktop'
      ? part('coin-star', width * 0.545, height * 0.74, 0.62, -18) +
        part('coin-star', width * 0.5, height * 0.3, 0.34, 20)
      : '') +
    oval(x, y + 104 * scale, 112 * scale, 17 * scale, ground[2], 'opacity=".5"') +
    at(`translate(${n(x)} ${n(y)}) rotate(-4) scale(${n(scale)})`, lead.draw(random)) +
    part('coin-star', x + 96 * scale, height * 0.84, height / 900, 14) +
    part('coin-star', x - 92 * scale, height * 0.9, height / 1400, -12) +
    sparkles(stage, 12);
  const words =
    `<rect width="${n(width * 0.62)}" height="${height}" fill="url(#side)"/>` +
    drawTitle(campaign.lines, {
      x: left,
      foot: height * 0.66,
      width: width * 0.45,
      height: height * 0.19,
      anchor: 'start',
      tones: campaign.tones,
      edge: ground[2],
    }) +
    `<rect x="${n(left - 4)}" y="${n(height * 0.79)}" width="${n(width * 0.22)}" height="${n(height / 64)}" rx="${n(height / 128)}" fill="url(#y)"/>` +
    shape(
      star(4, height * 0.035, height * 0.012),
      '#fff',
      `transform="translate(${n(left + width * 0.108)} ${n(height * 0.797)})"`,
    );
  const body = size === 'small' ? scene + words : scene;
  const side = `<linearGradient id="side"><stop stop-color="${ground[2]}" stop-opacity=".85"/><stop offset=".55" stop-color="${ground[2]}" stop-opacity=".45"/><stop offset="1" stop-color="${ground[2]}" stop-opacity="0"/></linearGradient>`;
  return picture(
    width,
    height,
    campaign.lines.join(' '),
    groundPaints(ground, String(leadAt), '.48') +
      side +
      motifPaints(lead, `${body}url(#y)url(#Y)`) +
      companionPaints +
      partDefinitions(body),
    `<rect width="${width}" height="${height}" fill="url(#b)"/>${body}`,
  );
}
