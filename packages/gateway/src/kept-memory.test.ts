import { EventEmitter } from 'node:events';
import { BlockList } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createGateway } from './createGateway.ts';
import { createSharedAnswers } from './network/purge/shared-answers.ts';
import { captureLog, manualClock, pageOf, siteOf } from './sites/site.fixtures.ts';

vi.setConfig({ testTimeout: 300_000 });

setFlagsFromString('--expose-gc');
// The flag makes this function in contexts that begin later.
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after everything unused is gone. */
async function usedBytes(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    // Objects that a request left for the next turn are unused only then.
    await new Promise((resolve) => void setImmediate(resolve));
    collect();
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

const MANY = 10_000;
const LONG = 60_000;
const VARIANT = '_variant=mobile.en-US.USD..';
const PLAIN = Array.from({ length: 50 }, (_, at) => `/promotion/number-${at}`);

/** Requests of one visitor, each of 60 KB that no route knows; the number makes it another one. */
const FLOODS: Readonly<Record<string, (at: number, junk: string) => { path: string; headers?: HeadersInit }>> = {
  'unknown parameters': (at, junk) => ({ path: `/?x${at}=${junk}&${VARIANT}` }),
  'unknown parameters beside known ones': (at, junk) => ({
    path: `/gameHall/slots-and-more?gt_id=known-value-of-some-length&x=${at}${junk}&${VARIANT}`,
  }),
  'long values of known parameters': (at, junk) => ({ path: `/?q=${at}${junk}&${VARIANT}` }),
  'the same parameter many times': (at, junk) => ({ path: `/?lang=en_US&lang=${at}${junk}&${VARIANT}` }),
  'long paths': (at, junk) => ({ path: `/${at}${junk}?${VARIANT}` }),
  'other spellings of one path': (at, junk) => ({
    path: `/${'./'.repeat(1 + (at % 100))}?x=${Math.floor(at / 100)}${junk}&${VARIANT}`,
  }),
  'long lists of proxies': (at, junk) => ({
    path: `/?${VARIANT}`,
    headers: { 'x-forwarded-for': `${junk}, 203.0.${100 + Math.floor(at / 200)}.${100 + (at % 100)}` },
  }),
  'long codings': (at, junk) => ({ path: `/?${VARIANT}`, headers: { 'accept-encoding': `gzip, x${at}${junk}` } }),
  'long cookies and languages': (at, junk) => ({
    path: '/',
    headers: { cookie: `lang=${at}${junk}; ccy=USD`, 'accept-language': `en;q=0.${at}, ${junk}` },
  }),
};

/** A gateway behind nginx, and a client with its raw target. */
function start() {
  const answers = createSharedAnswers();
  const rendered = { times: 0 };
  const render = (request: Parameters<typeof pageOf>[0]) => {
    rendered.times += 1;
    return Promise.resolve(pageOf(request));
  };
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('10.0.0.1');
  const gateway = createGateway({
    sites: [siteOf({ render })],
    logger: captureLog().logger.child({}, { level: 'silent' }),
    clock: manualClock(),
    sharedAnswers: answers,
    options: { network: 'nginx', trustedProxies },
  });
  const ask = async (path: string, headers: HeadersInit = {}) => {
    const incoming = { url: path, socket: { remoteAddress: '10.0.0.1' } };
    const request = new Request(`http://play.example.com${path}`, {
      headers: {
        'x-forwarded-for': '198.51.100.7',
        ...Object.fromEntries(new Headers(headers)),
        host: 'play.example.com',
      },
    });
    // With a connection, as a listener has it, the signal of a request is not used.
    const answer = await gateway.app.fetch(request, { incoming, outgoing: new EventEmitter() });
    await answer.arrayBuffer();
    return answer;
  };
  return { ask, answers, rendered, close: () => gateway.close() };
}

test('[SEC-11] 10,000 requests of 60 KB take no memory for good, and 50 plain pages are kept as before, with their copies', async () => {
  const { ask, answers, rendered, close } = start();
  const plain = async () => {
    for (const path of PLAIN) expect((await ask(`${path}?${VARIANT}`)).status).toBe(200);
  };
  const kinds = Object.values(FLOODS);
  const flood = async (at: number, length: number) => {
    const { path, headers } = kinds[at % kinds.length]?.(at, 'z'.repeat(length)) ?? { path: '/' };
    await ask(path, { 'x-forwarded-for': '203.0.113.9', ...Object.fromEntries(new Headers(headers)) });
  };
  await plain();
  // Caches of the process that have a size of their own are full before.
  for (let at = MANY; at < MANY + 3000; at += 1) await flood(at, 300);
  const before = await usedBytes();
  for (let at = 0; at < MANY; at += 1) await flood(at, LONG);
  // A kind that is kept takes 66 MB or more.
  expect(((await usedBytes()) - before) / 1024 / 1024).toBeLessThan(50);
  rendered.times = 0;
  await plain();
  expect(rendered.times).toBe(0);
  const copies = answers.having(['site-1001']);
  for (const path of PLAIN) expect(copies.map(({ target }) => target)).toContain(`${path}?${VARIANT}`);
  expect(copies.filter(({ target, coding }) => target.length > 1024 || coding.length > 128)).toEqual([]);
  close();
});

test('[SEC-11] noted addresses and tags take a number of bytes at most, and the oldest are forgotten', () => {
  const answers = createSharedAnswers(1000, 20_000);
  const note = (target: string) =>
    answers.note({ host: 'play.example.com', proto: 'https', target, coding: 'gzip' }, ['site-1001', 't'.repeat(100)]);
  // The same answer again takes no more room.
  for (let at = 0; at < 100; at += 1) note('/again');
  note('/first');
  expect(answers.having(['site-1001']).map(({ target }) => target)).toEqual(['/again', '/first']);
  // Each takes some 4 KB, so five have room.
  for (let at = 0; at < 50; at += 1) note(`/${at}${'z'.repeat(900)}`);
  const kept = answers.having(['site-1001']).map(({ target }) => target.replaceAll('z', ''));
  expect(kept).toEqual(['/45', '/46', '/47', '/48', '/49']);
  for (const answer of answers.having(['site-1001'])) answers.forget(answer);
  expect(answers.having(['site-1001'])).toEqual([]);
});
