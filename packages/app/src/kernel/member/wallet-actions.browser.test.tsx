import { calls } from '@housefront/contract/calls';
import mobile from '@housefront/ui/templates/h5-7';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, type PageOptions } from '../../testing/openPage.tsx';
import { templates } from '../../testing/testRuntime.ts';

// The first test loads a whole template, on a busy machine too.
vi.setConfig({ testTimeout: 30_000 });

const RECALL = '/api/member/profile/balance/all/back';
const layout = {
  id: 42,
  member_type: 1,
  member_account: 'lucky88',
  member_currency: 'USD',
  member_cash: '1.00',
  is_playing: 0,
};

/** Home of a member on a phone, in the template whose header is the wallet. */
async function openWallet(options: PageOptions = {}) {
  await page.viewport(390, 900);
  onTestFinished(() => page.viewport(414, 896));
  const opened = await openPage('/', {
    mode: 'mobile',
    templates: { ...templates, mobile: () => Promise.resolve({ default: mobile }) },
    prepare: ({ storage, http }) => {
      for (const [key, value] of [
        ['token', 't1'],
        ['member_id', '42'],
        ['member_account', 'lucky88'],
        ['currency', 'USD'],
      ] as const)
        storage.set(key, value);
      http.ok(calls.commonLayout, { member_common_layout: layout });
      http.ok(calls.myCash, { my_cash_list: [{ gp_id: 'GP01', cash: '2.50' }], total: '12.50' });
      http.ok(calls.balanceAllBack, null);
    },
    ...options,
  });
  await opened.runtime.core.start();
  return opened;
}
const card = () => page.getByRole('banner').getByRole('region', { name: 'Wallet' });

test('[WAL-03] the recall of the header is one call and counts the same seconds as the wallet panel', async () => {
  const { runtime, ports } = await openWallet();
  await expect.element(card().getByText('$12.50')).toBeVisible();
  await card().getByRole('button', { name: 'Transfer back' }).click();
  await expect.element(card().getByRole('button', { name: 'Try again in 10 s' })).toBeDisabled();
  await expect.poll(() => ports.http.sent(RECALL)).toHaveLength(1);
  await ports.clock.advance(3000);
  await expect.element(card().getByRole('button', { name: 'Try again in 7 s' })).toBeDisabled();
  runtime.overlays.open('wallet');
  const panel = page.getByRole('dialog', { name: 'Wallet' });
  await expect.element(panel.getByRole('button', { name: 'Try again in 7 s' })).toBeDisabled();
});

test('[WAL-01] the quick actions lead to deposit, withdrawal, the wallet panel and the records', async () => {
  const { runtime } = await openWallet();
  const link = (name: string) => card().getByRole('link', { name });
  await expect.element(link('Withdrawal')).toHaveAttribute('href', '/user/Withdrawal');
  await expect.element(link('Transaction history')).toHaveAttribute('href', '/user/DWRecord');
  await card().getByRole('button', { name: 'Transfer' }).click();
  expect(runtime.overlays.store.getState().wallet).toBe(true);
  runtime.overlays.close('wallet');
  await card().getByRole('button', { name: 'Deposit' }).click();
  await expect.poll(() => runtime.navigation.target().href).toBe('/user/Deposit');
});

test('[SITE-17x] what the site hides is no quick action', async () => {
  await openWallet({ config: { hiddenLinks: ['Deposit', 'DWRecord'] } });
  await expect.element(card().getByRole('button', { name: 'Transfer' })).toBeVisible();
  const names = [...card().element().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Withdrawal', 'Transfer']);
});

test('[LOOK-07] where no provider holds money, neither the header nor the panel offers a recall', async () => {
  const { runtime, ports } = await openWallet();
  await expect.element(card().getByRole('button', { name: 'Transfer back' })).toBeVisible();
  ports.http.ok(calls.myCash, { my_cash_list: [{ gp_id: 'GP01', cash: '0.00' }], total: '12.50' });
  runtime.core.events.emit('game-ended', { gpId: 'GP01' });
  runtime.overlays.open('wallet');
  const panel = page.getByRole('dialog', { name: 'Wallet' });
  await expect.element(panel.getByText('Show 1 provider')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Transfer back' })).not.toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: 'Deposit' })).toBeVisible();
  await panel.getByRole('link', { name: 'Withdrawal' }).click();
  await expect.poll(() => runtime.navigation.target().href).toBe('/user/Withdrawal');
  await expect.element(panel).not.toBeInTheDocument();
});
