import { expect, test } from 'vitest';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { TileShape, type GameShape } from '../../primitives/UiProvider/index.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { GameModel } from '../../slots/models.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { SizedPicture } from '../SizedPicture/index.ts';
import { GameGrid, type GameTileLayout } from './index.ts';
import { gameTileLabels } from './labels.ts';

const texts = labels('en_US', gameTileLabels);
const drawing = (width: number, height: number, paint: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paint}"/></svg>`)}`;
const art = drawing(400, 400, 'red');
const portrait = drawing(400, 600, 'green');
const wide = drawing(640, 360, 'blue');

function show(over: Partial<GameModel>, shape: GameShape, ratio: string, layout?: GameTileLayout) {
  const [first] = gamesFixture(1);
  if (!first) throw new Error('the fixture is empty');
  const game = { ...first, art, pictures: undefined, badges: [], onDemo: undefined, favourite: undefined, ...over };
  return mount(
    <TileShape value={shape}>
      <div
        style={{
          width: '180px',
          [componentVars.tile.columns.slice(4, -1)]: '1',
          [componentVars.tile.ratio.slice(4, -1)]: ratio,
        }}
      >
        <GameGrid games={[game]} texts={texts} layout={layout} />
      </div>
    </TileShape>,
  );
}
const images = () => [...document.querySelectorAll<HTMLImageElement>('li img')];
const sources = () => images().map(({ src }) => src);

test.each([
  ['portrait', '2 / 3', portrait, [320, 480]],
  ['wide', '16 / 9', wide, [320, 180]],
  ['square', '1', art, [320, 320]],
] as const)('[LOOK-04] a %s tile shows its picture alone, with room of that shape', async (shape, ratio, src, size) => {
  show({ pictures: { portrait, wide } }, shape, ratio);
  await expect.poll(sources).toEqual([src]);
  const [image] = images();
  expect([image?.getAttribute('width'), image?.getAttribute('height')].map(Number)).toEqual(size);
});

test('[LOOK-04] a low row shows the square, whatever the shape of the template’s tiles', async () => {
  show({ pictures: { portrait, wide } }, 'portrait', '2 / 3', 'row');
  await expect.poll(sources).toEqual([art]);
});

test.each([
  ['portrait', '2 / 3', { wide }],
  ['wide', '16 / 9', { portrait }],
  ['portrait', '4 / 5', undefined],
] as const)(
  '[LOOK-04] a %s tile of %s without its picture shows the square whole, over its blurred copy',
  async (shape, ratio, pictures) => {
    show({ pictures }, shape, ratio);
    await expect.poll(sources).toEqual([art, art]);
    const [copy, image] = images();
    if (!copy || !image) throw new Error('there are not two pictures');
    expect(getComputedStyle(image).objectFit).toBe('contain');
    expect(getComputedStyle(copy).filter).toContain('blur(');
    // Read aloud as the picture is: not at all.
    expect([copy.alt, image.alt]).toEqual(['', '']);
    const place = image.getBoundingClientRect();
    expect(Math.min(place.width, place.height)).toBeGreaterThan(90);
    expect(copy.getBoundingClientRect().width).toBeGreaterThan(place.width);
  },
);

test('[LOOK-04] under a name, the whole square is at the upper edge, above the name', async () => {
  show({}, 'portrait', '3 / 4', 'over');
  await expect.poll(sources).toEqual([art, art]);
  const image = images()[1];
  expect(image && getComputedStyle(image).objectPosition).toBe('50% 0%');
});

test('[LOOK-04] a game without any picture has no copy of it', async () => {
  show({ art: '' }, 'portrait', '2 / 3');
  await expect.poll(() => images().length).toBe(1);
});

test('[LOOK-04] a square tile with square art is as it was: one picture, and nothing that is drawn for other shapes', async () => {
  show({}, 'square', '1');
  await expect.poll(sources).toEqual([art]);
  const [image] = images();
  expect(image?.getAttributeNames().toSorted()).toEqual(
    ['alt', 'class', 'decoding', 'draggable', 'height', 'loading', 'src', 'width'].toSorted(),
  );
  expect(image && getComputedStyle(image).objectFit).toBe('cover');
});

test('[LOOK-04] [IMG-01] picture and blurred copy are one file, also where a browser chooses among sizes', async () => {
  const base = new URL('/favicon.svg?tile', location.href).href;
  const set = [160, 320, 640].map((width) => `${base}${width} ${width}w`).join(', ');
  const [first] = gamesFixture(1);
  if (!first) throw new Error('the fixture is empty');
  mount(
    <TileShape value="portrait">
      <div
        style={{
          width: '180px',
          [componentVars.tile.columns.slice(4, -1)]: '1',
          [componentVars.tile.ratio.slice(4, -1)]: '2 / 3',
        }}
      >
        <GameGrid games={[{ ...first, art: base, pictures: undefined }]} texts={texts} />
      </div>
    </TileShape>,
    { sizedPicture: (props) => <SizedPicture {...props} sets={[set]} /> },
  );
  const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(base));
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  await expect.poll(() => images().every(({ complete }) => complete)).toBe(true);
  expect(new Set(images().map(({ currentSrc }) => currentSrc)).size).toBe(1);
  expect(new Set(asked().map(({ name }) => name)).size).toBe(1);
});
