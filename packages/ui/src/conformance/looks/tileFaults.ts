import { art as artClass, image as imageClass, tile as tileClass } from '../../patterns/GameTile/GameTile.css.ts';
import { copy as copyClass } from '../../patterns/Picture/Picture.css.ts';
import type { GameModel } from '../../slots/models.ts';
import { posed, type Finder } from './lookAtViews.ts';

/** Shapes of pictures, width by height. */
const RATIOS = { square: 1, portrait: 2 / 3, wide: 16 / 9 } as const;
type Shape = keyof typeof RATIOS;

const isGame = (value: unknown): value is GameModel =>
  typeof value === 'object' && value !== null && 'onPlay' in value && 'art' in value;

/** The same values, with a change of each game in them. */
const withGames = (change: (game: GameModel) => GameModel) => {
  const alter = <Values>(values: Values): Values => {
    if (isGame(values)) return change(values) as Values;
    if (Array.isArray(values)) return values.map((value: unknown) => alter(value)) as Values;
    if (typeof values !== 'object' || values === null || Object.getPrototypeOf(values) !== Object.prototype)
      return values;
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, alter(value as unknown)])) as Values;
  };
  return alter;
};

/** The shape of a place, by the same bounds as its looks: a tenth higher or wider than a square is not square. */
const shapeOf = ({ width, height }: DOMRect): Shape => {
  const ratio = width / height;
  return ratio > 1.1 ? 'wide' : ratio < 0.9 ? 'portrait' : 'square';
};

interface Seen {
  readonly tile: Element;
  readonly place: DOMRect;
  readonly image: HTMLImageElement;
  readonly copy: HTMLImageElement | null;
}

/** Tiles with a size and their pictures, which have arrived. */
async function tiles(): Promise<readonly Seen[]> {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  const found = [...document.querySelectorAll(`.${tileClass}:not([data-skeleton])`)].flatMap((tile): Seen[] => {
    const place = tile.querySelector(`.${artClass}`)?.getBoundingClientRect();
    const image = tile.querySelector<HTMLImageElement>(`.${imageClass}`);
    if (!place || !image || place.width === 0) return [];
    return [{ tile, place, image, copy: tile.querySelector<HTMLImageElement>(`.${copyClass}`) }];
  });
  await Promise.all(
    found
      .flatMap(({ image, copy }) => [image, copy])
      .map(async (image) => {
        if (!image) return;
        image.loading = 'eager';
        await image.decode();
      }),
  );
  return found;
}

const nameOf = ({ tile, place }: Seen): string =>
  `${tile.getAttribute('data-layout')} ${Math.round(place.width)}×${Math.round(place.height)}`;

/** How much of a picture its box shows, as shares of its width and height. */
function shownOf({ image, place }: Seen): readonly [number, number] {
  const box = image.getBoundingClientRect();
  const [byWidth, byHeight] = [box.width / image.naturalWidth, box.height / image.naturalHeight];
  const scale =
    getComputedStyle(image).objectFit === 'contain' ? Math.min(byWidth, byHeight) : Math.max(byWidth, byHeight);
  return [
    Math.min(box.width, place.width) / (image.naturalWidth * scale),
    Math.min(box.height, place.height) / (image.naturalHeight * scale),
  ];
}

/** Faults of a tile whose game has pictures in all shapes. */
function ownFaults(seen: Seen): readonly string[] {
  const shape = shapeOf(seen.place);
  const has = seen.image.naturalWidth / seen.image.naturalHeight;
  const shown = Math.min(...shownOf(seen));
  return [
    Math.abs(has - RATIOS[shape]) > 0.02 && `shows a picture of ${has.toFixed(2)}, not the ${shape} one`,
    seen.copy && 'has a blurred copy without need',
    shown < 0.74 && `shows ${Math.round(shown * 100)} % of a side of its picture`,
  ].flatMap((fault) => (fault === false || fault === null ? [] : `${nameOf(seen)}: ${fault}`));
}

/** Faults of a tile whose game has a square icon alone. */
function squareFaults(seen: Seen): readonly string[] {
  const { image, copy, place } = seen;
  const isSquare = shapeOf(place) === 'square';
  const shown = Math.min(...shownOf(seen));
  const blur = copy && getComputedStyle(copy);
  return [
    Math.abs(image.naturalWidth - image.naturalHeight) > 1 && 'shows another picture than the square one',
    isSquare && copy && 'square, and has a blurred copy',
    !isSquare && !copy && 'not square, and has no blurred copy',
    !isSquare && shown < 0.99 && `cuts ${Math.round((1 - shown) * 100)} % off a side`,
    copy && copy.currentSrc !== image.currentSrc && 'its copy is another file',
    blur && !blur.filter.includes('blur(') && 'its copy is not blurred',
    copy && copy.getBoundingClientRect().width < place.width && 'its copy leaves a gap',
  ].flatMap((fault) => (typeof fault === 'string' ? `${nameOf(seen)}: ${fault}` : []));
}

/**
 * Tiles that show the picture of another shape than theirs, or more than a quarter of it cut off; and, of games with a square icon
 * alone, tiles that cut it, or leave empty what it does not fill.
 */
export const tileFaults: Finder = async (screen, subject) => {
  const { usual, narrowest } = subject.widths;
  const faults: string[] = [];
  for (const width of new Set([narrowest, usual])) {
    await screen.pose(posed(subject, { width }));
    const own = await tiles();
    await screen.show(
      subject.options,
      withGames((game) => ({ ...game, pictures: undefined })),
    );
    const bare = await tiles();
    if (own.length === 0 || bare.length === 0) faults.push(`${width}: no tiles`);
    faults.push(...own.flatMap(ownFaults), ...bare.flatMap(squareFaults));
  }
  return [...new Set(faults)];
};
