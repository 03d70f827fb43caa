import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { balancerFile, freePort, proxyFile, type RunningNginx } from '../nginx.fixtures.ts';
import { signPurge } from '../private/purge-signature.ts';
import { noisePng, pictureAt } from '../routes/images/images.fixtures.ts';
import { startStore } from '../shared/store.fixtures.ts';
import { agreedAt, relayConsent, settings, writeSite } from '../sites/site.fixtures.ts';
import { startGateway } from '../startGateway.ts';
import { SECRET, startBoth } from './nginx-cache.fixtures.ts';
import { textOf } from './visitors.fixtures.ts';

const PURGE_KEY = 'x'.repeat(42) + 'A';

/** A config with every feature that a network in front could break. */
const config = {
  ...settings,
  languages: ['th_TH', 'vi_VN', 'en_US'],
  realtime: { host: 'same', port: 443, tls: true },
  images: 'gateway',
  webApp: { offline: true },
  browserReports: true,
  consent: relayConsent,
};

/** Pages say what they were made of, and what the platform says at the moment. */
const serverFor = (platform: string) => `
export const config = ${JSON.stringify({ ...config, upstream: platform })};
export const buildId = 'b1';
export const render = async ({ url, mode, locale, cookies }) => {
  const said = await (await fetch('${platform}/said')).text();
  const facts = [said, mode, locale, cookies.ccy ?? '', new URL(url).protocol].join(' ');
  return { status: 200, headers: {}, html: '<p>' + facts + '</p>', payload: JSON.stringify(facts), cacheable: true, scriptHashes: [], styleHashes: [] };
};
`;

/** Both ways of an operator's machine: one gateway alone, and one with a store. */
describe.each([
  ['without a store', false],
  ['with a store', true],
])('nginx.conf and nginx-cache.conf in one conf.d, %s', (_, withStore) => {
  const cleanups: (() => unknown)[] = [];
  let nginx: RunningNginx;
  let privatePort: number | undefined;
  let said = 'first';

  beforeAll(async () => {
    const png = await noisePng(64, 64);
    const platform = http.createServer(({ url }, reply) => {
      if (url?.endsWith('.png')) reply.end(png);
      else if (url === '/said') reply.end(said);
      else reply.writeHead(200, { 'content-type': 'application/json' }).end('{"code":100,"message":"","data":{}}');
    });
    await once(platform.listen(0, '127.0.0.1'), 'listening');
    cleanups.push(() => (platform.closeAllConnections(), platform.close()));
    // An IP server has an address of this type.
    const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    const site = writeSite({
      'dist/server/server.js': serverFor(upstream),
      'dist/client/offline-worker.js': 'self.offline = 1;',
    });
    cleanups.push(site.remove);
    const store = withStore ? await startStore() : undefined;
    if (store) cleanups.push(store.stop);
    const cache = await freePort();
    const gateway = await startGateway({
      HOUSEFRONT_SITES: JSON.stringify([{ dir: site.dir, hosts: ['play.example.com'] }]),
      PORT: '0',
      PRIVATE_PORT: '0',
      CDN: 'nginx',
      CDN_PURGE: JSON.stringify({ url: `http://127.0.0.1:${cache}`, secret: SECRET }),
      PURGE_KEY,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '0',
      STOP_DELAY_MS: '0',
      RENDER_THREADS: '1',
      ...(store && { REDIS_URL: store.url }),
    });
    cleanups.push(() => gateway.stop());
    privatePort = gateway.privatePort;
    nginx = await startBoth(cache, gateway.ports[0] ?? 0, await freePort(), 'th|vi|en');
    cleanups.push(() => nginx.stop());
  }, 90_000);
  afterAll(async () => {
    for (const clean of cleanups.toReversed()) await clean();
  }, 60_000);

  interface Answer {
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly copy: string | string[] | undefined;
    readonly text: string;
  }

  /** Asks over TLS, as a visitor. */
  async function ask(path: string, headers: OutgoingHttpHeaders = {}, host = '127.0.0.1'): Promise<Answer> {
    const options = { host, port: nginx.secure, servername: 'play.example.com', ca: nginx.ca, path, agent: false };
    const asked = https.request({ ...options, headers: { host: 'play.example.com', ...headers } }).end();
    const [reply] = (await once(asked, 'response')) as [http.IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk as Buffer);
    const text = textOf(reply.headers, Buffer.concat(chunks));
    return { status: reply.statusCode, headers: reply.headers, copy: reply.headers['x-cache'], text };
  }

  const purge = (tags: readonly string[]) => {
    const body = JSON.stringify({ tags });
    const signature = signPurge({ key: PURGE_KEY, body, now: Date.now() });
    return fetch(`http://127.0.0.1:${privatePort}/_purge`, {
      method: 'POST',
      headers: { 'x-housefront-signature': signature },
      body,
    });
  };

  test('[OPS-14] nginx takes both without a word', async () => {
    expect((await ask('/')).status).toBe(200);
    expect(nginx.errors()).toBe('');
  });

  test('[OPS-14] visitors reach every name of the site by IPv4 and by IPv6, where the machine has it', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []);
    const hosts = ['127.0.0.1', '::1'].filter((host) => addresses.includes(host));
    expect(hosts).toContain('127.0.0.1');
    for (const host of hosts) {
      expect([host, (await ask('/', {}, host)).text]).toEqual([host, '<p>first desktop th_TH  https:</p>']);
      const plain = http.get({ host, port: nginx.plain, headers: { host: 'play.example.com' }, agent: false });
      const [reply] = (await once(plain, 'response')) as [http.IncomingMessage];
      expect([host, reply.statusCode, reply.headers.location]).toEqual([host, 301, 'https://play.example.com/']);
      reply.resume();
    }
  });

  test.each([
    ['a language', { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' }, 'desktop vi_VN '],
    ['a language that the site has not', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'desktop th_TH '],
    ['the language of a cookie', { 'accept-language': 'vi', cookie: 'lang=en_US' }, 'desktop en_US '],
    ['a phone', { 'user-agent': 'iPhone', 'accept-language': 'en' }, 'mobile en_US '],
    ['a currency', { cookie: 'ccy=USD; lang=en_US' }, 'desktop en_US USD'],
  ])('[OPS-14] a copy is that of the language and the device of its visitor: %s', async (_name, headers, facts) => {
    await ask('/faq', headers);
    const { copy, text } = await ask('/faq', headers);
    expect([copy, text]).toEqual(['HIT', `<p>${said} ${facts} https:</p>`]);
  });

  test('[OPS-14] visitors who refused consent get the copy of all others, those who gave it share one, and no cookie of theirs is in it', async () => {
    const page = { 'accept-language': 'en' };
    const { text } = await ask('/discount', page);
    const agreed = agreedAt(Date.now());
    for (const [cookie, copy] of [
      [agreed.replace(/\.m\.(\d+)$/, '.0.$1'), 'HIT'],
      [agreed, 'MISS'],
      [`${agreedAt(Date.now() - 86_400_000)}; sid=1`, 'HIT'],
    ] as const) {
      const answer = await ask('/discount', { ...page, cookie });
      expect([cookie, answer.copy, answer.text, answer.headers['set-cookie']]).toEqual([cookie, copy, text, undefined]);
    }
  });

  test('[OPS-14] a page for which a token is shown, a call and the captcha are never copies', async () => {
    const own = { authorization: 'token-1' };
    for (const [path, headers] of [
      ['/faq', own],
      ['/api/web/logo', {}],
      ['/clientCaptcha', {}],
    ] as const)
      for (const _turn of [1, 2]) {
        const { status, copy } = await ask(path, headers);
        expect([path, status, copy === 'HIT']).toEqual([path, 200, false]);
      }
  });

  test('[OPS-14] a made picture is kept once, whatever follows in its address', async () => {
    const path = pictureAt('/api/static/my hero@2x.png');
    expect(await ask(path)).toMatchObject({ status: 200, copy: 'MISS', headers: { 'content-type': 'image/webp' } });
    expect(await ask(`${path}&utm_source=mail`)).toMatchObject({ status: 200, copy: 'HIT' });
  });

  test('[OPS-14] the worker for visits without a connection is in the language of its visitor, and never a copy', async () => {
    for (const language of ['vi_VN', 'en_US'])
      for (const _turn of [1, 2]) {
        const { status, copy, text, headers } = await ask('/offline-worker.js', { cookie: `lang=${language}` });
        expect([status, copy, text.includes(language), text.includes('self.offline = 1;')]).toEqual([
          200,
          'MISS',
          true,
          true,
        ]);
        expect(headers['cache-control']).toBe('private, no-cache');
      }
  });

  test('[OPS-14] [OPS-06] a purge that answers 200, with a store or without, has renewed every copy of its pages, and no other one', async () => {
    const visitors = [{ 'accept-language': 'en' }, { 'accept-language': 'vi', 'user-agent': 'iPhone' }];
    const see = (path: string) => Promise.all(visitors.map((headers) => ask(path, headers)));
    const shown = async (path: string) =>
      (await see(path)).map(({ copy, text }) => `${String(copy)} ${/<p>(\w+)/.exec(text)?.[1]}`);
    for (const next of ['second', 'third']) {
      const before = said;
      await vi.waitFor(async () => {
        for (const path of ['/', '/faq']) expect(await shown(path)).toEqual([`HIT ${before}`, `HIT ${before}`]);
      }, 20_000);
      said = next;
      expect((await purge(['site-1001-page-home'])).status).toBe(200);
      expect([next, await shown('/')]).toEqual([next, [`HIT ${next}`, `HIT ${next}`]]);
      expect([next, await shown('/faq')]).toEqual([next, [`HIT ${before}`, `HIT ${before}`]]);
      expect((await purge(['site-1001'])).status).toBe(200);
      expect([next, await shown('/faq')]).toEqual([next, [`HIT ${next}`, `HIT ${next}`]]);
    }
  });
});

test('[OPS-14] every server of nginx.conf and of the balancer that visitors reach listens by IPv4 and by IPv6', () => {
  for (const text of [proxyFile, balancerFile]) {
    const servers = text.split(/^server \{$/m).slice(1);
    const listening = servers.map((server) =>
      [...server.matchAll(/^ {2}listen (?:\[::\]:)?(\d+.*);$/gm)].map(([line, rest]) => [line.includes('[::]'), rest]),
    );
    expect(listening.length).toBeGreaterThan(0);
    for (const lines of listening) {
      const byKind = (isNew: boolean) => lines.filter(([own]) => own === isNew).map(([, rest]) => rest);
      expect(byKind(true)).toEqual(byKind(false));
      expect(byKind(true)).not.toEqual([]);
    }
  }
});
