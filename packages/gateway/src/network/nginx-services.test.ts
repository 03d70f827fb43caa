import { BlockList } from 'node:net';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createGateway } from '../createGateway.ts';
import { listenGateway } from '../listen.ts';
import { captureLog, settings, siteOf } from '../sites/site.fixtures.ts';
import { startCache } from './nginx-cache.fixtures.ts';
import { createSharedAnswers } from './purge/shared-answers.ts';

const NOW_S = Math.floor(Date.now() / 1000);
const services = [
  { name: 'Chat', category: 'marketing' as const, may: { connect: ['https://chat.test'] } },
  { name: 'Heat map', category: 'statistics' as const, may: { connect: ['https://heat.test'] } },
];
const config = {
  ...settings,
  realtime: undefined,
  consent: { version: 12, days: 30, categories: [], adapters: { metaRelay: false }, services },
};

test('[OPS-18] [OPS-06] copies of nginx differ by what their visitors agreed to, and by nothing else of the choice', async () => {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const gateway = createGateway({
    sites: [siteOf({ config })],
    logger: captureLog().logger,
    sharedAnswers: createSharedAnswers(),
    options: { network: 'nginx', trustedProxies },
  });
  const running = await listenGateway(gateway, [{ host: '127.0.0.1', port: 0 }]);
  const nginx = await startCache(running.ports);
  try {
    const ask = async (consent: string | undefined, more: Readonly<Record<string, string>> = {}) => {
      const headers = {
        host: 'play.example.com',
        ...(consent && { cookie: `sid=1; consent=${consent}; x=1` }),
        ...more,
      };
      const answer = await request(`${nginx.origin}/faq`, { headers });
      await answer.body.dump();
      const policy = String(answer.headers['content-security-policy']);
      return [answer.headers['x-cache'], /connect-src 'self'([^;]*)/.exec(policy)?.[1]];
    };
    const agreed = (letters: string, age = 0) => `1.12.sm.${letters}.${NOW_S - age}`;
    expect(await ask(undefined)).toEqual(['MISS', '']);
    expect(await ask(agreed('m'))).toEqual(['MISS', ' https://chat.test']);
    expect(await ask(agreed('s'))).toEqual(['MISS', ' https://heat.test']);
    expect(await ask(agreed('sm'))).toEqual(['MISS', ' https://chat.test https://heat.test']);
    // The time of the choice makes no other copy, and who refuses gets that of guests.
    expect(await ask(agreed('m', 86_400))).toEqual(['HIT', ' https://chat.test']);
    for (const [text, more] of [
      [agreed('0'), {}],
      [agreed('sm'), { 'sec-gpc': '1' }],
      ['1.12.sm.sm', {}],
      ['sm', {}],
    ] as const)
      expect([text, await ask(text, more)]).toEqual([text, ['HIT', '']]);
    expect(await ask('1.11.sm.sm.1790000000')).toEqual(['MISS', '']);
  } finally {
    await nginx.stop();
    await running.stop({ clock: systemClock, delayMs: 0, limitMs: 500 });
  }
});
