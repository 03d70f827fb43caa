import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import { typePin } from '../../../testing/typePin.ts';
import { depositButton } from '../../../testing/deposit-form.ts';

const METHODS = '/api/member/deposit/methods';
const INFO = '/api/member/withdrawal/info';
const DEPOSIT = '/api/member/deposit/store';
const WITHDRAW = '/api/member/withdrawal/store';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../member.page.ts'),
    import('../sections/my-wallet.section.ts'),
    import('../sections/deposit.section.ts'),
    import('../sections/withdrawal.section.ts'),
    import('@housefront/core/features/wallet'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.account();
}, 60_000);

type Data = Readonly<Record<string, unknown>>;
type Site = Awaited<ReturnType<typeof openMemberPage>>;

/** Has a path answered as the platform does, with other data. */
function alter({ ports, platform }: Pick<Site, 'ports' | 'platform'>, path: string, edit: (data: Data) => Data): void {
  ports.http.on(path, async ({ url, headers, body, signal }) => {
    const { text } = await platform.answer({ url, method: 'POST', headers, body: JSON.stringify(body), signal });
    const reply = JSON.parse(text) as { readonly data: Data };
    return { json: { ...reply, data: edit(reply.data) } };
  });
}

const main = () => page.getByRole('main');
const amount = () => page.getByLabelText(/^Amount/).first();
const method = () => page.getByRole('group', { name: 'Payment method' });
const total = () =>
  main().getByText('Total balance', { exact: true }).element().closest('div')?.nextElementSibling?.textContent;
/** Values of the withdrawal's facts, by label. */
const facts = () =>
  new Map(
    [...document.querySelectorAll('main dl dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );

const inr = { member: ['lotus99', 'Lotus999'], currency: 'INR' } as const;
const walletOf = (cash: readonly unknown[], sum: unknown) => ({
  my_cash_list: cash.map((held, index) => ({ gp_id: `GP${index}`, cash: held })),
  total: sum,
});

test('[FLD-01] lakhs and crores of rupees are shown in header, wallet and cashier as the platform writes them', async () => {
  const site = await openMemberPage('/user/MyWallet', {
    ...inr,
    prepare: ({ http }) => http.ok(calls.myCash, walletOf(['2,34,567.50', '₹10,00,000.00'], '12,34,567.50')),
  });
  await expect.poll(total).toBe('₹1,234,567.50');
  await expect.element(page.getByText('Balance: ₹1,234,567.50')).toBeVisible();
  await expect.element(main().getByText('₹1,000,000.00')).toBeVisible();
  alter(site, INFO, (data) => ({ ...data, available_cash: '12,34,567.50', max_amount: '₹5,00,000.00' }));
  await site.runtime.navigation.go('/user/Withdrawal');
  await expect.poll(() => facts().get('Available to withdraw')).toBe('₹1,234,567.50');
  expect(facts().get('Limits')).toMatch(/to ₹500,000\.00$/);
});

test('[FLD-01] a provider that says nothing readable is unknown, and so is what is left beside it', async () => {
  await openMemberPage('/user/MyWallet', {
    prepare: ({ http }) => http.malformed(calls.myCash, walletOf(['1,23,4', '100.00'], '3,100.00')),
  });
  await expect.poll(total).toBe('$3,100.00');
  const amounts = () =>
    [...document.querySelectorAll('[data-state="ready"] > ul > li')].map(({ textContent }) => textContent);
  await expect.poll(amounts).toEqual([expect.stringMatching(/–$/), expect.stringMatching(/\$100\.00$/)]);
  expect(document.querySelector('main')?.textContent).not.toContain('$0.00');
  expect(document.querySelector('main')?.textContent).not.toContain('$3,000.00');
});

test('[FLD-01] an amount beyond what JavaScript numbers hold is shown and sent to the last digit', async () => {
  const site = await openMemberPage('/user/MyWallet', {
    prepare: ({ http }) => http.ok(calls.myCash, walletOf([], '9007199254740993.01')),
  });
  await expect.poll(total).toBe('$9,007,199,254,740,993.01');
  alter(site, METHODS, (data) => ({
    ...data,
    list: (data['list'] as readonly Data[]).map((one) => ({
      ...one,
      max_amount: '10000000000000000.01',
      preset_amounts: '100,9007199254740993.01',
    })),
  }));
  await site.runtime.navigation.go('/user/Deposit');
  await expect.element(amount()).toHaveAccessibleDescription(/to \$10,000,000,000,000,000\.01/);
  await amount().fill('10000000000000000.02');
  await depositButton().click();
  await expect.element(amount()).toHaveAccessibleDescription(/The maximum is \$10,000,000,000,000,000\.01/);
  await page.getByRole('button', { name: '$9,007,199,254,740,993.01' }).click();
  await depositButton().click();
  await expect.poll(() => site.ports.http.bodies(DEPOSIT)).toMatchObject([{ amount: '9007199254740993.01' }]);
});

const limitsOf = { min_amount: '10.00', max_amount: '500.00', fee_rate: 0.01 };

test.each([
  ['min_amount', null, /^Up to \$500\.00/, '0.01'],
  ['max_amount', null, /^From \$10\.00/, '5,000'],
  ['max_amount', '', /^From \$10\.00/, '5,000'],
  ['max_amount', undefined, /^From \$10\.00/, '5,000'],
  ['fee_rate', null, /^\$10\.00 to \$500\.00/, '100'],
])('[FLD-02] a deposit whose %s is %s has no such limit', async (field, value, says, typed) => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, METHODS, (data) => ({
    ...data,
    list: (data['list'] as readonly Data[]).map((one) => ({ ...one, ...limitsOf, [field]: value })),
  }));
  await site.runtime.navigation.go('/user/Deposit');
  await expect.element(amount()).toHaveAccessibleDescription(says);
  await amount().fill(typed);
  await depositButton().click();
  await expect.poll(() => site.ports.http.sent(DEPOSIT)).toHaveLength(1);
  expect(document.querySelector('main')?.textContent).not.toContain('$0.00 to');
});

test('[FLD-02] a way to deposit without any limit says none', async () => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, METHODS, (data) => ({
    ...data,
    list: (data['list'] as readonly Data[]).map(({ id, type, name, accounts }) => ({ id, type, name, accounts })),
  }));
  await site.runtime.navigation.go('/user/Deposit');
  await expect.element(method()).toBeVisible();
  expect(method().element().textContent).toMatch(/^Payment method\s*Bank transfer(?:Change)?$/);
  await amount().fill('1');
  await expect.poll(() => [facts().get('Fee'), facts().get('You receive')]).toEqual(['$0.00', '$1.00']);
  await depositButton().click();
  await expect.poll(() => site.ports.http.bodies(DEPOSIT)).toMatchObject([{ amount: '1.00' }]);
});

test('[FLD-01] a fee that cannot be read is unknown, and so is what is credited', async () => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, METHODS, (data) => ({
    ...data,
    list: (data['list'] as readonly Data[]).map((one) => ({ ...one, fee_rate: 'about 1 %' })),
  }));
  await site.runtime.navigation.go('/user/Deposit');
  await amount().fill('100');
  await expect.poll(() => [facts().get('Fee'), facts().get('You receive')]).toEqual(['–', '–']);
});

test.each([
  ['min_amount', 'Limits', 'Up to $500.00', '0.01'],
  ['max_amount', 'Limits', 'From $10.00', '600'],
  ['daily_left_count', 'Withdrawals left today', undefined, '40'],
  ['remaining_turnover', 'Remaining wagering requirement', undefined, '40'],
  ['fee_rate', 'Limits', '$10.00 to $500.00', '40'],
  ['available_cash', 'Available to withdraw', '–', '40'],
])('[FLD-02] a withdrawal whose %s is null is not held up by it', async (field, label, says, typed) => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, INFO, (data) => ({ ...data, ...limitsOf, [field]: null }));
  await site.runtime.navigation.go('/user/Withdrawal');
  await expect.element(page.getByRole('heading', { name: 'Withdraw money', level: 2 })).toBeVisible();
  expect(facts().get(label)).toBe(says);
  // "All" is not offered for an unknown amount.
  expect(page.getByRole('button', { name: '$3,100.00' }).elements()).toHaveLength(field === 'available_cash' ? 0 : 1);
  await amount().fill(typed);
  await typePin('1122');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => site.ports.http.sent(WITHDRAW)).toHaveLength(1);
});

const held = { available_cash: '3470.00', remaining_turnover: '2602.50', required_turnover: '3470.00' };
const has = (name: string) => page.getByRole('main').getByRole('link', { name });

test('[MEM-39x] money that still has to be bet is not called available: what is held, how far it is, what counts and where to go', async () => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, INFO, (data) => ({ ...data, ...held, held_cash: undefined }));
  await site.runtime.navigation.go('/user/Withdrawal');
  await expect.element(page.getByRole('heading', { name: 'Wagering requirement', level: 2 })).toBeVisible();
  expect(facts().has('Available to withdraw')).toBe(false);
  expect(facts().get('You can withdraw now')).toBe('$0.00');
  expect(facts().get('Held by the wagering requirement')).toBe('$3,470.00');
  expect(facts().get('Wagered so far')).toBe('$867.50 of $3,470.00 (25%)');
  await expect
    .element(page.getByText(/\$2,602\.50 of the wagering requirement is left.*Deposits have to be wagered/))
    .toBeVisible();
  expect(facts().get('What counts')).toMatch(/Demo games do not count/);
  await expect.element(has('Choose a game')).toHaveAttribute('href', '/games');
  await expect.element(has('Read the terms')).toHaveAttribute('href', '/main/terms');
  expect(page.getByRole('button', { name: 'Withdraw', exact: true }).elements()).toHaveLength(0);
});

test('[MEM-39x] where the platform holds a part, the rest can be withdrawn, and no more', async () => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, INFO, (data) => ({ ...data, ...limitsOf, ...held, max_amount: null, held_cash: '2602.50' }));
  await site.runtime.navigation.go('/user/Withdrawal');
  await expect.element(page.getByRole('heading', { name: 'Withdraw money', level: 2 })).toBeVisible();
  expect(facts().get('You can withdraw now')).toBe('$867.50');
  expect(facts().get('Held by the wagering requirement')).toBe('$2,602.50');
  await expect.element(page.getByText(/^\$2,602\.50 of the wagering requirement is left\. The rest/)).toBeVisible();
  await amount().fill('867.51');
  await typePin('1122');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(amount()).toHaveAccessibleDescription(/You can withdraw \$867\.50 now/);
  await page.getByRole('button', { name: '$867.50' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => site.ports.http.bodies(WITHDRAW)).toMatchObject([{ amount: '867.50' }]);
});

test.each([
  ['less than nothing was bet', { required_turnover: '100.00' }],
  ['what had to be bet is not said', { required_turnover: undefined }],
  ['what had to be bet cannot be read', { required_turnover: 'a lot' }],
])('[FLD-01] how far the turnover is stays unsaid where %s', async (_case, change) => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, INFO, (data) => ({ ...data, ...held, ...change }));
  await site.runtime.navigation.go('/user/Withdrawal');
  await expect.poll(() => facts().get('Remaining wagering requirement')).toBe('$2,602.50');
  expect(facts().has('Wagered so far')).toBe(false);
});

test('[MEM-39x] what is free but less than the smallest withdrawal opens no form that refuses everything', async () => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, INFO, (data) => ({ ...data, ...limitsOf, ...held, held_cash: '3460.01' }));
  await site.runtime.navigation.go('/user/Withdrawal');
  await expect.poll(() => facts().get('You can withdraw now')).toBe('$9.99');
  await expect.element(has('Choose a game')).toBeVisible();
  expect(page.getByRole('button', { name: 'Withdraw', exact: true }).elements()).toHaveLength(0);
});

test('[MEM-37x] a deposit that completes before it was read as pending is announced as completed', async () => {
  const site = await openMemberPage('/user/MyWallet');
  alter(site, METHODS, (data) => ({
    ...data,
    orders: (data['orders'] as readonly Data[]).map((one) => ({ ...one, status: 'success' })),
  }));
  await site.runtime.navigation.go('/user/Deposit');
  await amount().fill('100');
  await depositButton().click();
  await expect.element(page.getByRole('heading', { name: 'Your deposit has arrived', level: 2 })).toBeVisible();
});
