import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gameTileLabels } from '../../patterns/GameTile/labels.ts';
import { GameTile } from '../../patterns/GameTile/index.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { translatePage } from '../../testing/translatePage.ts';
import { Verbatim } from './index.ts';

test('[FLD-10] a browser that translates the page leaves values and names of games as they are', async () => {
  const [game] = gamesFixture(1);
  if (!game) throw new Error('the fixture is empty');
  mount(
    <>
      <p data-testid="prose">Balance</p>
      <p data-testid="value">
        <Verbatim>$12.50</Verbatim>
      </p>
      <GameTile game={game} texts={labels('en_US', gameTileLabels)} />
    </>,
  );
  await expect.element(page.getByText(game.name, { exact: true })).toBeVisible();
  translatePage();
  const translated = (element: Element | null | undefined) => (element?.querySelectorAll('font').length ?? -1) > 0;
  expect(translated(page.getByTestId('prose').element())).toBe(true);
  expect(translated(page.getByTestId('value').element())).toBe(false);
  expect(page.getByText(game.name, { exact: true }).element().closest('font')).toBeNull();
});
