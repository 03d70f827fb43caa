import { readdirSync } from 'node:fs';
import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { sandboxPerTest } from '../testing/client.fixtures.ts';
import { within } from '../testing/once.fixtures.ts';

const { here, client } = sandboxPerTest();

const get = (path: string, headers: Record<string, string> = {}, host = 'localhost:4300') =>
  here.sandbox.app.request(`http://${host}${path}`, { headers });

test('[SBX-04] the page and all its files come from the sandbox itself, locked against other origins', async () => {
  const page = await get('/');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  const html = await page.text();
  const named = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(2);
  for (const path of named) {
    expect(path).toMatch(/^\/control\/page\//);
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  for (const file of readdirSync(new URL('./page/', import.meta.url))) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const script = await get(`/control/page/${file}`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).not.toMatch(/^(?:interface|type) /m);
  }
});

test('[SBX-04] the page is for this machine only, by name too', async () => {
  for (const path of ['/', '/control/live', '/control/page/main.ts', '/control/members']) {
    expect((await get(path, {}, 'rebound.evil.test:4300')).status).toBe(403);
    expect((await get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await get(path, { origin: 'https://evil.test' })).status).toBe(403);
  }
  for (const path of ['/control/page/..%2fpage.ts', '/control/page/index.html', '/control/page/absent.ts']) {
    expect((await get(path)).status).toBe(404);
  }
});

test('[SBX-04] the live stream sends calls, events and changes as they happen, without secrets', async () => {
  const stream = await get('/control/live');
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (...words: string[]) => {
    while (!words.every((word) => heard.includes(word))) heard += (await reader?.read())?.value ?? '';
  };
  await within('the start', until('watching'));
  const token = await client.signIn();
  await client.send(calls.jackpot, { currency: 'RMB' });
  await client.control('/cash', { account: 'lucky88', amount: 1 });
  await within(
    'all news',
    until('event: call', '"name":"jackpot"', 'event: event', 'member.cash', 'event: members', 'event: actions'),
  );
  for (const secret of ['Lucky888', token]) expect(heard).not.toContain(secret);
  await reader?.cancel();
});
