import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusedStore } from '@housefront/core/features/protection';
import { answerSignIn, readCaptcha } from '../../testing/identity.fixtures.ts';
import { openPage } from '../../testing/openPage.tsx';
import { nameSite, protectedConfig } from '../../testing/protected-site.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../../screens/account/member.page.ts'),
    import('../../screens/account/sections/withdrawal.section.ts'),
    import('../../screens/account/sections/bind-account.section.ts'),
    import('./Pauses.tsx'),
    import('./WithdrawalWindow.tsx'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  const { views } = desktop.default;
  await Promise.all([views.account(), views.login()]);
}, 60_000);

const dialog = (name: string) => page.getByRole('dialog', { name });
const refusedLogin = { member_id: 7, member_account: 'falcon1', member_currency: 'USD', token: 'w1' };

test('[RG-31] the sign-in of an excluded member opens a page for withdrawals, and nothing else', async () => {
  const site = await openPage('/', {
    config: protectedConfig('se'),
    unscripted: true,
    prepare: (ports) => {
      nameSite(ports);
      answerSignIn(ports);
    },
  });
  const { core, overlays } = site.runtime;
  await core.start();
  const control = (body: object) =>
    site.platform.answer({
      url: '/control/exclude',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: new AbortController().signal,
    });
  await control({ account: 'falcon1', action: 'exclude' });
  overlays.open('login');
  const form = dialog('Sign in');
  await form.getByLabelText('Account name').fill('falcon1');
  await form.getByLabelText('Password', { exact: true }).fill('Falcon11');
  const picture = () =>
    form
      .getByRole('img', { name: /verification/i })
      .elements()[0]
      ?.getAttribute('src') ?? '';
  await form.getByLabelText('Verification code', { exact: true }).fill(await readCaptcha(site, picture));
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  const covering = dialog('Withdraw your balance');
  await expect
    .element(covering.getByText('You are excluded from play. Here you can withdraw your balance.'))
    .toBeVisible();
  await expect.element(covering.getByRole('heading', { name: 'You are excluded from play' })).toBeVisible();
  // No other login, no other page, no offers.
  expect([core.session.isMember(), site.ports.storage.get('token')]).toEqual([false, undefined]);
  await expect.element(covering.getByRole('link', { name: 'Write to us' })).toBeVisible();
  expect(covering.getByRole('link', { name: /Deposit|Promotions|Play/ }).elements()).toEqual([]);
  const paths = site.ports.http.requests.map(({ url }) => url);
  expect(paths.filter((url) => /roulette|red_envelope|letter|bulletin\/member/.test(url))).toEqual([]);
  await covering.getByRole('link', { name: 'Bank accounts' }).first().click();
  await expect.element(covering.getByRole('heading', { name: 'Link a bank account' }).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(covering).toBeVisible();
  await covering.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.element(covering).not.toBeInTheDocument();
});

test('[RG-31] the page ends with its session', async () => {
  const site = await openPage('/', { config: protectedConfig('se'), unscripted: true, prepare: nameSite });
  await site.runtime.core.start();
  refusedStore(site.runtime.core).setState({
    refusal: {
      code: '303',
      until: null,
      reason: null,
      ended: false,
      withdrawal: { ...refusedLogin, member_id: '7' },
    },
  });
  // The platform does not know this token.
  await expect.poll(() => refusedStore(site.runtime.core).getState().refusal).toBeNull();
  await expect.element(dialog('Withdraw your balance')).not.toBeInTheDocument();
  expect(site.runtime.core.session.isMember()).toBe(false);
});
