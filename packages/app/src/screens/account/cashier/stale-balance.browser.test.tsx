import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import { typePin } from '../../../testing/typePin.ts';

const CASH = '/api/member/profile/my_cash';
const WITHDRAW = '/api/member/withdrawal/store';
const MARK = '(May be out of date)';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../member.page.ts'),
    import('../sections/deposit.section.ts'),
    import('../sections/withdrawal.section.ts'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.account();
}, 60_000);

const marks = () => page.getByText(MARK).elements();
const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
const withdraw = () => page.getByRole('button', { name: 'Withdraw', exact: true });

type Opened = Awaited<ReturnType<typeof openMemberPage>>;

/** The page's connection is there, and the balance was read over it. */
const connected = async ({ ports, runtime }: Opened) => {
  const { realtime } = ports;
  await vi.waitFor(() => expect(realtime.joined.size).toBeGreaterThan(0), 10_000);
  realtime.setState('connected');
  const { store, rereadBalance } = runtime.core.wallet;
  await rereadBalance();
  await expect.poll(() => store.getState().balance).not.toBeNull();
};

/** Longer than an amount is taken for right without a connection. */
const lose = async ({ ports }: Opened) => {
  ports.realtime.setState('waiting');
  await ports.clock.advance(10_001);
};

test('[RT-25] amounts are marked while the connection is gone for long, until they were read again', async () => {
  const opened = await openMemberPage('/user/myWallet');
  await connected(opened);
  await expect.element(page.getByText('$3,100.00').first()).toBeVisible();
  expect(marks()).toEqual([]);
  await lose(opened);
  // The line of the session, and both amounts of the wallet.
  await expect.poll(() => marks().length).toBe(3);
  await expect.element(page.getByText('May be out of date', { exact: true })).toBeVisible();
  opened.ports.realtime.setState('connected');
  expect(marks()).toHaveLength(3);
  await opened.runtime.core.wallet.rereadBalance();
  await expect.poll(marks).toEqual([]);
});

test.for(['Deposit', 'Withdrawal'] as const)(
  '[RT-25] %s shows once a balance that may be old was read again',
  async (section) => {
    const opened = await openMemberPage('/user/myWallet');
    await connected(opened);
    await lose(opened);
    const { http } = opened.ports;
    const release = http.hold(CASH);
    await opened.runtime.navigation.go(`/user/${section}`);
    const title = heading(section === 'Deposit' ? 'Make a deposit' : 'Withdraw money');
    const before = http.sent(CASH).length;
    await expect
      .poll(
        () => http.sent(`/api/member/${section.toLowerCase()}/${section === 'Deposit' ? 'methods' : 'info'}`).length,
      )
      .toBeGreaterThan(0);
    expect(title.elements()).toEqual([]);
    release({ json: { code: '100', message: '', data: { my_cash_list: [], total: '7.00' } } });
    await expect.element(title).toBeVisible();
    await expect.poll(marks).toEqual([]);
    expect(http.sent(CASH).length).toBeLessThanOrEqual(before + 1);
  },
);

test('[RT-25] a deposit shows after 5 s without the balance; a withdrawal is not sent, and one message says why', async () => {
  const opened = await openMemberPage('/user/myWallet');
  await connected(opened);
  await lose(opened);
  const { clock, http } = opened.ports;
  http.hold(CASH);
  await opened.runtime.navigation.go('/user/Deposit');
  await expect.poll(() => http.sent('/api/member/deposit/methods').length).toBeGreaterThan(0);
  await clock.advance(5000);
  await expect.element(heading('Make a deposit')).toBeVisible();
  http.code(CASH, 500);
  await opened.runtime.navigation.go('/user/Withdrawal');
  await page
    .getByLabelText(/^Amount/)
    .first()
    .fill('40');
  await typePin('1122');
  await withdraw().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  const told = page.getByText('Nothing was sent, because your balance could not be refreshed. Please try again.');
  await expect.element(told).toBeVisible();
  expect(told.elements()).toHaveLength(1);
  expect(http.sent(WITHDRAW)).toHaveLength(0);
  // The form is there for another try.
  await expect.element(withdraw()).toBeVisible();
});

test.each([
  ['its amount', { cash: '3150.00' }],
  ['no amount', {}],
])('[RT-11] what can be withdrawn follows a change of money with %s, while the form is open', async (_, data) => {
  const opened = await openMemberPage('/user/Withdrawal');
  await connected(opened);
  const available = () => document.querySelector('[data-fact="available"] dd')?.textContent;
  await expect.poll(available).toBe('$3,100.00');
  const amount = page.getByLabelText(/^Amount/).first();
  await amount.fill('40');
  await opened.order('cash', { account: 'falcon1', amount: '50.00' });
  const { realtime, storage } = opened.ports;
  realtime.deliver(`member.${storage.get('member_id')}`, 'member.cash', data);
  await expect.poll(available).toBe('$3,150.00');
  await expect.element(amount).toHaveValue('40');
});
