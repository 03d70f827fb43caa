import { lobbyFacets, lobbyGames, lobbyShelves } from '@housefront/contract/features/lobby';
import { gameLabel } from '@housefront/contract/features/catalogue';
import { parseResponse } from '@housefront/contract/endpoint';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/client.fixtures.ts';

const { client, sandbox } = await createTestSandbox();
afterAll(() => sandbox.close());

type Games = {
  list: Record<string, unknown>[];
  total: number;
  facets: { id: string; values: { id: string; count: number }[] }[];
};

const ask = {
  site_id: 88,
  currency: 'USD',
  support_device: 0,
  facets: {},
  sort: 'platform',
  page: 1,
  count: 60,
} as const;
const games = async (over: object = {}) => (await client.send(lobbyGames, { ...ask, ...over })).data as Games;
const countOf = ({ facets }: Games, facet: string, value: string) =>
  facets.find(({ id }) => id === facet)?.values.find(({ id }) => id === value)?.count ?? 0;

describe('games by facets', () => {
  test('[LOB-02] a press brings as many games as its value promised, and other values of its facet add to them', async () => {
    const all = await games();
    expect(all.list).toHaveLength(60);
    const one = await games({ facets: { volatility: ['5'] } });
    expect(one.total).toBe(countOf(all, 'volatility', '5'));
    expect(one.total).toBeGreaterThan(0);
    expect(new Set(one.list.map(({ volatility }) => volatility))).toEqual(new Set([5]));
    const two = await games({ facets: { volatility: ['4', '5'] } });
    expect(two.total).toBe(one.total + countOf(one, 'volatility', '4'));
    const both = await games({ facets: { volatility: ['5'], feature: ['freespins'] } });
    expect(both.total).toBe(countOf(one, 'feature', 'freespins'));
  });

  test('[LOB-02] ranges are those of the request; a game of which nothing is known is in none', async () => {
    const found = await games({ ranges: { rtp: [94], lines: [20], stake: ['100', '1000'] }, gt_id: 2 });
    const { total } = found;
    expect(countOf(found, 'rtp', '-94') + countOf(found, 'rtp', '94-')).toBeLessThan(total);
    expect(countOf(found, 'stake', '100')).toBeLessThan(countOf(found, 'stake', '1000'));
    const cheap = await games({ ranges: { stake: ['100'] }, facets: { stake: ['100'] } });
    expect(new Set(cheap.list.map(({ min_stake }) => min_stake))).toEqual(new Set(['100']));
  });

  test('[LOB-04] a page goes on where the last one ended, in its order, with unknown games last', async () => {
    const whole = await games({ sort: 'rtp', gt_id: 2 });
    const pages = [];
    for (let page = 1; (page - 1) * 60 < whole.total; page += 1)
      pages.push(...(await games({ sort: 'rtp', gt_id: 2, page })).list);
    expect(new Set(pages.map(({ game_id }) => game_id)).size).toBe(whole.total);
    const rates = pages.map(({ rtp }) => (rtp === undefined ? -1 : Number(rtp)));
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(rates).toContain(-1);
  });

  test('[LOB-01] a game of the emulator says what its rules say, the same in every list', async () => {
    const reply = await client.send(gameLabel, {
      site_id: 88,
      currency: 'USD',
      device: 0,
      gp_id: 'GPR8',
      game_type_id: 2,
      house: '',
    });
    const read = parseResponse(gameLabel, reply.data);
    expect(read.ok && read.data.main.find(({ label_ids }) => !label_ids.includes('GPR8-crash'))).toMatchObject({
      rtp: '96.02',
      lines: 20,
      min_stake: { units: 100n },
    });
  });

  test('an unknown facet is refused', async () => {
    expect((await client.send(lobbyGames, { ...ask, facets: { weather: ['sun'] } })).code).toBe('101');
  });
});

describe('shelves', () => {
  const request = { site_id: 88, currency: 'USD', support_device: 0 } as const;
  type Shelves = { shelves: { id: string; list?: { gt_id: number }[] }[] };
  const shelves = async (over: object = {}, token?: string) =>
    ((await client.send(lobbyShelves, { ...request, ...over }, token)).data as Shelves).shelves;
  const during = async (situation: string) =>
    client.post('/api/lobby/shelves', request, { 'x-sandbox-scenario': situation });

  test('[LOB-09] home and halls have shelves, members one more, and a situation such as cannot be shown', async () => {
    const usual = ['popular', 'new', 'jackpot', 'providers'];
    expect((await shelves()).map(({ id }) => id)).toEqual(usual);
    const [popular] = await shelves({ gt_id: 3 });
    expect(new Set(popular?.list?.map(({ gt_id }) => gt_id))).toEqual(new Set([3]));
    const { data } = (await (await during('odd-shelves')).json()) as { data: Shelves };
    expect(data.shelves.map(({ id }) => id)).toEqual(['popular', 'empty', 'unknown', 'failing', ...usual.slice(1)]);
    expect((await shelves({}, await client.signIn())).map(({ id }) => id)).toEqual([...usual, 'members']);
  });

  test('[LOB-02] facets have names in English at least', async () => {
    const { data } = await client.send(lobbyFacets, { site_id: 88, currency: 'USD', device: 0 });
    const { facets } = data as { facets: { id: string; values: { name: Record<string, string> }[] }[] };
    expect(facets.map(({ id, values }) => [id, values.map(({ name }) => name['en_US'])])).toEqual([
      ['feature', ['Classic', 'ShiftReels', 'Cascades', 'Free Spins']],
      ['theme', ['Fruits', 'Orient', 'Adventure']],
      ['jackpot', ['Jackpot']],
    ]);
  });

  test('[ENG-02] a platform without a lobby answers 404', async () => {
    expect((await during('no-lobby')).status).toBe(404);
  });
});
