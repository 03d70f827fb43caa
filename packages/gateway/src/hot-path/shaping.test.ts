import { afterEach, expect, test, vi } from 'vitest';
import type { RenderRequest } from '../base/types.ts';
import { echo, listeningSite, type RawHeaders } from './hot-pages.fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const run of cleanups.splice(0)) await run();
});

async function start(options: Parameters<typeof listeningSite>[1] = {}) {
  const { get, ...site } = await listeningSite({ render: echo }, options);
  cleanups.push(site.stop);
  const see = async (path: string, headers: RawHeaders) => {
    const { body, hot } = await get(path, ['host', 'play.example.com', ...headers]);
    const { mode, locale } = JSON.parse(body.toString()) as RenderRequest;
    return { mode, locale, hot };
  };
  return { ...site, see };
}

const ENGLISH = ['accept-language', 'en-US'];

test.each([
  'lang =zh_CN; view_mode =mobile',
  'lang\t=zh_CN;view_mode\t =mobile',
  ' lang  = zh_CN ; view_mode = mobile',
])('[GW-02] the cookie "%s" shapes the page of its sender and no other one', async (cookie) => {
  const { see } = await start();
  const agent = ['user-agent', 'Mozilla/5.0 (X11; Linux x86_64)', ...ENGLISH];
  await see('/faq', ['user-agent', 'first', 'cookie', 'lang=zh_CN; view_mode=mobile']);
  for (let time = 0; time < 2; time += 1) {
    expect(await see('/faq', [...agent, 'cookie', cookie])).toMatchObject({ mode: 'mobile', locale: 'zh_CN' });
    expect(await see('/faq', agent)).toMatchObject({ mode: 'desktop', locale: 'en_US' });
  }
  expect(await see('/faq', agent)).toEqual({ mode: 'desktop', locale: 'en_US', hot: true });
});

test('[GW-02] neither thousands of long user agents nor of addresses push a known page out', async () => {
  const { see } = await start({ pageCacheBytes: 256 * 1024 });
  const known = () => see('/faq', ENGLISH);
  await known();
  for (let index = 0; index < 1300; index += 1) await see('/faq', ['user-agent', `${index} ${'x'.repeat(4000)}`]);
  for (let index = 0; index < 1300; index += 1) await see('/faq', ['cookie', `lang =vi_VN; sid=${index}`]);
  expect(await known()).toEqual({ mode: 'desktop', locale: 'en_US', hot: true });
  for (let index = 0; index < 3000; index += 1) await see(`/nope/${index}`, []);
  expect((await known()).hot).toBe(true);
});

test('[GW-02] what lies ready is over after its time', async () => {
  const { see, clock } = await start();
  await see('/faq', ENGLISH);
  clock.advance(29_999);
  expect((await see('/faq', ENGLISH)).hot).toBe(true);
  clock.advance(1);
  expect((await see('/faq', ENGLISH)).hot).toBe(false);
});
