import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { idle } from '@housefront/ui/testing';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteTemplates } from '../../kernel/defineSite.ts';
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

const SHELVES = '/api/lobby/shelves';
const modules = import.meta.glob<Awaited<ReturnType<SiteTemplates['desktop']>>>(
  '../../../../ui/src/templates/[dh]*/template.ts',
);
const homes = Object.entries(modules).map(([file, load]) => ({
  id: file.split('/').at(-2) ?? file,
  mode: file.includes('/desktop-') ? ('desktop' as const) : ('mobile' as const),
  load,
}));
const two = homes.filter(({ id }) => id === 'desktop-1' || id === 'h5-1');

beforeAll(async () => {
  await Promise.all([import('./home.page.ts'), import('@housefront/contract/endpoint')]);
}, 60_000);

/** Waits for two frames and what they cause. */
const drawn = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await idle();
};

const view = async (mode: 'desktop' | 'mobile') => {
  const [width, height] = mode === 'desktop' ? [1440, 900] : [390, 800];
  await page.viewport(width, height);
  onTestFinished(async () => page.viewport(414, 896));
};
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, at) => shelf(id, { list: listedGames(1 + 20 * at) }));

const open = async ({ mode, load }: (typeof homes)[number], prepare: (ports: FakePorts) => void) => {
  await view(mode);
  const templates = { desktop: load, mobile: load };
  return openPage('/', { mode, templates, config: lobbyOfShelves, unscripted: true, prepare });
};

describe('happy', () => {
  test.for(homes)('[LOB-09] home of $id shows the platform’s shelves in its order, each game once', async (home) => {
    const more = '/games?sort=popular';
    const providers = shelf('providers', { kind: 'providers', providers: [{ gp_id: 'GPJD', gt_id: 2 }] });
    const again = shelf('again', { list: [...listedGames(1, 3), ...listedGames(90, 12)], more });
    await open(home, ({ http }) => http.ok(calls.lobbyShelves, { shelves: [b, a, providers, again] }));
    await expect.poll(shelfTitles).toEqual(['b', 'a', 'providers', 'again']);
    await expect.element(page.getByRole('heading', { name: 'Top 10' })).not.toBeInTheDocument();
    const all = page.getByRole('link', { name: 'See all: Shelf again' });
    await expect.element(all).toHaveAttribute('href', more);
    const titles = [...document.querySelectorAll('main [title^="Listed "]')].map((tile) => tile.getAttribute('title'));
    expect(new Set(titles).size).toBe(36);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

describe('error', () => {
  test.for(two.flatMap((home) => faults.map((fault) => ({ ...home, ...fault }))))(
    '[LOB-09] on $id a shelf $fault leaves neither gap nor message, and nothing jumps as the others come',
    async (subject) => {
      let answer: ReturnType<FakePorts['http']['hold']> | undefined;
      const { runtime } = await open(subject, ({ http }) => {
        http.on('/api/lobby/games', { status: 500, text: '' });
        answer = http.hold(SHELVES);
      });
      await expect.poll(() => document.querySelector('main section[aria-busy="true"]')).not.toBeNull();
      await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(1);
      await idle();
      const sum = jumps();
      const shelves = [a, b, subject.bad, c, d];
      answer?.({ json: { code: '100', message: '', data: { shelves } } });
      await expect.poll(shelfTitles).toEqual(['a', 'b', 'c', 'd']);
      expect(gapBetween('b', 'c')).toBe(gapBetween('c', 'd'));
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      await idle();
      expect(sum()).toBeLessThanOrEqual(0.02);
    },
  );

  test.for(two.flatMap((home) => [404, 500].map((status) => ({ ...home, status }))))(
    '[LOB-09] home of $id is that of today where the call answers $status',
    async ({ status, ...home }) => {
      const { ports, runtime } = await open(home, ({ http }) => http.on(SHELVES, { status, text: '' }));
      await expect.poll(() => ports.http.sent(SHELVES).length).toBe(1);
      await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(0);
      await expect.element(page.getByRole('heading', { name: 'Top 10' })).toBeInTheDocument();
      await expect.element(page.getByRole('main').getByText('Slots').first()).toBeInTheDocument();
      expect(shelfTitles()).toEqual([]);
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('members', () => {
  /** A member’s home as the server sent it, whose shelves are answered later. */
  const openMember = async ({ mode, load }: (typeof homes)[number], prepare: (ports: FakePorts) => void) => {
    await view(mode);
    let http: FakePorts['http'] | undefined;
    const { start, runtime } = await hydratePage({
      mode,
      templates: { desktop: load, mobile: load },
      config: lobbyOfShelves,
      member: ['falcon1', 'Falcon11'],
      prepare: (ports) => {
        ({ http } = ports);
        // The gateway knows the template by the name of the config: another one has lists of its own.
        http.ok(calls.templateConfig, { mobileTemplateName: 'H5_1_mobile' });
        http.ok(calls.memberPromotions, { list: [] });
        prepare(ports);
      },
    });
    await idle();
    await start();
    const { session, queryClient } = runtime.core;
    await expect.poll(() => session.store.getState().status).toBe('member');
    // The entry of a site releases the parts of the page for members.
    window.dispatchEvent(new Event('pointermove'));
    await expect.poll(() => http?.sent(SHELVES).length).toBe(1);
    expect(http?.sent(SHELVES)[0]?.headers['authorization']).toBeTruthy();
    await expect.poll(() => queryClient.isFetching()).toBeLessThanOrEqual(1);
    await drawn();
  };
  const sections = () => [...document.querySelectorAll('main section')];
  const headings = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  const ofGuests = ['Popular picks', 'New arrivals', 'Jackpot'];
  const listed = () => headings().filter((title) => ofGuests.includes(title) || title.startsWith('Shelf '));
  const ofMember = {
    shelves: [
      shelf('vip', { list: listedGames(500) }),
      shelf('popular', { list: [] }),
      shelf('none'),
      shelf('gold', { list: listedGames(600) }),
    ],
  };

  test.for(homes)(
    '[LOB-10] on $id shelves of a segment come below the view, and nothing in view moves',
    async (home) => {
      let answer: ReturnType<FakePorts['http']['hold']> | undefined;
      await openMember(home, ({ http }) => {
        answer = http.hold(SHELVES);
      });
      const before = placesInView();
      const sum = jumps();
      answer?.(success(calls.lobbyShelves, ofMember));
      await expect.poll(listed).toEqual([...ofGuests, 'Shelf vip', 'Shelf gold']);
      const first = page.getByRole('heading', { name: 'Shelf vip' }).element();
      expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight);
      await idle();
      expect(placesInView()).toEqual(before);
      expect(sum()).toBe(0);
    },
  );

  test.for(two)('[LOB-10] on $id they wait while their place is in view', async (home) => {
    let answer: ReturnType<FakePorts['http']['hold']> | undefined;
    await openMember(home, ({ http }) => {
      answer = http.hold(SHELVES);
    });
    const end = () => sections().find((section) => section.querySelector('h2')?.textContent === 'Providers');
    // Parts that come near get their real heights.
    for (let turn = 0; turn < 5; turn += 1) {
      end()?.scrollIntoView({ block: 'center' });
      await drawn();
    }
    expect(end()?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    const sum = jumps();
    answer?.(success(calls.lobbyShelves, ofMember));
    await drawn();
    await drawn();
    expect([listed(), sum()]).toEqual([ofGuests, 0]);
    window.scrollTo({ top: 0 });
    await expect.poll(listed).toEqual([...ofGuests, 'Shelf vip', 'Shelf gold']);
  });

  test.for(two)('[LOB-10] on $id a failing call leaves the shelves of guests', async (home) => {
    await openMember(home, ({ http }) => http.on(SHELVES, { status: 500, text: '' }));
    await expect.poll(listed).toEqual(ofGuests);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
