import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import { WRONG_BY, wrongClock } from '../../../testing/wrongClock.ts';
import { typePin } from '../../../testing/typePin.ts';
import { chooseMethod, depositButton } from '../../../testing/deposit-form.ts';

const DEPOSIT = '/api/member/deposit/store';
const WITHDRAW = '/api/member/withdrawal/store';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../member.page.ts'),
    import('../pay.page.ts'),
    import('../sections/deposit.section.ts'),
    import('../sections/withdrawal.section.ts'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
const amount = () => page.getByLabelText(/^Amount/).first();

test('[MEM-37x] a bank deposit holds to the limits, shows where to pay, and its arrival is reported', async () => {
  const { ports, order, runtime } = await openMemberPage('/user/Deposit');
  await expect.element(heading('Make a deposit')).toBeVisible();
  await amount().fill('5');
  await depositButton().click();
  await expect.element(amount()).toHaveAccessibleDescription(/The minimum is \$ ?10\.00/);
  expect(ports.http.sent(DEPOSIT)).toHaveLength(0);
  await page.getByRole('button', { name: '$100', exact: true }).click();
  await expect.element(amount()).toHaveValue('100.00');
  await depositButton().dblClick();
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
  await expect.element(page.getByText(/^First Harbor Bank/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
  await expect.element(page.getByText('15:00')).toBeVisible();
  expect(ports.http.sent(DEPOSIT)).toHaveLength(1);
  await order('settle', { account: 'falcon1', outcome: 'success' });
  runtime.core.events.emit('deposit-succeeded', { orderNumber: 'x', amount: null, times: 1 });
  await expect.element(heading('Your deposit has arrived')).toBeVisible();
  await expect.element(heading('Make a deposit')).toBeVisible();
});

test('[FLD-03] [FLD-13] an order number of 19 digits, as a JSON number, is shown and copied whole; one that comes twice is one', async () => {
  const { ports } = await openMemberPage('/user/Deposit', {
    prepare: ({ http }) => {
      const order =
        '{"order_number":2022072512345928259,"status":"pending","amount":"100","fee":"0","expire_at":"soon"}';
      const text = `{"code":"100","message":"","data":{"list":[],"orders":[${order},${order}]}}`;
      http.on('/api/member/deposit/methods', { text });
    },
  });
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
  await expect.element(page.getByText('2022072512345928259')).toBeVisible();
  // A time that cannot be read is neither over nor for ever.
  await expect.element(page.getByText('–', { exact: true })).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy: Transaction ID' }).click();
  await expect.poll(() => write.mock.calls).toEqual([['2022072512345928259']]);
  write.mockRestore();
  expect(ports.http.sent(DEPOSIT)).toHaveLength(0);
});

test.each(WRONG_BY)(
  '[FLD-09] on a device whose clock is wrong by %i ms an order has the time that is left on the platform',
  async (error) => {
    const { ports } = await openMemberPage('/user/Deposit', { prepare: wrongClock(error) });
    await amount().fill('100');
    await depositButton().click();
    await expect.element(heading('Your deposit is in progress')).toBeVisible();
    // The date of an answer has whole seconds.
    await expect.element(page.getByText(/^(?:15:00|14:59)$/)).toBeVisible();
    ports.clock.set(-error);
    await ports.clock.advance(10_000);
    await expect.element(page.getByText(/^14:(?:50|49)$/)).toBeVisible();
  },
);

test('[FLD-07] an amount in another script or grouping is shown and sent as one; what can be read in two ways is asked', async () => {
  const { ports } = await openMemberPage('/user/Deposit');
  await expect.element(heading('Make a deposit')).toBeVisible();
  const leave = () => amount().element().blur();
  for (const [typed, shown] of [
    ['१०००', '1000'],
    ['１，０００．５', '1000.5'],
    ['1,00,000', '100000'],
    ['1.234,56', '1234.56'],
    ['100,50', '100.50'],
  ] as const) {
    await amount().fill(typed);
    leave();
    await expect.element(amount()).toHaveValue(shown);
  }
  await amount().fill('1.000');
  await depositButton().click();
  await expect.element(amount()).toHaveAccessibleDescription(/enter 1000 or 1\.00/);
  await expect.element(amount()).toHaveValue('1.000');
  expect(ports.http.sent(DEPOSIT)).toHaveLength(0);
  await amount().fill('๒๐๐,๕๐');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
  expect(ports.http.bodies(DEPOSIT)).toMatchObject([{ amount: '200.50' }]);
});

test('[MEM-37x] [MEM-38x] the fast payment lists what is paid on a page, and opens it in the window of the press', async () => {
  const { ports } = await openMemberPage('/fastPayment');
  await expect.element(heading('Make a deposit')).toBeVisible();
  // One method: its line, and nothing to change.
  await expect.element(page.getByText('Online payment')).toBeVisible();
  expect(page.getByRole('button', { name: /^Change/ }).elements()).toHaveLength(0);
  expect(page.getByRole('contentinfo').elements()).toHaveLength(0);
  await amount().fill('50');
  await depositButton().click();
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
  const [opened] = ports.windows.opened;
  expect(opened?.name).toBe('depositWindow');
  expect(opened?.addresses).toEqual(['/loading', expect.stringMatching(/^http:\/\/localhost:4300\/pay\/\S+$/)]);
});

test('[MEM-37x] a deposit without an answer is looked for, and shown when it is found; its payment window does not stay', async () => {
  const { ports, platform, order, runtime } = await openMemberPage('/user/Deposit');
  ports.http.on(DEPOSIT, async ({ url, headers, body, signal }) => {
    await platform.answer({ url, method: 'POST', headers, body: JSON.stringify(body), signal });
    return new TypeError('gone');
  });
  await chooseMethod(/Online payment/);
  await amount().fill('50');
  await depositButton().click();
  await expect.element(heading('We are checking your transaction')).toBeVisible();
  expect([ports.windows.opened[0]?.closed, depositButton().elements().length]).toEqual([true, 0]);
  // The outcome is at the top of the page, which has the focus then.
  await expect.element(page.getByRole('heading', { name: 'Deposit', level: 1 })).toHaveFocus();
  await ports.clock.advance(1000);
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
  await page.getByRole('button', { name: 'Open payment page' }).click();
  await order('settle', { account: 'falcon1', outcome: 'success' });
  runtime.core.events.emit('deposit-succeeded', { orderNumber: 'x', amount: null, times: 1 });
  await expect.element(heading('Your deposit has arrived')).toBeVisible();
  await expect.element(amount()).toHaveValue('');
  expect(ports.http.sent(DEPOSIT)).toHaveLength(1);
});

test('[MEM-37x] crypto money is asked for with its network, address and a fee', async () => {
  await openMemberPage('/user/Deposit', { mode: 'mobile' });
  await chooseMethod(/Crypto/);
  await amount().fill('200');
  await expect.element(page.getByText(/\$ ?198\.00/)).toBeVisible();
  await depositButton().click();
  await expect.element(page.getByText(/^TRC20/)).toBeVisible();
  await expect.element(page.getByText(/^THouse9Fr0ntSandbox5Not7A2Real4Wa11et/)).toBeVisible();
});

const fact = (label: string) =>
  [...document.querySelectorAll('main dl dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

test('[MEM-37x] crypto money is asked for in coins, exactly as the platform says, with the rate; the number alone is copied', async () => {
  await openMemberPage('/user/Deposit', { member: ['river77', 'River777'] });
  await chooseMethod(/Crypto/);
  await expect.poll(() => fact('Exchange rate')).toBe('1 USDT = 1 USD');
  await amount().fill('20.05');
  await depositButton().click();
  await expect.element(page.getByText(/^Transfer exactly 20\.05 USDT \(\$20\.05 at 1\)/)).toBeVisible();
  expect(fact('Transfer exactly')).toMatch(/^20\.05 USDT/);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy: Transfer exactly' }).click();
  await expect.poll(() => write.mock.calls).toEqual([['20.05']]);
  write.mockRestore();
});

test.each([
  [
    { crypto_amount: '23.14814815', crypto_rate: '86.4' },
    /^Transfer exactly 23\.14814815 USDT \(\$2,000\.00 at 86\.4\)/,
    /^23\.14814815 USDT/,
  ],
  [
    { crypto_amount: 1e-8, crypto_rate: null },
    /^Transfer exactly 0\.00000001 USDT for \$2,000\.00/,
    /^0\.00000001 USDT/,
  ],
  [{ crypto_rate: '86.4' }, /^Transfer \$2,000\.00 in USDT at a rate of 86\.4\. Customer service/, /^–$/],
  [{ crypto_amount: 'NaN', crypto_rate: '0' }, /^Transfer \$2,000\.00 in USDT\. Customer service/, /^–$/],
])(
  '[MEM-37x] [FLD-01] what is known of an order of crypto money is said, and nothing is worked out: %o',
  async (said, says, coins) => {
    await openMemberPage('/user/Deposit', {
      prepare: ({ http }) => {
        const account = { id: 'a', bank_name: 'TRC20', account_name: 'USDT', account_no: 'T123' };
        const list = [{ id: 'c', type: 'crypto', name: 'Crypto', accounts: [account] }];
        const order = {
          order_number: 'D1',
          status: 'pending',
          method_id: 'c',
          account_id: 'a',
          amount: '2000',
          fee: '0',
        };
        // Some of the rows cannot be read.
        http.unchecked(calls.depositMethods, { list, orders: [{ ...order, ...said }] });
      },
    });
    await expect.element(page.getByText(says)).toBeVisible();
    expect(fact('Transfer exactly')).toMatch(coins);
  },
);

const withdraw = () => page.getByRole('button', { name: 'Withdraw', exact: true });

test('[MEM-39x] a withdrawal is confirmed, sent once, held at once, and shown until it is decided', async () => {
  const { ports, platform } = await openMemberPage('/user/Withdrawal');
  await expect.element(heading('Withdraw money')).toBeVisible();
  await amount().fill('3100.01');
  await typePin('1122');
  await withdraw().click();
  await expect.element(amount()).toHaveAccessibleDescription(/Your balance is \$ ?3,100\.00/);
  await amount().fill('40');
  await withdraw().click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toHaveAccessibleDescription(/Summit Credit Union \*{4} 0417/);
  await dialog.getByRole('button', { name: 'Withdraw' }).dblClick();
  await expect.element(heading('Your withdrawal is in progress')).toBeVisible();
  expect(ports.http.sent(WITHDRAW)).toHaveLength(1);
  expect(await platform.control('/ledger/falcon1')).toMatchObject({ total: '3060.00', problems: [] });
});

test('[MEM-39x] an answer that never came is looked for, and the form does not come back before it is known', async () => {
  const { ports } = await openMemberPage('/user/Withdrawal');
  ports.http.on(WITHDRAW, new TypeError('gone'));
  await amount().fill('40');
  await typePin('1122');
  await withdraw().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(heading('We are checking your transaction')).toBeVisible();
  expect(withdraw().elements()).toHaveLength(0);
});

test('[MEM-39x] without a bank account a member is led to bind one', async () => {
  await openMemberPage('/user/Withdrawal', { member: ['river77', 'River777'] });
  await expect
    .element(page.getByRole('link', { name: 'Link a bank account' }))
    .toHaveAttribute('href', '/user/BindAccount');
});

test('[MEM-03x] with a closed wallet neither deposits nor withdrawals are offered', async () => {
  const { order, runtime } = await openMemberPage('/user/MyWallet', { mode: 'mobile' });
  // A first read still in flight would return the old state.
  await runtime.core.queryClient.fetchQuery(runtime.core.member.queries.layout());
  await order('scenario/wallet-closed');
  runtime.core.events.emit('profile-changed', null);
  for (const path of ['/user/Deposit', '/user/Withdrawal']) {
    await runtime.navigation.go(path);
    await expect.element(heading('Your wallet is not available')).toBeVisible();
    expect(page.getByRole('button', { name: /^(?:Deposit now|Withdraw)$/ }).elements()).toHaveLength(0);
  }
});

test('[MEM-36x] a platform without a cashier leaves both to customer service', async () => {
  const { order, runtime } = await openMemberPage('/user/MyWallet', { mode: 'mobile' });
  await order('scenario/no-cashier');
  await runtime.navigation.go('/user/Deposit');
  await expect.element(heading('Deposit through customer service')).toBeVisible();
  await runtime.navigation.go('/user/Withdrawal');
  await expect.element(heading('Withdraw through customer service')).toBeVisible();
});
