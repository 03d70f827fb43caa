import { calls } from '@housefront/contract/calls';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { typePin } from '../../testing/typePin.ts';
import { depositButton } from '../../testing/deposit-form.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('./member.page.ts'),
    import('./agent.page.ts'),
    import('./sections/my-wallet.section.ts'),
    import('./sections/deposit.section.ts'),
    import('./sections/withdrawal.section.ts'),
    import('./sections/bind-account.section.ts'),
    import('./sections/info.section.ts'),
    import('./agent-sections/plan.section.ts'),
    import('./agent-sections/agreement.section.ts'),
    import('./agent-sections/transfer.section.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.account();
}, 60_000);

beforeEach(async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
});

/** The platform's answer under a scenario of a code. */
const words = (code: string) => page.getByText(`Refused by a scenario (${code})`);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string | RegExp) => page.getByLabelText(name);
const heading = (name: string) => page.getByRole('heading', { name, level: 2 });

test('[MEM-25] [ERR-08] each code of a get-back has its text, any other the words of the platform; so has the recall', async () => {
  const { order, ports, runtime } = await openMemberPage('/user/MyWallet', {
    prepare: ({ http }) => http.ok(calls.myCash, { my_cash_list: [{ gp_id: 'GP01', cash: '5.00' }], total: '9.00' }),
  });
  for (const [code, text] of [
    ['101', 'Transfer failed: please leave your game first'],
    ['102', 'Transfer failed: there is nothing to transfer'],
    ['103', 'Transfer failed: a provider is under maintenance'],
    ['104', 'Transfer failed: too many attempts'],
    ['105', 'Transfer failed: transfers are disabled'],
    ['555', 'Refused by a scenario (555)'],
  ] as const) {
    await order(`scenario/get-back-refused-${code}`);
    await button('Transfer all to main wallet').click();
    await expect.element(page.getByText(text)).toBeVisible();
    await ports.clock.advance(10_000);
  }
  await order('scenario/recall-refused-104');
  await runtime.core.wallet.recallAll();
  await expect.element(page.getByText('Transfer failed: too many attempts')).toBeVisible();
});

test('[MEM-36x] [MEM-39x] [MEM-45x] deposit, withdrawal and binding say what the platform says, and leave the form', async () => {
  const { order, runtime } = await openMemberPage('/user/Deposit');
  const amount = () => field(/^Amount/).first();
  for (const code of ['101', '102', '103', '104', '105', '409', '555']) {
    await order(`scenario/deposit-refused-${code}`);
    await amount().fill('50');
    await depositButton().click();
    await expect.element(words(code)).toBeVisible();
    await expect.element(heading('Make a deposit')).toBeVisible();
  }
  await runtime.navigation.go('/user/Withdrawal');
  await order('scenario/withdrawal-refused-107');
  await amount().fill('40');
  await typePin('1122');
  await button('Withdraw').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(words('107')).toBeVisible();
  await expect.element(heading('Withdraw money')).toBeVisible();
  await runtime.navigation.go('/user/BindAccount');
  await order('scenario/bind-refused-105');
  await page.getByRole('radio', { name: 'Prairie National' }).click();
  await field(/^Account number/).fill('5550 1234');
  await typePin('1122');
  await button('Link bank account').click();
  await expect.element(words('105')).toBeVisible();
  await expect.element(field(/^Account number/)).toHaveValue('55501234');
});

test('[MEM-06x] [PWD-02] a refused detail is said at its field or in passing, a refused password by the platform', async () => {
  const { order } = await openMemberPage('/user/Info', { member: ['river77', 'River777'] });
  const mail = page.getByRole('form', { name: 'Complete your details' }).getByLabelText('Email', { exact: true });
  for (const [code, text] of [
    ['105', 'This email address is already registered'],
    ['216', /email/i],
  ] as const) {
    await order(`scenario/profile-refused-${code}`);
    await mail.fill('river@example.org');
    await button('Save details').click();
    await expect.element(mail).toHaveAccessibleDescription(text);
  }
  for (const code of ['303', '555']) {
    await order(`scenario/profile-refused-${code}`);
    await mail.fill(`river${code}@example.org`);
    await button('Save details').click();
    await expect.element(words(code)).toBeVisible();
  }
  for (const code of ['101', '104', '105']) {
    await order(`scenario/password-refused-${code}`);
    await field(/^Current password/).fill('River777');
    await field(/^New password/).fill('Chosen1');
    await field(/^Confirm new password/).fill('Chosen1');
    await button('Change password').click();
    await expect.element(words(code)).toBeVisible();
  }
});

test('[AGT-10] [AGT-11x] 101 and 104 say that the member cannot apply, other codes what the platform says; no button to apply', async () => {
  const { order, runtime } = await openMemberPage('/proxy', { member: ['lucky88', 'Lucky888'] });
  await expect.element(heading('Apply to become an agent')).toBeVisible();
  const apply = () => page.getByRole('link', { name: 'Become an agent' }).elements().length;
  for (const [code, text] of [
    ['101', 'Your account does not meet the requirements for agents yet.'],
    ['103', 'Refused by a scenario (103)'],
    ['104', 'Your account does not meet the requirements for agents yet.'],
    ['555', 'Refused by a scenario (555)'],
  ] as const) {
    await order(`scenario/application-check-refused-${code}`);
    await runtime.core.queryClient.invalidateQueries({ queryKey: ['member', 'agent-eligibility'] });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(heading('You cannot apply at the moment')).toBeVisible();
    expect(apply()).toBe(0);
  }
});

test('[AGT-20x] a transfer that is refused says what the platform says, and can be made anew', async () => {
  const { order } = await openMemberPage('/proxy?page=Transfer');
  await expect.element(heading('Transfer money to a member')).toBeVisible();
  for (const code of ['102', '105', '109', '555']) {
    await order(`scenario/transfer-refused-${code}`);
    await field(/^Member account/).fill('somebody1');
    await field(/^Amount/).fill('100');
    await button('Transfer now').click();
    const dialog = page.getByRole('alertdialog', { name: /^Transfer/ });
    await typePin('1122');
    await dialog.getByRole('button', { name: 'Transfer now' }).click();
    await expect.element(words(code)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});
