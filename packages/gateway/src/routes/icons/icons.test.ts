import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../createGateway.ts';
import { captureLog, HOST, pageOf, writeSite } from '../../sites/site.fixtures.ts';
import { loadSite } from '../../sites/load-site.ts';
import type { Render } from '../../types.ts';

const site = writeSite();
let files: Gateway;

beforeAll(async () => {
  const built = await loadSite({ dir: site.dir, hosts: ['play.example.com'] });
  const render: Render = (request) => Promise.resolve(pageOf(request));
  files = createGateway({ sites: [{ ...built, render }], logger: captureLog().logger });
});
afterAll(() => {
  files.close();
  site.remove();
});

const get = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  files.app.request(HOST + path, { ...init, headers: { host: 'play.example.com', ...init.headers } });

test('[API-44][API-47x] the icon endpoint gives only the icons asked for, aliases with their parents', async () => {
  const answer = await get('/icons/lucide.json?icons=user,home,none,loop,__proto__');
  expect(await answer.json()).toEqual({
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: { house: { body: '<path d="M1"/>' }, user: { body: '<path d="M2"/>' } },
    aliases: { home: { parent: 'house' } },
    not_found: ['none', 'loop'],
  });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
  expect((await get('/icons/other.json?icons=a')).status).toBe(404);
});
