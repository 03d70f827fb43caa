import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { labels } from '../../slots/labels.fixtures.ts';
import { componentVars } from '../../foundations/component-vars.css.ts';
import type { GameModel } from '../../slots/models.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { GameGrid, GameGridSkeleton, GameTile } from './index.ts';
import { gameTileLabels } from './labels.ts';

const texts = labels('en_US', gameTileLabels);

function game(over: Partial<GameModel> = {}): GameModel {
  const [first] = gamesFixture(1);
  if (!first) throw new Error('the fixture is empty');
  return { ...first, id: 'g1', name: 'Fortune Gate', badges: [], ...over };
}
const opacity = (element: Element): string => getComputedStyle(element).opacity;
const boxes = (selector: string): readonly (readonly number[])[] =>
  [...document.querySelectorAll(selector)].map((one) => {
    const { x, width, height } = one.getBoundingClientRect();
    return [Math.round(x), Math.round(width), Math.round(height)];
  });

test('a tile plays by its art, its demo by its own button', async () => {
  const [onPlay, onDemo] = [vi.fn(), vi.fn()];
  mount(<GameGrid games={[game({ onPlay, onDemo })]} texts={texts} label="Slots" />);
  await page.getByRole('button', { name: 'Play Fortune Gate' }).click({ position: { x: 5, y: 40 } });
  expect([onPlay.mock.calls.length, onDemo.mock.calls.length]).toEqual([1, 0]);
  await page.getByRole('button', { name: 'Demo: Fortune Gate' }).click();
  expect([onPlay.mock.calls.length, onDemo.mock.calls.length]).toEqual([1, 1]);
});

test('[A11Y-01] the name of a tile has a comma between game and provider', async () => {
  mount(<GameGrid games={[game({ providerName: 'Jollylab' })]} texts={texts} label="Slots" withProvider />);
  await expect.element(page.getByRole('button', { name: /^Play/ })).toHaveAccessibleName('Play Fortune Gate, Jollylab');
});

test('[CAT-20] the heart is pressed for a favourite only, and stays in view then', async () => {
  const onToggle = vi.fn();
  mount(
    <GameGrid
      games={[
        game({ favourite: { on: true, onToggle } }),
        game({ id: 'g2', name: 'Night Market', favourite: { on: false, onToggle } }),
      ]}
      texts={texts}
    />,
  );
  const on = page.getByRole('button', { name: 'Add to favourites: Fortune Gate' });
  const off = page.getByRole('button', { name: 'Add to favourites: Night Market' });
  await expect.element(on).toHaveAttribute('aria-pressed', 'true');
  await expect.element(off).toHaveAttribute('aria-pressed', 'false');
  expect(opacity(on.element())).toBe('1');
  await on.click();
  expect(onToggle).toHaveBeenCalledOnce();
});

test('[CAT-20] a game without a favourite has no heart', async () => {
  mount(<GameGrid games={[game({ favourite: undefined, onDemo: undefined })]} texts={texts} />);
  await expect.element(page.getByRole('button', { name: 'Play Fortune Gate' })).toBeVisible();
  expect(document.querySelectorAll('li button')).toHaveLength(1);
});

test('[CAT-05] hot and new are said on the tile', async () => {
  mount(
    <GameGrid
      games={[
        game({
          badges: [
            { kind: 'hot', text: '热门' },
            { kind: 'new', text: '最新' },
          ],
        }),
      ]}
      texts={texts}
    />,
  );
  await expect.element(page.getByText('热门')).toBeVisible();
  await expect.element(page.getByText('最新')).toBeVisible();
});

const narrow = { width: '104px', [componentVars.tile.columns.slice(4, -1)]: '1' };

test.each(['அதிகம் விரும்பப்படும் விளையாட்டு', 'ရေပန်းစားဆုံးဂိမ်းများ', 'ยอดนิยมที่สุดในสัปดาห์'])(
  '[CAT-05] %s stays inside a narrow tile, beside the heart, and has its full text elsewhere',
  async (text) => {
    mount(
      <div style={narrow}>
        <GameGrid games={[game({ badges: [{ kind: 'hot', text }] })]} texts={texts} />
      </div>,
    );
    const badge = page.getByTitle(text);
    await expect.element(badge).toBeVisible();
    const [tile, mark, heart] = ['li', `[title="${text}"]`, 'button[aria-pressed]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    expect(mark?.left).toBeGreaterThanOrEqual(tile?.left ?? 0);
    expect(mark?.right).toBeLessThanOrEqual((heart?.left ?? 0) + 8);
  },
);

test('[A11Y-01] a word that is too long for the tile leaves the mark of play alone, whole and in the middle', async () => {
  const long = { ...texts, play: 'விளையாடத் தொடங்கு' };
  const { rerender } = mount(
    <div style={narrow}>
      <GameGrid games={[game({ onDemo: undefined })]} texts={long} />
    </div>,
  );
  await userEvent.keyboard('{Tab}');
  const word = page.getByText(long.play, { exact: true });
  await expect.poll(() => opacity(word.element())).toBe('1');
  const pill = (): DOMRect => word.element().getBoundingClientRect();
  const letters = (): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(word.element());
    return range.getBoundingClientRect();
  };
  expect(letters().top).toBeGreaterThanOrEqual(pill().bottom);
  rerender(
    <div style={narrow}>
      <GameGrid games={[game({ onDemo: undefined })]} texts={{ ...texts, play: 'Go' }} />
    </div>,
  );
  await expect.element(page.getByText('Go', { exact: true })).toBeInTheDocument();
  const short = page.getByText('Go', { exact: true }).element();
  const range = document.createRange();
  range.selectNodeContents(short);
  const [inner, outer] = [range.getBoundingClientRect(), short.getBoundingClientRect()];
  expect(inner.top).toBeGreaterThanOrEqual(outer.top);
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
});

test('the keyboard reaches play, demo and favourite in turn, and what has focus is seen', async () => {
  const toggled = vi.fn();
  mount(<GameGrid games={[game({ onDemo: vi.fn(), favourite: { on: false, onToggle: toggled } })]} texts={texts} />);
  const play = page.getByRole('button', { name: 'Play Fortune Gate' });
  await expect.element(play).toBeVisible();
  for (const name of ['Play Fortune Gate', 'Demo: Fortune Gate', 'Add to favourites: Fortune Gate']) {
    await userEvent.keyboard('{Tab}');
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveFocus();
    await expect.poll(() => opacity(button.element())).toBe('1');
  }
  await userEvent.keyboard('{Enter}');
  expect(toggled).toHaveBeenCalledOnce();
});

test('[CAT-29x] pictures wait until they are near the screen and keep their room', async () => {
  mount(
    <ul aria-label="Slots">
      {gamesFixture(3).map((game, index) => (
        <GameTile key={game.id} game={game} texts={texts} urgent={index === 0} />
      ))}
    </ul>,
  );
  await expect.element(page.getByRole('list', { name: 'Slots' })).toBeVisible();
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map((image) => image.loading)).toEqual(['eager', 'lazy', 'lazy']);
  expect(pictures.every((image) => image.width > 0 && image.height > 0)).toBe(true);
});

test('[CAT-29x] a picture that cannot be had leaves the tile its size', async () => {
  mount(<GameGrid games={[game({ art: 'data:image/png;base64,broken' }), game({ id: 'g2' })]} texts={texts} />);
  await expect.element(page.getByRole('list')).toBeVisible();
  const [broken, whole] = boxes('li');
  expect(broken?.slice(1)).toEqual(whole?.slice(1));
});

test('[TPL-05] waiting tiles have the geometry of the tiles that follow', async () => {
  const { rerender } = mount(<GameGridSkeleton count={6} withProvider />);
  await expect.poll(() => boxes('[data-skeleton]').length).toBe(6);
  const waiting = boxes('[data-skeleton]');
  rerender(<GameGrid games={gamesFixture(6, { locale: 'pseudo' })} texts={texts} withProvider />);
  await expect.poll(() => boxes('li').length).toBe(6);
  expect(boxes('li')).toEqual(waiting);
});
