import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage, platformLogin } from '../../../testing/openMemberPage.ts';
import type { OpenPlatform } from '../../../testing/openPlatform.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../member-section.page.ts'),
    import('../sections/security.section.ts'),
  ]);
  await desktop.default.views.account();
}, 60_000);

const member = ['falcon1', 'Falcon11'] as const;

/** Calls of a device with its login. */
const device =
  (platform: OpenPlatform, token: string) =>
  async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json', language: 'en_US', authorization: token };
    const { signal } = new AbortController();
    const call = { url: `/api${path}`, method: 'POST' as const, headers, body: JSON.stringify(body), signal };
    const { status, text } = await platform.answer(call);
    return { status, code: String((JSON.parse(text) as { readonly code: unknown }).code) };
  };

/** The security page of a member who is signed in on two devices. */
const open = async () => {
  const shown = await openMemberPage('/close', {
    mode: 'desktop',
    member,
    config: { deviceList: true, secondFactor: true },
  });
  await shown.order('scenario/several-devices');
  const { token } = await platformLogin(shown.platform, ...member);
  await shown.runtime.navigation.go('/user/Security');
  const own = device(shown.platform, String(shown.ports.storage.get('token')));
  return { ...shown, core: shown.runtime.core, own, other: device(shown.platform, token) };
};

const endOthers = async () => {
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click();
};
/** Attempts of another person with a login: to act, and to settle in. */
const attempts = [
  [calls.myCash.path, {}],
  ['/member/passkey/options', {}],
  ['/member/second_factor/setup', {}],
  ['/member/reauthentication', { password: 'Falcon11' }],
] as const;

test('[SEC-10] a password that is changed elsewhere signs this device out: nothing can be set up here', async () => {
  const { core, own, other, ports } = await open();
  await expect.element(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  const changed = { old_password: 'Falcon11', password: 'Fortune99', check_password: 'Fortune99' };
  expect((await other(calls.editPassword.path, changed)).code).toBe('100');
  // Gone where another call of the page was refused before.
  const setUp = page.getByRole('button', { name: 'Set up' }).query();
  if (setUp instanceof HTMLElement) setUp.click();
  await expect.poll(() => core.session.isMember()).toBe(false);
  expect(ports.storage.get('token')).toBeUndefined();
  for (const [path, body] of attempts) expect([path, (await own(path, body)).status]).toEqual([path, 401]);
  expect((await other('/member/second_factor')).status).toBe(200);
});

test('[SEC-10] after all others were ended none of them acts or settles in', async () => {
  const { other } = await open();
  expect((await other(attempts[0][0])).status).toBe(200);
  await endOthers();
  await expect.element(page.getByText('All other devices have been signed out')).toBeVisible();
  for (const [path, body] of attempts) expect([path, (await other(path, body)).status]).toEqual([path, 401]);
});

test('[SEC-10] the page names the passkeys that were added lately, as plain text', async () => {
  const { ports } = await open();
  ports.http.ok(calls.deviceEndOthers, {
    since: '2025-12-02 08:00:00',
    passkeys: [
      { id: '1', name: '<b>Phone</b> of a stranger', created_at: '2025-12-30 08:00:00' },
      { id: '2', name: '', created_at: '2025-12-31 08:00:00' },
    ],
  });
  await endOthers();
  await expect.element(page.getByText(/^Passkeys added since 2025-12-0[23] /)).toBeVisible();
  await expect.element(page.getByText(/Phone of a stranger · Passkey/)).toBeVisible();
});
