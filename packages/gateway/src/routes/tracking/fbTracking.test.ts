import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createGateway } from '../../createGateway.ts';
import {
  agreedAt,
  captureLog,
  HOST,
  manualClock,
  OWN,
  relayConsent,
  settings,
  siteOf,
} from '../../sites/site.fixtures.ts';
import type { SiteSettings } from '../../sites/site-settings.ts';
import { sendConversion, type SendConversion } from './conversions.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const conversions = { pixelId: '77', accessToken: 'secret-token' };
const event = {
  eventName: 'CompleteRegistration',
  eventTime: 1_790_000_000.9,
  eventID: '42',
  userData: { email: ' Ann@Example.com ', phone: '+0 (081) 234', fbclid: 'click', password: 'x', member_id: 42 },
  customData: { currency: 'USD' },
};

const NOW = Date.UTC(2026, 10, 26);
const AGREED = agreedAt(NOW);

function setup(send: SendConversion, configured = true, consent: SiteSettings['consent'] | null = relayConsent) {
  const log = captureLog();
  const site = siteOf({ ...(configured && { conversions }), config: { ...settings, ...(consent && { consent }) } });
  const gateway = createGateway({ sites: [site], logger: log.logger, clock: manualClock(NOW), sendConversions: send });
  const post = async (body: unknown, { cookie = AGREED, ...headers }: Record<string, string> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { ...OWN, cookie, ...headers } };
    const answer = await gateway.app.request(`${HOST}/api/fb_tracking`, init);
    return { status: answer.status, body: await answer.json() };
  };
  return { post, log };
}

const success = { status: 200, body: { code: '1000', message: '', data: null } };

describe('happy', () => {
  test('[HELP-08x] without an account success is answered and nothing leaves', async () => {
    const send = vi.fn<SendConversion>(() => Promise.resolve());
    expect(await setup(send, false).post(event)).toEqual(success);
    expect(send).not.toHaveBeenCalled();
  });

  test('[HELP-07][HELP-08x] the event leaves with hashed user data, whole seconds, click id and pixel cookies', async () => {
    const send = vi.fn<SendConversion>(() => Promise.resolve());
    const { post } = setup(send);
    expect(await post(event, { 'user-agent': 'UA', cookie: `_fbp=fb.1.1.2; ${AGREED}` })).toEqual(success);
    expect(send).toHaveBeenCalledWith(conversions, {
      event_name: 'CompleteRegistration',
      event_time: 1_790_000_000,
      event_id: '42',
      action_source: 'website',
      event_source_url: 'http://play.example.com/',
      user_data: {
        em: [sha('ann@example.com')],
        ph: [sha('81234')],
        external_id: [sha('42')],
        fbc: `fb.1.${NOW}.click`,
        fbp: 'fb.1.1.2',
        client_user_agent: 'UA',
      },
      custom_data: { currency: 'USD' },
    });
    await post(
      { ...event, userData: { em: sha('ann@example.com'), fbp: 'given' } },
      { cookie: `${AGREED}; _fbc=fb.1.9.c` },
    );
    expect(send.mock.lastCall?.[1].user_data).toEqual({ em: [sha('ann@example.com')], fbc: 'fb.1.9.c', fbp: 'given' });
  });
});

describe('error', () => {
  test('[HELP-08x] a failure of the advertiser is noted without data and never reaches the visitor', async () => {
    const { post, log } = setup(() => Promise.reject(new Error('status 400')));
    expect(await post(event)).toEqual(success);
    await vi.waitFor(() => expect(log.lines.join('')).toContain('a conversion event was not taken'), 10_000);
    expect(log.lines.join('')).not.toMatch(/ann@example|secret-token|click/i);
  });

  test('[HELP-07] other keys, missing keys and rubbish are refused', async () => {
    const { post } = setup(() => Promise.resolve());
    for (const body of [{ ...event, more: 1 }, { eventName: 'x' }, [], null, 'x', { ...event, eventTime: 'now' }]) {
      expect((await post(body)).status).toBe(400);
    }
  });
});

const seconds = (days: number) => String(NOW / 1000 - days * 86_400);
const yes = seconds(0);

describe('consent', () => {
  test.each([
    ['no cookie', ''],
    ['another cookie', 'consents=1.3.m.m.' + yes],
    ['an empty one', 'consent='],
    ['a plain yes', 'consent=yes'],
    ['true', 'consent=true'],
    ['a no', `consent=1.3.m.0.${yes}`],
    ['statistics alone', `consent=1.3.sm.s.${yes}`],
    ['marketing that was not asked about', `consent=1.3.s.sm.${yes}`],
    ['an older version of the config', `consent=1.2.m.m.${yes}`],
    ['a later version of the config', `consent=1.4.m.m.${yes}`],
    ['another format', `consent=2.3.m.m.${yes}`],
    ['a choice of 180 days ago', `consent=1.3.m.m.${seconds(180)}`],
    ['a choice of two days ahead', `consent=1.3.m.m.${seconds(-2)}`],
    ['a time that is none', 'consent=1.3.m.m.soon'],
    ['a negative time', 'consent=1.3.m.m.-179000000'],
    ['something after it', `consent=1.3.m.m.${yes}.x`],
    ['something before it', `consent=x1.3.m.m.${yes}`],
    ['a line break', `consent=1.3.m.m.${yes}%0A`],
    ['escapes', `consent=1%2E3%2Em%2Em%2E${yes}`],
    ['quotes', `consent="1.3.m.m.${yes}"`],
    ['a version with zeros', `consent=1.003.m.m.${yes}`],
    ['categories twice', `consent=1.3.mm.mm.${yes}`],
    ['a very long value', `consent=1.3.m.m.${yes}${'0'.repeat(4000)}`],
    ['two cookies', `consent=1.3.m.m.${yes}; consent=1.3.m.0.${yes}`],
    ['a yes twice', `consent=1.3.m.m.${yes}; consent=1.3.m.m.${yes}`],
    ['a name in capitals', `Consent=1.3.m.m.${yes}`],
    ['a part of an object', 'consent[marketing]=1'],
    ['a JSON text', 'consent={"marketing":true}'],
  ])('[CNS-01] %s is no consent: the event is refused and nothing leaves', async (_, cookie) => {
    const send = vi.fn<SendConversion>(() => Promise.resolve());
    const answer = await setup(send).post(event, { cookie });
    expect(answer).toEqual({
      status: 403,
      body: { code: '403', message: 'The visitor has not agreed to this.', data: null },
    });
    expect(send).not.toHaveBeenCalled();
  });

  test('[CNS-01] Global Privacy Control is a no, whatever was chosen before', async () => {
    const send = vi.fn<SendConversion>(() => Promise.resolve());
    const { post } = setup(send);
    expect((await post(event, { 'sec-gpc': '1' })).status).toBe(403);
    expect(send).not.toHaveBeenCalled();
    expect((await post(event, { 'sec-gpc': '0' })).status).toBe(200);
    expect(send).toHaveBeenCalledOnce();
  });

  test.each([
    ['without consent in its config', null],
    ['with marketing but no relay', { ...relayConsent, categories: ['marketing'], adapters: { metaRelay: false } }],
  ] satisfies [string, SiteSettings['consent'] | null][])(
    '[CNS-03] a site %s relays nothing, although the server has an account',
    async (_, consent) => {
      const send = vi.fn<SendConversion>(() => Promise.resolve());
      expect((await setup(send, true, consent).post(event)).status).toBe(403);
      expect(send).not.toHaveBeenCalled();
    },
  );

  test('[CNS-02] a choice counts until its last day, and beside other categories', async () => {
    const send = vi.fn<SendConversion>(() => Promise.resolve());
    const { post } = setup(send);
    for (const cookie of [`consent=1.3.m.m.${seconds(179)}`, `a=b; consent=1.3.sm.sm.${yes} ; c=d`]) {
      expect([cookie, (await post(event, { cookie })).status]).toEqual([cookie, 200]);
    }
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('security', () => {
  test('[HELP-08x] nothing of a person leaves among the facts of an event', async () => {
    const send = vi.fn<SendConversion>(() => Promise.resolve());
    const { post } = setup(send);
    const facts = { value: 100.5, currency: 'USD', deposit_times: 1, first: true };
    const personal = { email: 'a', phone: 5_550_100, note: 'ann@example.com', more: { name: 'Ann' }, list: ['Ann'] };
    expect(await post({ ...event, customData: { ...facts, ...personal } })).toEqual(success);
    expect(send.mock.lastCall?.[1].custom_data).toEqual(facts);
  });

  test('[HELP-08x] the token travels in the body, and an answer that is none counts as a failure', async () => {
    const seen: { url: string | undefined; body: string }[] = [];
    const server = http.createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ url: request.url, body });
        response.writeHead(seen.length === 1 ? 200 : 400).end('{}');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const settings = { ...conversions, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    const one = {
      event_name: 'x',
      event_time: 1,
      event_id: '1',
      action_source: 'website' as const,
      event_source_url: HOST,
      user_data: {},
      custom_data: {},
    };
    try {
      await sendConversion(settings, one);
      await expect(sendConversion(settings, one)).rejects.toThrow('status 400');
      expect(seen[0]?.url).toBe('/77/events');
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ data: [one], access_token: 'secret-token' });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
