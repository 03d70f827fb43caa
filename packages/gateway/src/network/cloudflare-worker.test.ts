import http from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createGateway } from '../createGateway.ts';
import { listenGateway } from '../listen.ts';
import { noisePng, pictureAt } from '../routes/images/images.fixtures.ts';
import { loadSite } from '../sites/load-site.ts';
import { agreedAt, captureLog, pageOf, relayConsent, settings, writeSite } from '../sites/site.fixtures.ts';
import { guideWorker, startWorker, type RunningWorker } from './cloudflare-worker.fixtures.ts';
import { textOf } from './visitors.fixtures.ts';

const stops: (() => unknown)[] = [];
let worker: RunningWorker;

beforeAll(async () => {
  const png = await noisePng(64, 64);
  const platform = http.createServer(({ url }, reply) => void reply.end(url?.endsWith('.png') ? png : '{}'));
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  stops.push(() => (platform.closeAllConnections(), platform.close()));
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  // An IP server has an address of this type.
  const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const built = writeSite({ 'dist/client/offline-worker.js': 'self.offline = 1;' });
  stops.push(built.remove);
  const gateway = createGateway({
    sites: [
      {
        ...(await loadSite({ dir: built.dir, hosts: ['play.example.com'] })),
        upstream,
        config: {
          ...settings,
          languages: ['th_TH', 'vi_VN', 'en_US'],
          images: 'gateway',
          webApp: { offline: true },
          consent: relayConsent,
        },
        render: (asked) => {
          const facts = `<p>${asked.mode} ${asked.locale} ${asked.cookies['ccy'] ?? ''} ${asked.headers['country'] ?? ''}</p>`;
          return Promise.resolve({ ...pageOf(asked), html: facts });
        },
      },
    ],
    logger: captureLog().logger,
    options: { network: 'cloudflare', trustedProxies },
  });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0 }]);
  stops.push(() => running.stop({ clock: systemClock, delayMs: 0, limitMs: 500 }));
  worker = await startWorker(guideWorker('th|vi|en'), running.ports[0] ?? 0);
  stops.push(() => worker.stop());
}, 120_000);
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
}, 30_000);

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'POST' = 'GET') => {
  const answer = await request(`http://127.0.0.1:${worker.port}${path}`, {
    method,
    headers: { host: 'play.example.com', ...headers },
    ...(method === 'POST' && { body: '{}' }),
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const control = answer.headers['cloudflare-cdn-cache-control'];
  return { status: answer.statusCode, headers: answer.headers, control, text: textOf(answer.headers, bytes) };
};

test.each([
  ['a language', { 'accept-language': 'vi-VN,vi;q=0.9' }, 'desktop vi_VN  '],
  ['an unknown language', { 'accept-language': 'zh-CN' }, 'desktop th_TH  '],
  ['the language of a cookie', { cookie: 'lang=en_US', 'accept-language': 'vi' }, 'desktop en_US  '],
  ['a phone with a currency', { cookie: 'ccy=USD', 'user-agent': 'iPhone' }, 'mobile th_TH USD '],
  ['a country', { 'cf-ipcountry': 'VN' }, 'desktop th_TH  VN'],
  ['a visitor with consent', { cookie: agreedAt(1_700_000_000_000) }, 'desktop th_TH  '],
])(
  '[OPS-14] in its own runtime the Worker of the guide asks for a page by language, device, currency and country, whatever the consent: %s',
  async (_, headers, facts) => {
    const { status, control, text } = await ask('/faq', headers);
    expect([status, text]).toEqual([200, `<p>${facts}</p>`]);
    expect(control).toMatch(/^public, max-age=30,/);
    // A visitor never chooses the variant.
    const chosen = await ask('/faq?_variant=mobile.en.USD.VN.', headers);
    expect(chosen.text).toBe(`<p>${facts}</p>`);
  },
);

test('[OPS-14] in its own runtime the Worker leaves pictures, calls, tokens and the worker for visits without a connection alone', async () => {
  const picture = await ask(pictureAt('/api/static/my hero@2x.png'));
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await ask('/api/web/logo', {}, 'POST')).status).toBe(200);
  const offline = await ask('/offline-worker.js', { 'accept-language': 'vi' });
  expect([offline.status, offline.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(offline.text).toMatch(/vi_VN[^]*self\.offline = 1;$/);
  const own = await ask('/discount', { authorization: 'token-1', 'accept-language': 'vi' });
  expect([own.status, own.control]).toEqual([200, undefined]);
  expect(own.text).toContain('vi_VN');
});
