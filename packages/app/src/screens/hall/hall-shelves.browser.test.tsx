import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydratePage } from '../../testing/hydratePage.tsx';
import { openPage } from '../../testing/openPage.tsx';
import {
  faults,
  gapBetween,
  jumps,
  listedGames,
  lobbyOfShelves,
  placesInView,
  shelf,
  shelfTitles,
} from '../../testing/shelves.fixtures.ts';
import { templates } from '../../testing/testRuntime.ts';

const SHELVES = '/api/lobby/shelves';
const modes = ['desktop', 'mobile'] as const;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, at) => shelf(id, { list: listedGames(1 + 20 * at) }));

beforeAll(async () => {
  await Promise.all([import('./game-hall.page.ts'), import('@housefront/contract/endpoint')]);
}, 60_000);

const view = async (mode: 'desktop' | 'mobile') => {
  const [width, height] = mode === 'desktop' ? [1440, 900] : [390, 800];
  await page.viewport(width, height);
  onTestFinished(async () => page.viewport(414, 896));
};
const open = async (mode: 'desktop' | 'mobile', prepare: (ports: FakePorts) => void) => {
  await view(mode);
  return openPage('/gameHall/2', { mode, config: lobbyOfShelves, unscripted: true, prepare });
};

test.each(modes)(
  '[LOB-09] on %s a hall shows the shelves that the platform lists for it, in its order',
  async (mode) => {
    const { ports } = await open(mode, ({ http }) => http.ok(calls.lobbyShelves, { shelves: [b, a] }));
    await expect.poll(shelfTitles).toEqual(['b', 'a']);
    expect(ports.http.bodies(SHELVES)).toMatchObject([{ gt_id: 2, currency: 'USD' }]);
    await expect.element(page.getByRole('heading', { name: 'Providers' })).toBeInTheDocument();
    for (const name of ['Hot games', 'Crash games']) {
      await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument();
    }
  },
);

test.for(modes.flatMap((mode) => faults.map((fault) => ({ mode, ...fault }))))(
  '[LOB-09] on $mode a shelf $fault leaves neither gap nor message in a hall, and nothing jumps',
  async ({ mode, bad }) => {
    let answer: ReturnType<FakePorts['http']['hold']> | undefined;
    const { runtime } = await open(mode, ({ http }) => {
      http.on('/api/lobby/games', { status: 500, text: '' });
      answer = http.hold(SHELVES);
    });
    await expect.element(page.getByRole('heading', { name: 'Providers' })).toBeInTheDocument();
    await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(1);
    await idle();
    const sum = jumps();
    answer?.({ json: { code: '100', message: '', data: { shelves: [a, b, bad, c, d] } } });
    await expect.poll(shelfTitles).toEqual(['a', 'b', 'c', 'd']);
    expect(gapBetween('b', 'c')).toBe(gapBetween('c', 'd'));
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await idle();
    expect(sum()).toBeLessThanOrEqual(0.02);
  },
);

test.each([404, 500])('[LOB-09] a hall is that of today where the call answers %d', async (status) => {
  await open('desktop', ({ http }) => http.on(SHELVES, { status, text: '' }));
  await expect.element(page.getByRole('heading', { name: 'Hot games' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Crash games' })).toBeInTheDocument();
  expect(shelfTitles()).toEqual([]);
});

test.each(modes)(
  '[LOB-10] on %s shelves of a segment come below the view of a hall, and nothing in view moves',
  async (mode) => {
    await view(mode);
    let http: FakePorts['http'] | undefined;
    let answer: ReturnType<FakePorts['http']['hold']> | undefined;
    const { start, runtime } = await hydratePage({
      mode,
      templates,
      config: lobbyOfShelves,
      path: '/gameHall/2',
      member: ['falcon1', 'Falcon11'],
      prepare: (ports) => {
        ({ http } = ports);
        // The gateway knows the template by the name of the config: another one has lists of its own.
        http.ok(calls.templateConfig, { mobileTemplateName: 'H5_1_mobile' });
        http.ok(calls.memberPromotions, { list: [] });
        answer = http.hold(SHELVES);
      },
    });
    await idle();
    await start();
    await expect.poll(() => runtime.core.session.store.getState().status).toBe('member');
    // The entry of a site releases the parts of the page for members.
    window.dispatchEvent(new Event('pointermove'));
    await expect.poll(() => http?.sent(SHELVES).length).toBe(1);
    await idle();
    const before = placesInView();
    const sum = jumps();
    answer?.(success(calls.lobbyShelves, { shelves: [shelf('vip', { list: listedGames(500) })] }));
    await expect.poll(shelfTitles).toEqual(['vip']);
    const vip = page.getByRole('heading', { name: 'Shelf vip' }).element();
    expect(vip.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight);
    await idle();
    expect(placesInView()).toEqual(before);
    expect(sum()).toBe(0);
  },
);
