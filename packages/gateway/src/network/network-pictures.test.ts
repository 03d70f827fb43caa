import { readFileSync } from 'node:fs';
import http from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { BlockList, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createGateway } from '../createGateway.ts';
import { listenGateway } from '../listen.ts';
import { noisePng, pictureAt } from '../routes/images/images.fixtures.ts';
import { captureLog, settings, siteOf } from '../sites/site.fixtures.ts';
import { startCache, type RunningCache } from './nginx-cache.fixtures.ts';

const stops: (() => unknown)[] = [];
let nginx: RunningCache;
let direct: string;

beforeAll(async () => {
  const png = await noisePng(64, 64);
  const platform = http.createServer((asked, response) => {
    if (asked.url?.includes('missing')) response.writeHead(404).end();
    else response.end(asked.url?.includes('drawing') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : png);
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  stops.push(() => (platform.closeAllConnections(), platform.close()));
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const gateway = createGateway({
    sites: [siteOf({ upstream, config: { ...settings, images: 'gateway' } })],
    logger: captureLog().logger,
    options: { network: 'nginx', trustedProxies },
  });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0 }]);
  stops.push(() => running.stop({ clock: systemClock, delayMs: 0, limitMs: 500 }));
  const port = running.ports[0] ?? 0;
  direct = `http://127.0.0.1:${port}`;
  nginx = await startCache([port]);
  stops.push(() => nginx.stop());
}, 60_000);
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
}, 30_000);

const ask = async (origin: string, path: string) => {
  const { statusCode, headers, body } = await request(origin + path, { headers: { host: 'play.example.com' } });
  const { location, 'content-type': type, 'cache-control': control } = headers;
  const bytes = Buffer.from(await body.arrayBuffer()).toString('base64');
  return { answer: { status: statusCode, location, type, control, bytes }, copy: headers['x-cache'] };
};

test.each([
  ['a picture', pictureAt('/api/static/a.png'), 200],
  ['its other form', pictureAt('/api/static/a.png', '96.avif'), 200],
  ['a name with blanks and signs', pictureAt('/api/static/my hero@2x+[1]&b=c.png?v=1&w=2'), 200],
  ['a name in another script', pictureAt('/api/static/游戏 เกม.png'), 200],
  ['a drawing', pictureAt('/api/static/drawing 中.svg?v=a&b'), 302],
  ['a missing original', pictureAt('/api/static/missing.png'), 404],
  ['a call', pictureAt('/api/login'), 403],
  ['no address', '/_images/320.webp', 400],
])('[SEC-08] [FLD-16] through the nginx of operators %s is what it is directly', async (_, path, status) => {
  const { answer } = await ask(direct, path);
  expect(answer.status).toBe(status);
  expect((await ask(nginx.origin, path)).answer).toEqual(answer);
  // A recipe of one's own may append the variant to everything.
  expect((await ask(direct, `${path}${path.includes('?') ? '&' : '?'}_variant=mobile.en-US.USD..`)).answer).toEqual(
    answer,
  );
});

test('[SEC-08] nginx keeps one copy of a picture, whatever else is in its address', async () => {
  const path = pictureAt('/api/static/once.png');
  expect((await ask(nginx.origin, path)).copy).toBe('MISS');
  for (const more of ['', '&_variant=desktop.zh...', '&utm_source=a', '&x=1&y=2'])
    expect([more, (await ask(nginx.origin, path + more)).copy]).toEqual([more, 'HIT']);
});

test('[SEC-08] the Worker of the guide appends the variant to pages and leaves pictures and files as they are', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/how-to/put-a-network-before-it.md'), 'utf8');
  const [, code = ''] = /```ts \[worker\.ts\]\n([^]*?)```/.exec(guide) ?? [];
  const module = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`;
  const { default: worker } = (await import(/* @vite-ignore */ module)) as {
    default: { fetch: (request: Request) => Promise<Response> };
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (target: Request) => {
    asked.push(target.url.replace('https://play.example.com', ''));
    return new Response();
  });
  const pictures = [pictureAt('/api/static/my hero.png'), '/assets/main-1.js', '/icons/ph.json?icons=a', '/api/login'];
  for (const path of [...pictures, '/gameHall/8'])
    await worker.fetch(new Request(`https://play.example.com${path}`, { headers: { 'cf-ipcountry': 'TH' } }));
  vi.unstubAllGlobals();
  expect(asked).toEqual([...pictures, '/gameHall/8?_variant=desktop...TH.']);
});
