import { calls } from '@housefront/contract/calls';
import type { ProfileName } from '@housefront/contract/protection';
import { messageText } from '@housefront/core';
import type { FakePorts } from '@housefront/core/testing';
import { openPage, type PageOptions } from './openPage.tsx';
import type { OpenPlatform } from './openPlatform.ts';
import { protectedBy } from './protected.fixtures.ts';

/** Asks the platform past the ports, so that nothing of it is recorded. */
async function post(platform: OpenPlatform, url: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const headers = { 'content-type': 'application/json', language: 'en_US' };
  const signal = new AbortController().signal;
  const reply = await platform.answer({ url, method: 'POST', headers, body: JSON.stringify(body), signal });
  return JSON.parse(reply.text) as Readonly<Record<string, unknown>>;
}

/** Another login at the platform. */
export async function platformLogin(
  platform: OpenPlatform,
  account: string,
  password: string,
): Promise<{ readonly token: string; readonly member_id: string | number }> {
  const asked = await post(platform, '/api/captcha', { type: 1, site_id: 1001 });
  const { token } = asked['data'] as { readonly token: string };
  const { answer } = await platform.control(`/captcha/${token}`);
  const device = {
    remote_addr: '',
    host: 'localhost',
    device: 0,
    system_group: 'linux',
    login_type: 'desktop',
    cdn: '',
  };
  const browser = { system: 'Linux', browser: 'Chrome 140', system_version: '' };
  const form = { account, password, site_id: 1001, captcha_token: token, answer, ...device, ...browser };
  const reply = await post(platform, '/api/login', form);
  const data = reply['data'] as { readonly token: string; readonly member_id: string | number } | null;
  if (!data) throw new Error(`the sign-in of ${account} failed: ${JSON.stringify(reply)}`);
  return data;
}

/** Registers a member in USD with what is required and nothing else: the name is left out. The withdrawal password is 2580. */
async function register(platform: OpenPlatform, [account, password]: readonly [string, string]): Promise<void> {
  const asked = await post(platform, '/api/captcha', { type: 2, site_id: 1001 });
  const { token } = asked['data'] as { readonly token: string };
  const { answer } = await platform.control(`/captcha/${token}`);
  const reply = await post(platform, '/api/register', {
    site_id: 1001,
    member_account: account,
    password,
    check_password: password,
    member_email: `${account}@example.org`,
    withdraw_password: '2580',
    member_currency: 'USD',
    remote_addr: '',
    errorTrack: [],
    captcha_token: token,
    verify_code: answer,
  });
  if (reply['code'] !== '100') throw new Error(`registering ${account} failed: ${JSON.stringify(reply)}`);
}

/** Signs a member in at the platform and keeps the login as a browser does. */
export async function signIn(
  platform: OpenPlatform,
  ports: FakePorts,
  [account, password]: readonly [string, string],
  currency: string,
): Promise<void> {
  const data = await platformLogin(platform, account, password);
  ports.storage.set('token', data.token);
  ports.storage.set('member_id', String(data.member_id));
  ports.storage.set('member_account', account);
  ports.storage.set('currency', currency);
}

/** A member of the sandbox on a page. The session is that of a page that was open before. */
export async function openMemberPage(
  path: string,
  {
    member = ['falcon1', 'Falcon11'],
    currency = 'USD',
    isNew = false,
    promotions = [],
    profile,
    later = 0,
    ...options
  }: PageOptions & {
    readonly member?: readonly [string, string];
    readonly currency?: string;
    readonly isNew?: boolean;
    /** The member's promotions, as the platform sends them; none without it. */
    readonly promotions?: readonly object[];
    /** Profile of player protection of site and platform. */
    readonly profile?: ProfileName;
    /** Milliseconds after the start of the platform's clock at which the member signs in. */
    readonly later?: number;
  } = {},
) {
  const config = { ...options.config, ...(profile && protectedBy(profile, { marks: [] })) };
  const site = await openPage('/close', { ...options, config, unscripted: true });
  if (profile) await post(site.platform, '/control/protection-profile', { site_id: 1001, profile });
  if (later > 0) {
    await site.platform.advance(later);
    site.ports.clock.set(later);
  }
  const { core, toasts } = site.runtime;
  core.events.on('message', (message) => void toasts.show({ text: messageText(message, core.i18n) }));
  site.ports.http.ok(calls.memberPromotions, { list: promotions });
  if (isNew) await register(site.platform, member);
  await signIn(site.platform, site.ports, member, currency);
  await core.start();
  await site.runtime.navigation.go(path);
  return { ...site, order: (trigger: string, body: object = {}) => post(site.platform, `/control/${trigger}`, body) };
}
