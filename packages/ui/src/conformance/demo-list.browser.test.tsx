import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { demoListFixture } from '../views/demo-list/demo-list.fixtures.ts';
import PhoneView from '../templates/_h5/demo-list/DemoListView.tsx';
import DesktopView from '../templates/_desktop/demo-list/DemoListView.tsx';

test.for([
  ['desktop', 1280, DesktopView],
  ['phone', 360, PhoneView],
] as const)('[PLAY-41] on %s hall and provider are chosen, and a game starts', async ([, width, View]) => {
  await page.viewport(width, 800);
  const onChoose = vi.fn();
  const onPlay = vi.fn();
  const fixture = demoListFixture();
  const heard = <Item extends { readonly name: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, onChoose: () => onChoose(item.name) }));
  mount(
    <View
      {...fixture}
      halls={heard(fixture.halls)}
      providers={heard(fixture.providers)}
      games={{ state: 'ready', items: fixture.games.items.map((game) => ({ ...game, onPlay: () => onPlay(game.id) })) }}
    />,
  );
  const list = page.getByRole('dialog', { name: 'Try for free' });
  await expect.element(list.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-pressed', 'true');
  await list.getByRole('group', { name: 'Game lobbies' }).getByRole('button', { name: 'Cards' }).click();
  await list.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'Jadewind' }).click();
  expect(onChoose.mock.calls).toEqual([['Cards'], ['Jadewind']]);
  const first = fixture.games.items[0];
  await list.getByRole('list').getByRole('button').first().click();
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(first?.id);
});
