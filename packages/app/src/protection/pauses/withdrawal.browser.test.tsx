import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusedStore, type ProtectionRefusal } from '@housefront/core/protection-refusal';
import { platformLogin } from '../../testing/openMemberPage.ts';
import { openPage } from '../../testing/openPage.tsx';
import { protectedConfig, protectedPlatform } from '../../testing/protected.fixtures.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../../screens/account/member.page.ts'),
    import('../../screens/account/sections/withdrawal.section.ts'),
    import('../../screens/account/sections/bind-account.section.ts'),
    import('./Pauses.tsx'),
    import('../withdrawal/WithdrawalWindow.tsx'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  const { views } = desktop.default;
  await Promise.all([views.account(), views.login()]);
}, 60_000);

const dialog = (name: string) => page.getByRole('dialog', { name });
type Login = NonNullable<ProtectionRefusal['withdrawal']>;

/** A site to which the platform has refused a sign-in with a login for withdrawals. */
async function open(login: (site: Awaited<ReturnType<typeof openPage>>) => Promise<Login>) {
  const site = await openPage('/', {
    config: protectedConfig('se'),
    unscripted: true,
    prepare: protectedPlatform('se'),
  });
  const { core } = site.runtime;
  await core.start();
  const store = refusedStore(core);
  const withdrawal = await login(site);
  store.setState({ refusal: { code: '303', until: null, reason: null, ended: false, withdrawal } });
  return { ...site, core, store };
}

test('[RG-31] an excluded member gets a page for withdrawals, and nothing else', async () => {
  const { core, store, ports } = await open(async ({ platform }) => {
    await platform.answer({
      url: '/control/exclude',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'falcon1', action: 'exclude' }),
      signal: new AbortController().signal,
    });
    const { token, member_id: id } = await platformLogin(platform, 'falcon1', 'Falcon11');
    return { token, member_id: String(id), member_account: 'falcon1', member_currency: 'USD' };
  });
  const covering = dialog('Withdraw your balance');
  await expect.element(covering.getByRole('heading', { name: 'You are excluded from play' })).toBeVisible();
  await expect.element(covering.getByText(/Here you can withdraw your balance/)).toBeVisible();
  await expect.element(covering.getByRole('link', { name: 'Write to us' })).toBeVisible();
  // No other login, no other page, no offers.
  expect([core.session.isMember(), ports.storage.get('token')]).toEqual([false, undefined]);
  expect(covering.getByRole('link', { name: /Deposit|Promotions|Play/ }).elements()).toEqual([]);
  const paths = ports.http.requests.map(({ url }) => url);
  expect(paths.filter((url) => /roulette|red_envelope|letter|bulletin\/member/.test(url))).toEqual([]);
  await covering.getByRole('link', { name: 'Bank account' }).first().click();
  await expect.element(covering.getByRole('heading', { level: 1, name: 'Bank account' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(covering).toBeVisible();
  await covering.getByRole('link', { name: 'Back to the site' }).click();
  await expect.element(covering).not.toBeInTheDocument();
  expect(store.getState().refusal).toBeNull();
});

test('[RG-31] the page ends with its session', async () => {
  const { core, store } = await open(() =>
    Promise.resolve({ member_id: '7', member_account: 'falcon1', member_currency: 'USD', token: 'unknown' }),
  );
  await expect.poll(() => store.getState().refusal).toBeNull();
  await expect.element(dialog('Withdraw your balance')).not.toBeInTheDocument();
  expect(core.session.isMember()).toBe(false);
});
