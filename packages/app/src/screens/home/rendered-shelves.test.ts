import { calls } from '@housefront/contract/calls';
import type { RenderResult } from '@housefront/contract/render';
import { expect, test, vi } from 'vitest';
import type { SiteDefinition } from '../../kernel/defineSite.ts';
import { bodyOf, renderedPage, rendererOf, renderOverSandbox } from '../../testing/renderedPage.ts';

renderOverSandbox();

const listed: Partial<SiteDefinition> = { lobby: { shelves: true } };
const SEGMENT = 'For members';

/** Headings of the sections of a page. */
const headings = (page: RenderResult): readonly string[] =>
  [...bodyOf(page).matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text = '']) => text);

/** The elements of a page without the jackpot, whose amount rises. */
const elements = (page: RenderResult): readonly string[] =>
  bodyOf(page)
    .replace(/<section class="Jackpot[^]*?<\/section>/, '')
    .split('<');

/** Answers the call of shelves by itself, and all else by the sandbox. @returns its requests */
function shelvesBy(answer: () => Response): readonly Request[] {
  const asked: Request[] = [];
  const sandbox = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.endsWith(calls.lobbyShelves.path)) return await sandbox(request);
    asked.push(request);
    return answer();
  });
  return asked;
}

const shelf = (id: string, more: object = {}) => ({ id, title: `Shelf ${id}`, kind: 'games', list: [], ...more });
const game = (id: number) => ({
  game_id: id,
  game_name: `Game ${id}`,
  game_code: `c${id}`,
  gp_id: 'GPJD',
  gt_id: 2,
  game_icon: '/a.svg',
});
const answered = (...shelves: readonly object[]) => Response.json({ code: '100', message: '', data: { shelves } });

test('[LOB-09] home and a hall are rendered and kept with the shelves of the platform, in its order and with its titles', async () => {
  const home = await renderedPage(listed);
  const greeting = 'Your seat is waiting';
  expect(headings(home)).toEqual(['Popular picks', greeting, 'New arrivals', 'Jackpot', 'Providers', 'Game providers']);
  const hall = await renderedPage(listed, { path: '/gameHall/2' });
  expect(headings(hall)).toEqual(['Popular picks', 'New arrivals', 'Jackpot', 'Providers']);
  const phone = await renderedPage(listed, { mode: 'mobile' });
  expect(headings(phone)).toEqual(['Popular picks', 'New arrivals', 'Jackpot', 'Providers', greeting]);
  expect([home, hall, phone].map(({ cacheable }) => cacheable)).toEqual([true, true, true]);
});

test.each([
  ['an empty one', shelf('b')],
  ['one of an unknown kind', shelf('b', { kind: 'weather', list: [game(2)] })],
  ['one of a part that is not built', shelf('b', { kind: 'activities' })],
  ['one without a title', shelf('b', { title: '', list: [game(2)] })],
  ['a rule with an unknown facet', shelf('b', { rule: { facets: { weather: ['sun'] } } })],
  ['a rule that finds nothing', shelf('b', { rule: { facets: { feature: ['none'] } } })],
  ['unreadable games', shelf('b', { list: [null, 7, { game_name: 'No id' }] })],
  ['games of the shelf above', shelf('b', { list: [game(1)] })],
  ['providers that the site does not have', shelf('b', { kind: 'providers', providers: [{ gp_id: 'NONE' }] })],
])('[LOB-09] of three shelves, %s leaves the page as if it was not listed', async (_, fault) => {
  for (const path of ['/', '/gameHall/2']) {
    const [first, last] = [shelf('a', { list: [game(1)] }), shelf('c', { list: [game(3)] })];
    shelvesBy(() => answered(first, fault, last));
    const page = await renderedPage(listed, { path });
    expect(headings(page).filter((title) => title.startsWith('Shelf'))).toEqual(['Shelf a', 'Shelf c']);
    expect(page.cacheable).toBe(true);
    shelvesBy(() => answered(first, last));
    expect(elements(page)).toEqual(elements(await renderedPage(listed, { path })));
  }
});

test.each([
  ['lacks the call', () => new Response('', { status: 404 })],
  ['fails', () => new Response('', { status: 500 })],
  ['answers nonsense', () => new Response('<p>')],
])('[LOB-09] where the platform %s, home and halls are those of today', async (_, answer) => {
  for (const path of ['/', '/gameHall/2']) {
    const before = await renderedPage({}, { path });
    const asked = shelvesBy(answer);
    const page = await renderedPage(listed, { path });
    expect(asked.length).toBe(1);
    expect(elements(page)).toEqual(elements(before));
    expect(page.cacheable).toBe(true);
  }
});

test('[LOB-09] without the key in the config the call is not sent', async () => {
  const asked = shelvesBy(() => answered());
  await renderedPage({ lobby: {} });
  await renderedPage({}, { path: '/gameHall/2' });
  expect(asked).toEqual([]);
});

test('[LOB-10] a rendered page and its data have no shelf of a segment, and ask without a token', async () => {
  const asked: (string | null)[] = [];
  const sandbox = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.includes('/lobby/')) asked.push(request.headers.get('authorization'));
    return await sandbox(request);
  });
  const render = rendererOf(listed);
  for (const path of ['/', '/gameHall/2']) {
    const { html, payload } = await render({ path });
    expect(html).toContain('New arrivals');
    expect(payload).toContain('New arrivals');
    expect(`${html}${payload}`).not.toContain(SEGMENT);
  }
  expect(new Set(asked)).toEqual(new Set([null]));
});
