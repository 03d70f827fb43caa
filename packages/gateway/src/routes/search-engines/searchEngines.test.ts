import { describe, expect, test, vi } from 'vitest';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { gatewayOf, HOST } from '../../sites/site.fixtures.ts';

type Asked = Parameters<NonNullable<GatewaySite['addresses']>>[0];

describe('happy', () => {
  test('[SHELL-17x] the map of a site names every address in every language', async () => {
    const asked: Asked[] = [];
    const { get } = gatewayOf({
      addresses: (request) => {
        asked.push(request);
        return Promise.resolve(['/', '/faq', '/main/a&b']);
      },
    });
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await answer.text();
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${HOST}/`,
      `${HOST}/faq`,
      `${HOST}/main/a&amp;b`,
    ]);
    expect(text).toContain(`<xhtml:link rel="alternate" hreflang="en-US" href="${HOST}/faq?lang=en_US"/>`);
    expect(asked).toMatchObject([{ origin: HOST, upstream: 'http://127.0.0.1:1' }]);
    await get('/sitemap.xml');
    expect(asked).toHaveLength(1);
  });

  test('[OPS-05] a purge of something of the site renews its map', async () => {
    const addresses = vi.fn(() => Promise.resolve(['/']));
    const { get, shared } = gatewayOf({ addresses });
    await get('/sitemap.xml');
    await shared.purge(['site-1002-page-home']);
    await get('/sitemap.xml');
    expect(addresses).toHaveBeenCalledTimes(1);
    await shared.purge(['site-1001-hall-8']);
    await get('/sitemap.xml');
    await get('/sitemap.xml');
    expect(addresses).toHaveBeenCalledTimes(2);
  });

  test('[SHELL-17x] a language in the address is the language of the page', async () => {
    const { get } = gatewayOf();
    const languageOf = async (path: string, headers = {}) =>
      (await (await get(path, headers)).text()).match(/[a-z]{2}_[A-Z]{2}/)?.[0];
    expect(await languageOf('/?lang=en_US')).toBe('en_US');
    expect(await languageOf('/?lang=zh_CN', { 'accept-language': 'en-US' })).toBe('zh_CN');
    expect(await languageOf('/?lang=xx', { 'accept-language': 'en-US' })).toBe('en_US');
  });
});

describe('error', () => {
  test('[SHELL-17x] a site that cannot list its addresses still has a home page', async () => {
    for (const addresses of [undefined, () => Promise.reject(new Error('no'))]) {
      const text = await (await gatewayOf(addresses ? { addresses } : {}).get('/sitemap.xml')).text();
      expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([`${HOST}/`]);
    }
  });
});

describe('security', () => {
  test('[SHELL-17x] search engines are kept out of windows and shown where the map is', async () => {
    const answer = await gatewayOf().get('/robots.txt');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    for (const line of ['Disallow: /api/', 'Disallow: /user', 'Disallow: /play', `Sitemap: ${HOST}/sitemap.xml`])
      expect(text).toContain(line);
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(
      text
        .match(/^Disallow: \S+$/gm)
        ?.map((line) => line.slice(10))
        .filter((path) => !path.includes('?') && !path.includes('&'))
        .toSorted(),
    ).toEqual('/api/ /authCallback /close /fastDeposit /fastPayment /loading /play /proxy /user'.split(' '));
  });

  test('[LOB-11] and out of lists with a facet, a text or an order in their address, wherever it stands there', async () => {
    const text = await (await gatewayOf().get('/robots.txt')).text();
    const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = '']) => rule);
    const isClosed = (address: string) =>
      rules.some((rule) =>
        new RegExp(
          `^${rule
            .split('*')
            .map((part) => RegExp.escape(part))
            .join('.*')}`,
        ).test(address),
      );
    const names = 'q filter sort label page feature hall jackpot lines new provider rtp stake theme volatility'.split(
      ' ',
    );
    const open = (address: (name: string) => string) => names.filter((name) => !isClosed(address(name)));
    expect(open((name) => `/games?${name}=1`)).toEqual([]);
    expect(open((name) => `/slotgame?gt_id=2&gp_id=A&${name}=1`)).toEqual([]);
    expect(
      ['/', '/slotgame?gt_id=2&gp_id=Aq&house=1', '/faq/q=1', '/?utm_source=q', '/gameHall/2'].filter(isClosed),
    ).toEqual([]);
  });
});
