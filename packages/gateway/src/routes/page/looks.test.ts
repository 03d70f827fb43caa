import { expect, test } from 'vitest';
import { gatewayOf, HOST, OWN, pageOf } from '../../sites/site.fixtures.ts';

/** A site whose cache has room for a thousand pages, asked by many visitors; counts what it renders. */
function busySite() {
  const rendered: string[] = [];
  const { gateway } = gatewayOf(
    {
      render: (request) => {
        rendered.push(request.url.replace(HOST, ''));
        return Promise.resolve(pageOf(request));
      },
    },
    { pageCacheBytes: 2_000_000, rateLimitScale: 0 },
  );
  const ask = async (path: string, visitor: number) => {
    const remoteAddress = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
    const env = { incoming: { socket: { remoteAddress } } } as unknown as Parameters<typeof gateway.app.fetch>[1];
    return (await gateway.app.request(HOST + path, { headers: OWN }, env)).status;
  };
  return { rendered, ask };
}

const PLAIN = Array.from({ length: 50 }, (_, index) =>
  index % 2 === 0 ? `/main/${index}` : `/slotgame?gp_id=GP${index}&gt_id=2`,
);

test.each([
  ['facets', (index: number) => `/slotgame?gt_id=2&gp_id=GP1&theme=t${index}`],
  ['texts', (index: number) => `/games?q=${index}`],
  ['parameters that the page does not read', (index: number) => `/main/0?x${index}=1&q=${index}&gp_id=GP${index}`],
])('[LOB-11] 10,000 addresses with %s push no other page out of the cache', async (_name, address) => {
  const { rendered, ask } = busySite();
  const hits = async () => {
    const before = rendered.length;
    for (const path of PLAIN) expect(await ask(path, 1)).toBe(200);
    return PLAIN.length - (rendered.length - before);
  };
  expect(await hits()).toBe(0);
  expect(await hits()).toBe(50);
  // Each visitor asks twice, so that no quota of one visitor keeps the number small.
  for (let index = 0; index < 10_000; index += 1) await ask(address(index), 1000 + (index >> 1));
  expect(await hits()).toBe(50);
});

test('[LOB-11] a look at a list is kept for those who ask for the same one', async () => {
  const { rendered, ask } = busySite();
  for (const visitor of [1, 2]) await ask('/games?volatility=4&feature=buy&unread=1', visitor);
  expect(rendered).toEqual(['/games?feature=buy&volatility=4']);
});
