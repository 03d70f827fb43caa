import { calls } from '@housefront/contract/calls';
import { LOCALES } from '@housefront/contract/ids';
import { readPushNotice, type PushKind } from '@housefront/contract/push-notice';
import { expect, test } from 'vitest';
import { isPushService } from '../../push/push-hosts.ts';
import type { PushRequest } from '../../push/push-service.ts';
import { record, sandboxPerTest } from '../../testing/client.fixtures.ts';
import { outsideBrowser, pushBrowser } from '../../testing/push-samples.fixtures.ts';
import { MESSAGES } from '../../http/messages.ts';

/** Messages to push services on the internet, and their answer. */
const outside = { sent: [] as PushRequest[], status: 201 };
const { here, client } = sandboxPerTest({
  sendPush: (request) => {
    outside.sent.push(request);
    return Promise.resolve(outside.status);
  },
});

/** Subscribes a browser of the sandbox's own push service. */
const subscribe = async (token: string, kinds: PushKind[] = ['letter'], language = 'en_US') => {
  const browser = await pushBrowser(client);
  const reply = await client.send(calls.pushStore, { ...browser, kinds, language }, token);
  expect(reply.code).toBe('100');
  return browser;
};
const letter = (account?: string) => client.control('/letter', { account, title: 'Hello', content: '<p>x</p>' });
const notices = async () =>
  (await client.control('/notices'))['notices'] as { readonly endpoint: string; readonly payload: object }[];
const settings = async (token: string): Promise<Record<string, unknown>> => ({
  subscription: null,
  ...record((await client.send(calls.push, {}, token)).data),
});

test('[PLT-04] a letter arrives encrypted and signed, as a declarative payload that opens the letters of the site', async () => {
  const token = await client.signIn();
  const { endpoint } = await subscribe(token);
  await letter('lucky88');
  const [notice] = await notices();
  expect(notice).toMatchObject({
    endpoint,
    payload: {
      web_push: 8030,
      notification: {
        title: 'You have a new message',
        body: 'Hello',
        navigate: 'http://localhost/user/Letter',
        lang: 'en-US',
      },
    },
  });
  expect(readPushNotice(JSON.stringify(notice?.payload), 'http://localhost')).not.toBeNull();
});

test('[PLT-04] a withdrawal is notified when it is paid, without its amount; a promotion when it is published', async () => {
  const token = await client.signIn('falcon1', 'Falcon11');
  await subscribe(token, ['withdrawal', 'promotion']);
  const site = { site_id: 1001, currency: 'USD', bank_account_id: '2', amount: '20.00', withdraw_password: '1122' };
  for (const outcome of ['failed', 'success']) {
    expect((await client.send(calls.withdrawalStore, site, token)).code).toBe('100');
    await client.control('/settle', { account: 'falcon1', outcome });
  }
  const [paid, ...others] = await notices();
  expect(others).toEqual([]);
  expect(JSON.stringify(paid?.payload)).not.toContain('20.00');
  expect(paid?.payload).toMatchObject({
    notification: { title: 'Your withdrawal has been paid', navigate: 'http://localhost/user/DWRecord' },
  });
  await client.control('/promotion', { id: 2 });
  expect((await notices())[0]?.payload).toMatchObject({
    notification: { title: 'A new promotion has started', navigate: 'http://localhost/discount/2' },
  });
});

test('[PLT-04] the texts are those of the language of the subscription', async () => {
  const token = await client.signIn();
  for (const locale of LOCALES) {
    await subscribe(token, ['letter'], locale);
    await letter('lucky88');
    expect((await notices())[0]?.payload).toMatchObject({
      notification: { title: MESSAGES[locale].pushLetter, lang: locale.replace('_', '-') },
    });
  }
  expect(new Set((await notices()).map(({ payload }) => JSON.stringify(payload)))).toHaveProperty(
    'size',
    LOCALES.length,
  );
});

test('[PLT-04] only kinds that were agreed to arrive, and only for their member', async () => {
  const lucky = await client.signIn();
  await subscribe(lucky, ['withdrawal']);
  const river = await client.signIn('river77', 'River777');
  const { endpoint } = await subscribe(river, ['letter']);
  await letter();
  expect((await notices()).map((notice) => notice.endpoint)).toEqual([endpoint]);
});

test('[PLT-04] a subscription ends with its login: signed out, ended from another device, replaced by a new sign-in', async () => {
  await client.control('/scenario/several-devices', {});
  const ended = await client.signIn();
  await subscribe(ended);
  const stays = await client.signIn();
  const { endpoint } = await subscribe(stays);
  await client.send(calls.deviceEndOthers, {}, stays);
  await letter('lucky88');
  expect((await notices()).map((notice) => notice.endpoint)).toEqual([endpoint]);
  await client.send(calls.logout, {}, stays);
  await letter('lucky88');
  expect(await notices()).toHaveLength(1);

  await client.control('/clear', {});
  const former = await client.signIn();
  await subscribe(former);
  await client.signIn();
  await letter('lucky88');
  expect(await notices()).toHaveLength(1);
});

test('[PLT-04] a login that only became old keeps its notices, which a member who is away waits for', async () => {
  await subscribe(await client.signIn());
  here.clock.advance(3 * 24 * 3_600_000);
  await letter('lucky88');
  expect(await notices()).toHaveLength(1);
});

test('[PLT-04] a browser belongs to one login: another member who subscribes it takes it over', async () => {
  const lucky = await client.signIn();
  const browser = await subscribe(lucky);
  const river = await client.signIn('river77', 'River777');
  await client.send(calls.pushStore, { ...browser, kinds: ['promotion'], language: 'en_US' }, river);
  await letter('lucky88');
  expect([await notices(), (await settings(lucky))['subscription']]).toEqual([[], null]);
});

test.each(['frozen', 'disabled'] as const)(
  '[PLT-04] a member who is %s gets no notices, until the state ends',
  async (state) => {
    const { members } = here.sandbox.world;
    const { id } = members.byAccount('lucky88') ?? { id: 0 };
    await subscribe(await client.signIn());
    members.setState(id, state);
    await letter('lucky88');
    expect(await notices()).toEqual([]);
    members.setState(id, 'active');
    await letter('lucky88');
    expect(await notices()).toHaveLength(1);
  },
);

test('[PLT-04] turning them off ends them, and is no error when they are off', async () => {
  const token = await client.signIn();
  await subscribe(token);
  expect(await settings(token)).toMatchObject({ public_key: expect.stringMatching(/^[\w-]{87}$/) as string });
  for (const _ of [1, 2]) expect((await client.send(calls.pushDestroy, {}, token)).code).toBe('100');
  await letter('lucky88');
  expect([await notices(), (await settings(token))['subscription']]).toEqual([[], null]);
});

test('[PLT-04] the browser itself renews its address; a wrong secret, an unknown address and another member do not', async () => {
  const token = await client.signIn();
  const former = await subscribe(token);
  const next = await pushBrowser(client);
  const renew = (former_endpoint: string, former_auth: string) =>
    client.send(calls.pushRenew, { former_endpoint, former_auth, ...next });
  expect((await renew(former.endpoint, next.auth)).code).toBe('103');
  expect((await renew(next.endpoint, former.auth)).code).toBe('103');
  expect((await renew(former.endpoint, former.auth)).code).toBe('100');
  expect((await renew(former.endpoint, former.auth)).code).toBe('103');
  await letter('lucky88');
  expect((await notices()).map(({ endpoint }) => endpoint)).toEqual([next.endpoint]);
});

test.each([404, 410])('[PLT-04] a browser that its push service no longer knows (%i) is removed', async (status) => {
  const token = await client.signIn();
  const browser = outsideBrowser('https://fcm.googleapis.com/fcm/send/abc');
  await client.send(calls.pushStore, { ...browser, kinds: ['letter'], language: 'en_US' }, token);
  outside.sent.length = 0;
  outside.status = 503;
  await letter('lucky88');
  await notices();
  expect(outside.sent).toHaveLength(1);
  const [sent] = outside.sent;
  expect(sent).toMatchObject({
    endpoint: browser.endpoint,
    headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
  });
  expect(Buffer.from(sent?.body ?? []).toString('latin1')).not.toContain('Hello');
  expect((await settings(token))['subscription']).not.toBeNull();
  outside.status = status;
  await letter('lucky88');
  await notices();
  expect((await settings(token))['subscription']).toBeNull();
});

const allowed = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
  'https://push.sandbox.example/abc',
];
const refused = [
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilfcm.googleapis.com/a',
  'https://a.fcm.googleapis.com@evil.example/a',
  'https://user:pass@fcm.googleapis.com/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/a',
  'https://0x7f000001/a',
  'https://metadata.google.internal/a',
  'https://googleapis.com/a',
  'https://push.apple.com.evil.example/a',
  'https://notpush.apple.com/a',
  'https://evil.example/?https://fcm.googleapis.com/',
  'https://evil.example/#@fcm.googleapis.com/',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com%2eevil.example/',
  'https://push.sandbox.example.evil.example/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'ftp://fcm.googleapis.com/a',
  '//fcm.googleapis.com/a',
  'fcm.googleapis.com',
  '',
];

test.each(allowed)('[PLT-04] the platform sends to %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each(refused)('[PLT-04] the platform never sends to %j', async (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
  const token = await client.signIn();
  outside.sent.length = 0;
  const reply = await client.send(
    calls.pushStore,
    { ...outsideBrowser(endpoint), kinds: ['letter'], language: '' },
    token,
  );
  expect(['101', '400']).toContain(reply.code);
  await letter('lucky88');
  await notices();
  expect(outside.sent).toEqual([]);
});
