import { expect, test } from 'vitest';
import { componentVars } from '../../foundations/component-vars.css.ts';
import type { PictureProps } from '../../primitives/UiProvider/index.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { GameGrid } from '../GameTile/index.ts';
import { gameTileLabels } from '../GameTile/labels.ts';
import { SizedPicture } from './index.ts';

/** Addresses by width, of which none has to exist: a browser chooses before it requests. */
const setOf = (widths: readonly number[], spare = 1): string =>
  widths.map((width) => `/no-picture/${width}.webp ${width / spare}w`).join(', ');

const Sized = (props: PictureProps) => (
  <SizedPicture {...props} sets={[setOf(props.place.widths, props.place.spare)]} />
);
/** The file that the only picture has taken. */
const taken = (): string | undefined => /\d+\.webp$/.exec(document.querySelector('img')?.currentSrc ?? '')?.[0];

test('[IMG-01] a tile takes the smallest file that is sharp in its box, which the browser measures', async () => {
  const texts = labels('en_US', gameTileLabels);
  for (const [box, width] of [
    [120, 160],
    [180, 320],
    [370, 480],
    [600, 640],
  ] as const) {
    const [game] = gamesFixture(1);
    if (!game) throw new Error('the fixture is empty');
    const { rerender } = mount(
      <div style={{ width: `${box}px`, [componentVars.tile.columns.slice('var('.length, -1)]: '1' }}>
        <GameGrid games={[{ ...game, id: String(box), art: `/art/${box}.png` }]} texts={texts} />
      </div>,
      { sizedPicture: Sized },
    );
    await expect.poll(() => [box, taken()]).toEqual([box, `${width}.webp`]);
    rerender(null);
  }
});

test('[IMG-01] browsers that know AVIF are offered it first, others the second form, and without a service there is no choice', async () => {
  const picture = (sets: readonly string[] | undefined) => (
    <SizedPicture src="/a.png" place={{ widths: [96], sizes: '48px' }} alt="" sets={sets} />
  );
  const { rerender } = mount(picture(['/1.avif 96w', '/1.webp 96w']));
  await expect.poll(() => document.querySelector('picture')).not.toBeNull();
  await expect.poll(() => document.querySelector('picture source')?.getAttribute('type')).toBe('image/avif');
  const image = () => document.querySelector('img');
  expect(document.querySelector('source')?.srcset).toBe('/1.avif 96w');
  expect([image()?.srcset, image()?.sizes, image()?.getAttribute('src')]).toEqual(['/1.webp 96w', '48px', '/a.png']);
  rerender(picture(['/1 96w']));
  await expect.poll(() => document.querySelector('picture')).toBeNull();
  expect(image()?.srcset).toBe('/1 96w');
  rerender(picture(undefined));
  await expect.poll(() => image()?.hasAttribute('srcset')).toBe(false);
  expect([image()?.hasAttribute('sizes'), image()?.getAttribute('src')]).toEqual([false, '/a.png']);
});
