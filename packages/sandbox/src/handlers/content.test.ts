import { calls } from '@housefront/contract/calls';
import { parseResponse, type AnyCall, type CallRequest, type CallResponse } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { createTestSandbox, sandboxPerTest } from '../testing/client.fixtures.ts';

const { here, client } = sandboxPerTest({ exampleSites: true });

async function read<C extends AnyCall>(
  call: C,
  request: CallRequest<C>,
  token?: string,
  language?: string,
): Promise<CallResponse<C>> {
  const reply = await client.send(call, request, token, language);
  const parsed = parseResponse(call, reply.data);
  if (!reply.ok || !parsed.ok) throw new Error(`${call.name}: ${reply.code} ${reply.message}`);
  return parsed.data;
}

const site = { site_id: 1001 };
const label = { ...site, device: 0, gp_id: 'GPJD', game_type_id: 2, house: 'gpjd' } as const;

test('halls hold only providers of the asked currency, and an unknown currency has none', async () => {
  const request = { ...site, support_device: 0, template: 'desktop_1' } as const;
  for (const currency of ['RMB', 'VND']) {
    const halls = await read(calls.gameList, { ...request, currency });
    expect(halls.map((hall) => hall.gt_id)).toContain(2);
    const open = here.sandbox.world.seed.providers.filter((provider) => provider.currencies.includes(currency));
    const listed = halls.flatMap((hall) => hall.gp_list.map((provider) => provider.gp_id));
    expect(listed.toSorted()).toEqual(open.map((provider) => provider.gpId).toSorted());
  }
  expect(await read(calls.gameList, { ...request, currency: 'XXX' })).toEqual([]);
});

test('[CAT-15x] game_label gives the labels of a provider and all its games with their labels', async () => {
  const { list, main } = await read(calls.gameLabel, { ...label, currency: 'RMB' });
  expect(main).toHaveLength(here.sandbox.world.catalogue.games('GPJD').length);
  const ids = new Set(list.map((item) => item.id));
  expect(ids.size).toBeGreaterThan(0);
  expect(main.some((game) => game.label_ids.length > 0)).toBe(true);
  expect(main.flatMap((game) => game.label_ids).every((id) => ids.has(id))).toBe(true);
  expect(await read(calls.gameLabel, { ...label, currency: 'XXX' })).toEqual({ list: [], main: [] });
  expect(await read(calls.gameLabel, { ...label, gp_id: 'GPXX', currency: 'RMB' })).toEqual({ list: [], main: [] });
});

test('tagged, hot and featured games keep to their hall and currency', async () => {
  const { info } = await read(calls.tagGameList, { ...site, currency: 'RMB', support_device: 0, tag: 'hot', gt_id: 2 });
  expect(info.length).toBeGreaterThan(0);
  expect(info.every((game) => game.tag === 'hot' && game.gt_id === 2)).toBe(true);
  const hot = await read(calls.hotGames, { ...site, currency: 'RMB', gt_id: 6 });
  expect(hot.every((game) => game.gt_id === 6)).toBe(true);
  const featured = await read(calls.templateGameList, { ...site, currency: 'RMB', support_device: 0 });
  expect(featured).toHaveLength(24);
});

test('favourites are shown in every list of the member, and of no other', async () => {
  const token = await client.signIn();
  const crash = await read(calls.crashGames, { ...site, currency: 'RMB' });
  const [first] = crash;
  const slot = here.sandbox.world.catalogue.games('GPJD')[0]?.id ?? 0;
  const status = (on: 0 | 1) => ({
    data: [
      { game_id: first?.game_id ?? '', status: on },
      { game_id: slot, status: on },
    ],
  });
  await read(calls.favoriteStore, status(1), token);
  const marked = async (sign?: string) => ({
    crash: (await read(calls.crashGames, { ...site, currency: 'RMB' }, sign)).filter((game) => game.is_favorite).length,
    slot: (await read(calls.gameLabel, { ...label, currency: 'RMB' }, sign)).main.filter((game) => game.member_favorite)
      .length,
  });
  expect(await marked(token)).toEqual({ crash: 1, slot: 1 });
  expect(await marked()).toEqual({ crash: 0, slot: 0 });
  expect(await marked(await client.signIn('river77', 'River777'))).toEqual({ crash: 0, slot: 0 });
  await read(calls.favoriteStore, status(0), token);
  expect(await marked(token)).toEqual({ crash: 0, slot: 0 });
});

test('one unknown game in a list of favourites leaves all of them as they were', async () => {
  const token = await client.signIn();
  const slot = here.sandbox.world.catalogue.games('GPJD')[0]?.id ?? 0;
  const reply = await client.send(
    calls.favoriteStore,
    {
      data: [
        { game_id: slot, status: 1 },
        { game_id: "1' OR 1=1", status: 1 },
      ],
    },
    token,
  );
  expect(reply.code).toBe('101');
  expect(here.sandbox.world.memberLists.favourites(1).size).toBe(0);
});

test('promotions a member hid stay away; those shown every session come again', async () => {
  const token = await client.signIn();
  const place = { ...site, display_device: 1, display_location: 2 } as const;
  const before = await read(calls.memberPromotions, place, token);
  const once = before.filter((item) => item.setting?.display_frequency === 0);
  expect(once.length).toBeGreaterThan(0);
  await read(calls.promotionHide, place, token);
  const after = await read(calls.memberPromotions, place, token);
  expect(after).toEqual(before.filter((item) => !once.includes(item)));
  expect(await read(calls.promotions, { ...site, display_device: 1 })).toEqual(before);
});

test('promotions keep to their device and place, and past ones are in the history only', async () => {
  const phone = await read(calls.promotions, { ...site, display_device: 2 });
  expect(phone.every((item) => item.display_device !== 1 && item.display_location === 2)).toBe(true);
  const token = await client.signIn();
  const deposit = await read(calls.memberPromotions, { ...site, display_device: 1, display_location: 3 }, token);
  expect(deposit.every((item) => item.display_location === 3)).toBe(true);
  const history = await read(calls.promotionHistory, { ...site, display_device: 1 });
  expect(history.length).toBeGreaterThan(0);
  expect(history.some((item) => phone.some((other) => other.id === item.id))).toBe(false);
});

test('announcements come in the asked order and language', async () => {
  const request = { ...site, sort_field: 'sort' } as const;
  const up = await read(calls.announcements, { ...request, sort_order: 'asc' }, undefined, 'zh_CN');
  const down = await read(calls.announcements, { ...request, sort_order: 'desc' }, undefined, 'en_US');
  expect(up.map((item) => item.id)).toEqual(down.map((item) => item.id).toReversed());
  expect(up[0]?.content).not.toBe(down.at(-1)?.content);
});

test('the jackpot grows with time', async () => {
  const total = async () => (await read(calls.jackpot, { currency: 'RMB' })).jackpot_amount_total?.units ?? 0n;
  const before = await total();
  here.clock.advance(1_000);
  expect(await total()).toBe(before + 137n);
});

test('pictures are served with a tag and long life, root-relative or under the public address', async () => {
  const icon =
    (await read(calls.gameList, { ...site, currency: 'RMB', support_device: 0, template: 'x' }))[0]?.gt_icon ?? '';
  expect(icon).toMatch(/^\/api\/art\//);
  const picture = await here.sandbox.app.request(icon);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(picture.headers.get('cache-control')).toMatch(/max-age=\d{6}/);
  const again = await here.sandbox.app.request(icon, {
    headers: { 'If-None-Match': picture.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await here.sandbox.app.request('/api/art/../../etc/passwd')).status).toBe(404);
  expect((await here.sandbox.app.request('/api/art/nothing.svg')).status).toBe(404);
  const { sandbox: outside, client: other } = await createTestSandbox({
    publicUrl: 'https://p.test',
    exampleSites: true,
  });
  const { data } = await other.send(calls.webLogo, site);
  expect(JSON.stringify(data)).toContain('https://p.test/api/art/');
  await outside.close();
});

test('a site may have a picture of its own over the registration', async () => {
  const request = { template: 'desktop_1' };
  const { photo } = await read(calls.registerBackground, { ...request, site_id: 1002 });
  expect((await here.sandbox.app.request(photo)).headers.get('content-type')).toContain('image/svg+xml');
  expect(await read(calls.registerBackground, { ...request, site_id: 1001 })).toEqual({ photo: '' });
});

test('[OPS-02] a platform without the example sites has no logo or picture of theirs for any id, and everything else', async () => {
  const { sandbox, client: other } = await createTestSandbox();
  for (const site_id of [...Array.from({ length: 20 }, (_, index) => 1001 + index), 1, 2001, 7001, 999_999_999]) {
    const { data: logos } = await other.send(calls.webLogo, { site_id });
    expect([site_id, logos]).toEqual([site_id, { web_logo_list: [] }]);
    const { data: background } = await other.send(calls.registerBackground, { template: 'desktop_1', site_id });
    expect([site_id, background]).toEqual([site_id, { detail: { photo: '' } }]);
  }
  const request = { site_id: 4321, support_device: 0, template: 'desktop_1', currency: 'USD' } as const;
  expect(JSON.stringify((await other.send(calls.gameList, request)).data)).toContain('/api/art/');
  expect(await other.signIn('river77', 'River777')).not.toBe('');
  await sandbox.close();
});

test('every picture address in the seed is served', async () => {
  const logos = await read(calls.webLogo, site);
  expect(logos.map((logo) => logo.type)).toEqual(['desktop', 'mobile', 'login', 'favicon']);
  expect(await read(calls.webLogo, { site_id: 999 })).toEqual([]);
  const text = JSON.stringify([
    logos,
    here.sandbox.world.seed.halls,
    here.sandbox.world.seed.providers,
    here.sandbox.world.seed.banners,
  ]);
  const addresses = new Set(text.match(/\/api\/art\/[^"\\]+/g));
  expect(addresses.size).toBeGreaterThan(50);
  for (const address of addresses)
    expect([address, (await here.sandbox.app.request(address)).status]).toEqual([address, 200]);
});
