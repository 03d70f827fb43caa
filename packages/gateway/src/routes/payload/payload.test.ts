import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { gatewayOf, pageOf } from '../../sites/site.fixtures.ts';
import type { Render } from '../../base/types.ts';

const withData: Render = (request) =>
  Promise.resolve({ ...pageOf(request), payload: JSON.stringify({ url: request.url, mode: request.mode }) });

describe('happy', () => {
  test('[API-18x] the payload of a public path is the data of its page, from the same cache, plain or compressed', async () => {
    const render = vi.fn(withData);
    const { get } = gatewayOf({ render });
    await get('/gameHall/3');
    const answer = await get('/gameHall/3/_payload.json?build=b1');
    expect(await answer.json()).toEqual({
      build: 'b1',
      data: { url: 'http://play.example.com/gameHall/3', mode: 'desktop' },
    });
    expect(render).toHaveBeenCalledTimes(1);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toContain('Cookie');
    const packed = await get('/gameHall/3/_payload.json?build=b1', { 'accept-encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString())).toMatchObject({ build: 'b1' });
  });

  test('[API-18x] home and lists have theirs; what it depends on is what the page depends on', async () => {
    const render = vi.fn(withData);
    const { get } = gatewayOf({ render });
    const data = async (path: string, headers = {}) => {
      const { data } = (await (await get(path, headers)).json()) as { data: { url: string; mode: string } };
      return [data.url.replace('http://play.example.com', ''), data.mode];
    };
    expect(await data('/_payload.json?build=b1')).toEqual(['/', 'desktop']);
    expect(await data('/slotgame/_payload.json?build=b1&gt_id=2&gp_id=GP01')).toEqual([
      '/slotgame?gp_id=GP01&gt_id=2',
      'desktop',
    ]);
    expect(await data('/_payload.json?build=b1', { cookie: 'view_mode=mobile' })).toEqual(['/', 'mobile']);
    await get('/');
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('error', () => {
  test('[API-18x] another build, no build, and pages without public or whole data answer 404', async () => {
    const ask = async (render: Render, path = '/faq/_payload.json?build=b1', headers = {}) => {
      const answer = await gatewayOf({ render }).get(path, headers);
      return [answer.status, answer.headers.get('cache-control'), await answer.json()];
    };
    const missing = [404, 'no-store', { code: '404', message: 'There is no such call.', data: null }];
    const over =
      (more: object): Render =>
      async (request) => ({ ...(await withData(request)), ...more });
    expect(await ask(withData, '/faq/_payload.json?build=b2')).toEqual(missing);
    expect(await ask(withData, '/faq/_payload.json')).toEqual(missing);
    for (const more of [{ payload: undefined }, { cacheable: false }, { status: 404 }, { redirect: '/' }]) {
      expect(await ask(over(more))).toEqual(missing);
    }
  });
});

describe('security', () => {
  test('[API-18x] an answer that sets a cookie belongs to one visitor and is not handed out', async () => {
    const personal: Render = async (request) => ({ ...(await withData(request)), headers: { 'set-cookie': 'a=1' } });
    const answer = await gatewayOf({ render: personal }).get('/faq/_payload.json?build=b1');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
    expect(await answer.text()).not.toContain('faq');
  });
});
