import { createContext, memo, use } from 'react';
import { Tag } from '../../primitives/Badge/index.ts';
import type { Labels } from '../../labels/index.ts';
import { TileShape, type GameShape } from '../../primitives/UiProvider/index.ts';
import { BlurredCopy, Picture } from '../Picture/index.ts';
import type { GameModel } from '../../slots/models.ts';
import type { gameTileLabels } from './labels.ts';
import * as css from './GameTile.css.ts';
import * as controls from './tile-controls.css.ts';

/** Labels of a tile. */
export type GameTileTexts = Labels<typeof gameTileLabels>;

/** Position of the name: under the art, over its lower edge, only while hovered or focused, or beside it (`patterns/GameRow`). */
export type GameTileLayout = 'below' | 'over' | 'reveal' | 'row';

/** The default layout of tiles: `below`, unless a template's frame provides another one. */
export const TileLayout = createContext<GameTileLayout>('below');

export interface GameTileProps {
  readonly game: GameModel;
  readonly texts: GameTileTexts;
  readonly layout?: GameTileLayout | undefined;
  /** Shape of this tile, if it is not the one of the template's tiles. */
  readonly shape?: GameShape | undefined;
  /** Shows the provider's name under the game's. */
  readonly withProvider?: boolean | undefined;
  /**
   * Loads the picture before the page is laid out, for the largest pictures of the first paint. Others wait until they are
   * near the viewport.
   */
  readonly urgent?: boolean | undefined;
  /** False if styles hide the action label, which is then not rendered. Default true. */
  readonly withPlay?: boolean | undefined;
}

const widths = [160, 320, 480, 640];
const sizes = '(min-width: 1024px) 200px, 33vw';
/** Size of the art, and by which factor it is wider than its tile: some layouts hide its lower edge, and tiles may be higher. */
const ART = {
  square: { height: 320, place: { widths, sizes, spare: 1.25 } },
  portrait: { height: 480, place: { widths, sizes } },
  wide: { height: 180, place: { widths, sizes, spare: 1.34 } },
} as const;

/** The picture of a game for a shape, and how it fits: `own` without words may fill it, `whole` is of another shape. */
function artOf({ art, pictures }: GameModel, shape: GameShape) {
  const own = shape === 'square' ? undefined : pictures?.[shape];
  if (own) return { src: own, fit: 'own', ...ART[shape] } as const;
  const other = art ? 'whole' : undefined;
  const fit = shape === 'square' ? pictures && 'own' : other;
  return { src: art, fit, ...ART.square } as const;
}

/**
 * One game: the tile starts real play, small buttons start demo play and toggle the favourite. A list item: put it into
 * `GameGrid` or another list. The aspect ratio is `componentVars.tile.ratio`, and the template's `tiles` says its shape. In CSS:
 * `data-layout`, `data-fit` on the picture, and `data-alone` on badges without a favourite button. `data-returned` may be set
 * on a tile for a moment: its game was left (CAT-20).
 */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, texts, withProvider = false, withPlay = true, urgent = false } = props;
  const usual = use(TileLayout);
  const layout = props.layout ?? usual;
  const general = use(TileShape);
  const { src, fit, height, place } = artOf(game, layout === 'row' ? 'square' : (props.shape ?? general));
  const picture = {
    src,
    place,
    width: 320,
    height,
    loading: urgent ? 'eager' : 'lazy',
    fetchPriority: urgent ? 'high' : undefined,
    decoding: 'async',
    draggable: false,
  } as const;
  const { favourite, onDemo, badges } = game;
  return (
    <li className={css.tile} data-layout={layout}>
      <button type="button" className={css.main} onClick={game.onPlay} title={game.name}>
        <span className={css.art}>
          {/* A tile may get another game: the old picture must not stay until the new one has loaded. */}
          {fit === 'whole' && <BlurredCopy key={`${src} blurred`} {...picture} />}
          <Picture key={src} className={css.image} {...picture} alt="" data-fit={fit} />
          {withPlay && <span className={css.play}>{texts.play}</span>}
        </span>
        <span className={css.caption} translate="no">
          <span className={css.name}>{game.name}</span>
          {withProvider && (
            <span className={css.provider} title={game.providerName}>
              {game.providerName}
            </span>
          )}
        </span>
      </button>
      {badges.length > 0 && (
        <span className={css.badges} data-alone={favourite ? undefined : ''}>
          {badges.map((badge) => (
            <Tag key={badge.kind} kind={badge.kind}>
              {badge.text}
            </Tag>
          ))}
        </span>
      )}
      {onDemo && (
        <button
          type="button"
          className={controls.demo}
          onClick={onDemo}
          aria-label={`${texts.demo}: ${game.name}`}
          title={texts.demo}
        >
          <span className={controls.demoMark}>
            <span className={controls.demoSign} />
            <span className={controls.demoWord}>{texts.demo}</span>
          </span>
        </button>
      )}
      {favourite && (
        <button
          type="button"
          className={controls.favourite}
          onClick={favourite.onToggle}
          aria-pressed={favourite.on}
          aria-label={`${texts.addFavourite}: ${game.name}`}
          title={favourite.on ? texts.removeFavourite : texts.addFavourite}
        />
      )}
    </li>
  );
});
