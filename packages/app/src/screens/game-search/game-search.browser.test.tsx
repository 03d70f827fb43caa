import { calls } from '@housefront/contract/calls';
import desktop from '@housefront/ui/templates/desktop-2';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, type PageOptions } from '../../testing/openPage.tsx';
import { templates } from '../../testing/testRuntime.ts';

const LISTS = '/api/v2/game_label';

const withSearch = { ...templates, desktop: () => Promise.resolve({ default: desktop }) };
/** Promotions would pop up as soon as the search is closed. */
const open = (options: PageOptions = {}) =>
  openPage('/app', {
    templates: withSearch,
    unscripted: true,
    prepare: ({ http }) => http.ok(calls.promotions, { list: [] }),
    ...options,
  });

const dialog = () => page.getByRole('dialog', { name: 'Search all games' });
/** Waits for a choice of that name. */
async function offers(name: RegExp): Promise<void> {
  await expect.element(dialog().getByRole('option', { name }).first()).toBeVisible();
}
const field = () => dialog().getByRole('searchbox', { name: 'Search all games' });
const keys = (text: string) => userEvent.keyboard(text);

/** The page with its shortcuts, which load with the parts above the page. */
async function ready(options?: PageOptions) {
  const listening = vi.spyOn(document, 'addEventListener');
  const opened = await open(options);
  // In the same moment it listens for a visitor who reaches for something.
  await expect.poll(() => listening.mock.calls.some(([name]) => name === 'pointerover')).toBe(true);
  listening.mockRestore();
  return opened;
}

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '[A11Y-01] %s opens the search of all games on any page, and Escape gives the focus back',
  async (shortcut) => {
    const { ports } = await ready();
    const link = page.getByRole('banner').getByRole('link', { name: 'Search all games' });
    await expect.element(link).toHaveAttribute('href', '/games');
    (link.element() as HTMLElement).focus();
    expect(ports.http.sent(LISTS)).toEqual([]);
    await keys(shortcut);
    await expect.element(field()).toHaveFocus();
    await expect.element(dialog().getByText('Hot games')).toBeVisible();
    expect(ports.http.sent(LISTS)).toEqual([]);
    await keys('{Escape}');
    await expect.poll(() => dialog().elements()).toHaveLength(0);
    await expect.element(link).toHaveFocus();
  },
);

test('[CAT-12] the search finds games of all providers and plays the chosen one as its tile does', async () => {
  const { runtime } = await ready();
  const start = vi.spyOn(runtime.core.play, 'start').mockImplementation(() => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'Search all games' }).click();
  await expect.element(field()).toHaveFocus();
  await keys('lion dyn');
  const found = dialog()
    .getByRole('option', { name: /Lion Dynasty/ })
    .first();
  await expect.element(found).toHaveTextContent('Lion DynastyJadewind · Slots');
  await expect.poll(() => dialog().getByRole('status').element().textContent).toMatch(/^[1-9]\d* games?$/);
  await expect.poll(() => field().element().getAttribute('aria-activedescendant')).toBe(found.element().id);
  await keys('{Enter}');
  expect(start).toHaveBeenCalledOnce();
  expect(start.mock.calls[0]?.[0]).toMatchObject({ name: expect.stringContaining('Lion Dynasty') as string });
  await expect.poll(() => dialog().elements()).toHaveLength(0);
});

test('[CAT-19] a label, a provider and a hall find their games without another call; halls and providers are there themselves', async () => {
  const { ports, runtime } = await ready();
  await keys('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await keys('rocket party');
  await offers(/Rocket Party/);
  // All lists are here.
  await expect.poll(() => dialog().getByRole('status').element().textContent).toMatch(/game/);
  await expect
    .poll(
      () =>
        dialog()
          .getByText(/ of .* providers|loading/i)
          .elements().length,
    )
    .toBe(0);
  const calls = ports.http.sent(LISTS).length;
  await field().fill('ＣＲＡＳＨ');
  await offers(/Rocket Party/);
  await field().fill('jadewind lion');
  await offers(/Lion Dynasty/);
  await field().fill('jadewind');
  await expect.element(dialog().getByText('Lobbies and providers')).toBeVisible();
  await offers(/^Jadewind/);
  expect(ports.http.sent(LISTS)).toHaveLength(calls);
  await field().fill('slots');
  await dialog().getByRole('option', { name: 'Slots', exact: true }).click();
  await expect.poll(() => runtime.navigation.target().path).toBe('/gameHall/2');
  expect(dialog().elements()).toHaveLength(0);
});

test('[LOB-06] with typing mistakes the search shows what may be meant under a heading of its own, and plays it', async () => {
  const { runtime } = await ready();
  const start = vi.spyOn(runtime.core.play, 'start').mockImplementation(() => undefined);
  await keys('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await keys('loin dynasti');
  await expect.element(dialog().getByText('Similar names')).toBeVisible();
  await offers(/Lion Dynasty/);
  await expect.poll(() => dialog().getByRole('status').element().textContent).toMatch(/^[1-9]\d* games?$/);
  await keys('{Enter}');
  expect(start.mock.calls[0]?.[0]).toMatchObject({ name: expect.stringContaining('Lion Dynasty') as string });
});

test('[LOB-06] a search that finds three games by their names forgives nothing', async () => {
  await ready();
  await keys('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await keys('lion');
  await offers(/Lion Dynasty/);
  await expect.poll(() => dialog().getByRole('option').elements().length).toBeGreaterThan(3);
  await expect.element(dialog().getByText('Similar names')).not.toBeInTheDocument();
});

test('[CAT-29x] a word that no game has is said, and all games are one press away, with the same word', async () => {
  const { runtime } = await ready();
  await keys('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await keys('zzzz');
  await expect.element(dialog().getByText('No games found')).toBeVisible();
  await dialog().getByRole('link', { name: 'Show all games' }).click();
  await expect.poll(() => runtime.navigation.target().href).toBe('/games?q=zzzz');
  expect(dialog().elements()).toHaveLength(0);
});

test('what is typed into a field of a dialog opens no search', async () => {
  const { runtime } = await ready();
  runtime.overlays.open('login');
  const account = page.getByRole('dialog').getByRole('textbox').first();
  await expect.element(account).toBeVisible();
  (account.element() as HTMLElement).focus();
  await keys('{Control>}k{/Control}');
  expect(runtime.overlays.store.getState().gameSearch).toBe(false);
});

test('a template without the search leaves Ctrl+K to the browser and its header a plain link', async () => {
  const { runtime } = await ready({ templates });
  let left: boolean | null = null;
  document.addEventListener('keydown', ({ key, defaultPrevented }) => (left = key === 'k' ? !defaultPrevented : left));
  await keys('{Control>}k{/Control}');
  expect(left).toBe(true);
  expect(runtime.overlays.store.getState().gameSearch).toBe(false);
});
