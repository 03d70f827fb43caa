import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import { typePin } from '../../../testing/typePin.ts';

const STORE = '/api/member/bank_account/store';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../member.page.ts'),
    import('../sections/bind-account.section.ts'),
    import('../sections/withdrawal.section.ts'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

const heading = (name: string, level: number) => page.getByRole('heading', { name, level });
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const bind = () => page.getByRole('button', { name: 'Link bank account' });

test('[MEM-45x] [FLD-07] the form holds a number to 6 digits and knows the holder; what is bound appears in the list', async () => {
  const { ports } = await openMemberPage('/user/BindAccount');
  await expect.element(heading('Bank account', 1)).toBeVisible();
  await expect.element(page.getByText('**** 0417 · Falcon Gray')).toBeVisible();
  await expect.element(field('Account holder')).toHaveValue('Falcon Gray');
  await expect.element(field('Account holder')).toHaveAttribute('readonly');
  await bind().click();
  await expect.element(page.getByText('Please choose a bank')).toBeVisible();
  await page.getByRole('radio', { name: 'Prairie National' }).click();
  await field('Account number').fill('12345');
  await typePin('1122');
  await bind().click();
  await expect.element(field('Account number')).toHaveAccessibleDescription(/6 to 20 digits/);
  await expect.element(field('Account number')).toHaveFocus();
  expect(ports.http.sent(STORE)).toHaveLength(0);
  await field('Account number').fill('５५5๐-１2 34');
  await field('Branch').click();
  await expect.element(field('Account number')).toHaveValue('55501234');
  await bind().click();
  await expect.element(page.getByText('Your bank account is linked')).toBeVisible();
  await expect.element(page.getByText('**** 1234 · Falcon Gray')).toBeVisible();
  await expect.element(field('Account number')).toHaveValue('');
  // The new account is in view and announced.
  const added = page.getByText('**** 1234 · Falcon Gray').element().closest('[data-fact]');
  await expect.poll(() => document.activeElement === added).toBe(true);
  const { top, bottom } = added?.getBoundingClientRect() ?? { top: -1, bottom: Infinity };
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});

test('[MEM-39x] [MEM-45x] who was sent here by a withdrawal sets a withdrawal password, binds an account and goes on', async () => {
  const { runtime } = await openMemberPage('/user/Withdrawal', { member: ['river77', 'River777'] });
  await expect
    .element(page.getByRole('link', { name: 'Link a bank account' }))
    .toHaveAttribute('href', '/user/BindAccount');
  await runtime.navigation.go('/user/BindAccount');
  await expect.element(heading('Set a withdrawal PIN first', 2)).toBeVisible();
  expect(bind().elements()).toHaveLength(0);
  const digits = (name: RegExp) => page.getByRole('group', { name }).getByRole('textbox').first();
  await digits(/^New withdrawal PIN/).click();
  await userEvent.keyboard('2580');
  await digits(/^Confirm withdrawal PIN/).click();
  await userEvent.keyboard('2580');
  await page.getByRole('button', { name: 'Set withdrawal PIN' }).click();
  await page.getByRole('radio', { name: 'Prairie National' }).click();
  await field('Account number').fill('55501234');
  await typePin('2580');
  await bind().click();
  await expect.element(page.getByText(/^\*{4} 1234/)).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Withdrawal' }).last())
    .toHaveAttribute('href', '/user/Withdrawal');
  await runtime.navigation.go('/user/Withdrawal');
  await expect.element(heading('Withdraw money', 2)).toBeVisible();
});

test('[MEM-18] [MEM-19x] who needs a bank account is asked on the way to a deposit; declining leads back', async () => {
  const { order, runtime } = await openMemberPage('/user/MyWallet', {
    member: ['river77', 'River777'],
    mode: 'mobile',
  });
  // A first read still in flight would return the old state.
  await runtime.core.queryClient.fetchQuery(runtime.core.member.queries.layout());
  await order('scenario/bank-needed');
  runtime.core.events.emit('profile-changed', null);
  await runtime.navigation.go('/user/Deposit');
  const dialog = () => page.getByRole('alertdialog', { name: 'Link a bank account?' });
  await expect.element(dialog()).toBeVisible();
  await dialog()
    .getByRole('button', { name: /cancel/i })
    .click();
  await expect.poll(() => runtime.navigation.target().path).toBe('/user/MyWallet');
  await runtime.navigation.go('/user/Deposit');
  await dialog().getByRole('button', { name: 'Bank account' }).click();
  await expect.poll(() => runtime.navigation.target().path).toBe('/user/BindAccount');
});

test('[MEM-18] a bank account that is bound opens deposits', async () => {
  const { order, runtime } = await openMemberPage('/user/BindAccount');
  await order('scenario/bank-needed');
  runtime.core.events.emit('profile-changed', null);
  await runtime.navigation.go('/user/Deposit');
  await expect.element(heading('Deposit', 1)).toBeVisible();
  await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(0);
});

test('[MEM-45x] a platform without these calls leaves the section to customer service', async () => {
  const { ports, runtime } = await openMemberPage('/user/Info');
  ports.http.on('/api/member/bank_account', { status: 404, json: { code: '404', message: '', data: null } });
  await runtime.navigation.go('/user/BindAccount');
  await expect.element(heading('Link a bank account through customer service', 2)).toBeVisible();
});

const nova = { member: ['nova6025', 'Secret12'], isNew: true } as const;

test('[MEM-45x] [FLD-08] a member who left the name out is asked for the holder; a login name is none, and the name is kept', async () => {
  const { ports, runtime } = await openMemberPage('/user/BindAccount', nova);
  await expect.element(field('Account holder')).toHaveValue('');
  await expect.element(field('Account holder')).not.toHaveAttribute('readonly');
  await expect.element(field('Account holder')).toHaveAccessibleDescription(/exactly as your bank has it/);
  await page.getByRole('radio', { name: 'Prairie National' }).click();
  await field('Account number').fill('55501234');
  await typePin('2580');
  for (const [typed, says] of [
    ['', /Please enter the name of the account holder/],
    ['Nova6025', /This is your account name/],
    ['6025', /as it appears on your ID/],
  ] as const) {
    await field('Account holder').fill(typed);
    await bind().click();
    await expect.element(field('Account holder')).toHaveAccessibleDescription(says);
  }
  expect(ports.http.sent(STORE)).toHaveLength(0);
  await field('Account holder').fill('  Nova　Reyes ');
  await bind().click();
  await expect.element(page.getByText('**** 1234 · Nova Reyes')).toBeVisible();
  expect(ports.http.bodies(STORE)).toMatchObject([{ account_name: 'Nova Reyes' }]);
  // Another account has the same holder.
  await expect.element(field('Account holder')).toHaveValue('Nova Reyes');
  await expect.element(field('Account holder')).toHaveAttribute('readonly');
  await runtime.navigation.go('/user/Info');
  await expect.element(page.getByText('N********', { exact: true })).toBeVisible();
});

test('[MEM-45x] a login name that a platform wrote into the name is not locked in as the holder', async () => {
  const { ports, platform, runtime } = await openMemberPage('/user/MyWallet');
  ports.http.on('/api/member/profile', async ({ url, headers, body, signal }) => {
    const { text } = await platform.answer({ url, method: 'POST', headers, body: JSON.stringify(body), signal });
    return { text: text.replace('"Falcon Gray"', '"FALCON1"') };
  });
  runtime.core.events.emit('profile-changed', null);
  await runtime.navigation.go('/user/BindAccount');
  await expect.element(field('Account holder')).toHaveValue('');
  await expect.element(field('Account holder')).not.toHaveAttribute('readonly');
});
