import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import type { PageOptions } from '../../../testing/openPage.tsx';

const CASH = '/api/member/profile/my_cash';
const GET_BACK = '/api/member/profile/balance_get_back';
const ALL_BACK = '/api/member/profile/balance/all/back';
const SURPLUS = '/api/arks/web/cash_surplus/check';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../member.page.ts'),
    import('../sections/my-wallet.section.ts'),
    import('../sections/info.section.ts'),
    import('@housefront/core/features/wallet'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

/** Money at a provider: there is something to bring back. */
const away = (cash: string) => ({ my_cash_list: [{ gp_id: 'GP01', cash }], total: '3100.00' });
const prepare: PageOptions['prepare'] = ({ http }) => http.ok(calls.myCash, away('100.00'));

const main = () => page.getByRole('main');
const total = () =>
  main().getByText('Total balance', { exact: true }).element().closest('div')?.nextElementSibling?.textContent;
const refresh = () => main().getByRole('button', { name: 'Refresh balance' });
const collect = () => main().getByRole('button', { name: 'Transfer all to main wallet' });

test('[MEM-34x] the wallet has the total, a row for each provider, and the ways to deposit and withdrawal', async () => {
  const { platform } = await openMemberPage('/user/MyWallet');
  await expect.poll(total).toBe('$3,100.00');
  const [reply] = platform.replies(CASH) as readonly { readonly data: { readonly my_cash_list: readonly unknown[] } }[];
  expect(
    document.querySelectorAll('[data-state="ready"] > ul > li, [data-state="ready"] > details > ul > li'),
  ).toHaveLength(reply?.data.my_cash_list.length ?? -1);
  await expect.element(main().getByRole('button', { name: 'Deposit' })).toBeVisible();
  // The first one is in the menu.
  await expect
    .element(main().getByRole('link', { name: 'Withdrawal' }).nth(1))
    .toHaveAttribute('href', '/user/Withdrawal');
});

test('[MEM-20] [MEM-21] [MEM-22x] a refresh shows a dash, is sent once, and brings the old amount back when it fails', async () => {
  const { ports } = await openMemberPage('/user/MyWallet');
  await expect.poll(total).toBe('$3,100.00');
  const sent = ports.http.sent(CASH).length;
  ports.http.hold(CASH);
  for (let click = 0; click < 5; click += 1) await refresh().click();
  await expect.poll(total).toBe('–');
  // The balance in the head of the window is the same one.
  await expect.element(page.getByText('Balance: –')).toBeVisible();
  expect(ports.http.sent(CASH)).toHaveLength(sent + 1);
  await ports.clock.advance(30_000);
  // There is no connection, so that it may have changed meanwhile.
  await expect.poll(total).toBe('$3,100.00 (May be out of date)');
  await expect.element(main().getByRole('alert')).toHaveTextContent('The wallet could not be loaded.Try again');
});

test('[MEM-22x] the amount of the layout is shown until the wallets are known', async () => {
  await openMemberPage('/user/Info', { prepare: ({ http }) => http.on(CASH, { status: 500, text: '' }) });
  await expect.element(page.getByText('Balance: $3,100.00')).toBeVisible();
});

test('[MEM-23] [MEM-24] [MEM-26x] collecting is reported, reads the balance again, and rests one second with the recall', async () => {
  const { ports, runtime } = await openMemberPage('/user/MyWallet', { mode: 'mobile', prepare });
  await expect.poll(total).toBe('$3,100.00');
  await collect().click();
  await expect.element(page.getByText('Success', { exact: true })).toBeVisible();
  const sent = () => ports.http.requests.map(({ path }) => path);
  await expect.poll(() => sent().slice(sent().indexOf(GET_BACK))).toContain(CASH);
  expect([ports.http.sent(GET_BACK).length, ports.http.sent(ALL_BACK).length]).toEqual([1, 0]);
  const again = (seconds: number) => main().getByRole('button', { name: `Try again in ${seconds} s` });
  await expect.element(again(1)).toBeDisabled();
  runtime.overlays.open('wallet');
  const dialog = page.getByRole('dialog', { name: 'Wallet' });
  await expect.element(dialog.getByRole('button', { name: 'Try again in 1 s' })).toBeDisabled();
  runtime.overlays.close('wallet');
  await ports.clock.advance(1000);
  await expect.element(collect()).toBeEnabled();
});

test('[MEM-23] [MEM-24] a collection without an answer says that it is looked into, then that the money is back', async () => {
  const { ports, platform } = await openMemberPage('/user/MyWallet', { prepare });
  await expect.poll(total).toBe('$3,100.00');
  ports.http.on(GET_BACK, async ({ url, headers, body, signal }) => {
    await platform.answer({ url, method: 'POST', headers, body: JSON.stringify(body), signal });
    return new TypeError('gone');
  });
  await collect().click();
  await expect.element(page.getByText(/^We have not received a reply yet/)).toBeVisible();
  ports.http.ok(calls.myCash, away('0.00'));
  await ports.clock.advance(1000);
  await expect.element(page.getByText('Success', { exact: true })).toBeVisible();
  expect([ports.http.sent(GET_BACK).length, await platform.control('/ledger/falcon1')]).toMatchObject([
    1,
    { total: '3100.00', problems: [] },
  ]);
});

test('[MEM-16] [MEM-17x] an active cash surplus has a card with balance and interest, and no further call', async () => {
  const { ports, runtime } = await openMemberPage('/user/Info', {
    prepare: ({ http }) => http.ok(calls.cashSurplusCheck, { active: '1', balance: '1250', interest: 3.42 }),
  });
  const card = () => main().getByText('Savings');
  await expect.element(card()).toBeVisible();
  await expect.element(main().getByText('$1,250.00')).toBeVisible();
  await expect.element(main().getByText('$3.42')).toBeVisible();
  await expect
    .element(main().getByRole('link', { name: 'My wallet' }).last())
    .toHaveAttribute('href', '/user/MyWallet');
  await runtime.navigation.go('/user/MyWallet');
  await expect.element(card()).toBeVisible();
  const asked = ports.http.requests.filter(({ path }) => path.includes('surplus'));
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([SURPLUS]));
  expect(ports.http.bodies(SURPLUS)[0]).toEqual({ site_id: 1001, currency: 'USD' });
});

test('[MEM-16] without an active surplus there is no card', async () => {
  const { platform } = await openMemberPage('/user/Info');
  await expect.poll(() => platform.replies(SURPLUS).length).toBe(1);
  await expect.element(main().getByText('Details', { exact: true })).toBeVisible();
  expect(main().getByText('Savings').elements()).toHaveLength(0);
});

test('[MEM-03x] who gets cash back finds its entry in the wallet, which leads to the promotions', async () => {
  const { order, runtime } = await openMemberPage('/user/MyWallet');
  await expect.poll(total).toBe('$3,100.00');
  expect(main().getByText('You get cashback').elements()).toHaveLength(0);
  await order('scenario/cash-back');
  runtime.core.events.emit('profile-changed', null);
  await expect.element(main().getByText('You get cashback')).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/discount');
});
