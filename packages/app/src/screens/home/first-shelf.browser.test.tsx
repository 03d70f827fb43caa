import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { openPage } from '../../testing/openPage.tsx';

const PLAYED = '/api/arks/web/member-games/last-playing-game';

const art = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

const games = (from: number, count: number, over: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    game_id: from + at,
    game_name: `Game ${from + at}`,
    game_code: `c${from + at}`,
    gp_id: 'GPJD',
    gt_id: 2,
    tag: 'hot',
    game_icon: art,
    ...over,
  }));
/** Hot games 1 to 24; the featured ones begin with ten of them. */
const hot = games(1, 24);
const featured = [...hot.slice(0, 10), ...games(101, 12)];

beforeAll(async () => {
  const [desktop, mobile] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('./home.page.ts'),
  ]);
  await Promise.all([desktop.default.views.home(), mobile.default.views.home()]);
}, 60_000);

const withGames = ({ http }: FakePorts): void => {
  http.ok(calls.hotGames, hot);
  http.ok(calls.templateGameList, featured);
};

/** Lists of tiles on the page by their names, in the order of the page. */
const lists = () =>
  [...document.querySelectorAll('main :is(ul, ol):has(> li[data-layout])')].map((list) => ({
    numbered: list.localName === 'ol',
    games: [...list.querySelectorAll('li > button:first-child')].map((tile) =>
      Number(tile.getAttribute('title')?.slice(5)),
    ),
    hot: list.querySelectorAll('[title="Hot"]').length,
  }));
const upTo = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);

/** The sum of all jumps from now on. */
function jumps(): () => number {
  let sum = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    add(observer.takeRecords());
    return sum;
  };
}

test.each(['desktop', 'mobile'] as const)(
  '[LOOK-05] [LOOK-15] on %s a guest’s home begins with the top ten, which no other shelf repeats and no badge names',
  async (mode) => {
    await openPage('/', { mode, unscripted: true, prepare: withGames });
    await expect.poll(() => lists()[0]).toEqual({ numbered: true, games: upTo(10), hot: 0 });
    await expect.element(page.getByRole('heading', { name: 'Top 10' })).toBeInTheDocument();
    await expect.poll(() => lists()[1]?.games).toEqual(upTo(12, 101));
    expect(lists()[1]?.hot).toBe(12);
  },
);

test.each([
  { played: 0, favourites: 0, first: upTo(10), title: 'Top 10' },
  { played: 1, favourites: 0, first: [31, ...upTo(14, 11), 101], title: 'Your games and more' },
  { played: 1, favourites: 8, first: [31, ...upTo(8, 101)], title: 'Recently played and favourites' },
  { played: 30, favourites: 0, first: upTo(20, 31), title: 'Recently played' },
])(
  '[LOOK-15] a member with $played played games and $favourites favourites begins with them, late, and nothing moves',
  async ({ played, favourites, first, title }) => {
    let answer: ReturnType<FakePorts['http']['hold']> | undefined;
    await page.viewport(1440, 900);
    const { runtime } = await openMemberPage('/', {
      prepare: (ports) => {
        withGames(ports);
        const hearts = featured.map((one, at) =>
          at >= 10 && at < 10 + favourites ? { ...one, member_favorite: 1 } : one,
        );
        ports.http.ok(calls.templateGameList, hearts);
        answer = ports.http.hold(PLAYED);
      },
    });
    await expect.poll(() => lists()[0]).toEqual({ numbered: true, games: upTo(10), hot: 0 });
    await expect.poll(() => lists()[1]?.games).toEqual(upTo(12, 101));
    const sum = jumps();
    answer?.(success(calls.lastPlayingGame, games(31, played)));
    await expect.poll(() => runtime.core.queryClient.isFetching()).toBe(0);
    await expect.poll(() => lists()[0]?.games).toEqual(first);
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeInTheDocument();
    const all = lists().flatMap((list) => list.games);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
    expect(
      lists()
        .filter(({ numbered }) => numbered)
        .map((list) => list.games.length),
    ).toEqual([10]);
    expect(sum()).toBeLessThanOrEqual(0.02);
  },
);

test('[LOOK-15] a member whose played games cannot be loaded has a guest’s home', async () => {
  const { ports } = await openMemberPage('/', {
    prepare: (all) => {
      withGames(all);
      all.http.on(PLAYED, { status: 500, text: '' });
    },
  });
  await expect.poll(() => ports.http.sent(PLAYED).length).toBeGreaterThan(0);
  await expect.poll(() => lists()[0]).toEqual({ numbered: true, games: upTo(10), hot: 0 });
});
