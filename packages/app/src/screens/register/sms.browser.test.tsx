import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import { WRONG_BY, wrongClock } from '../../testing/wrongClock.ts';
import { button, field, openRegister, PATHS } from './register.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const again = (seconds: number) => button(`Resend in ${seconds} s`);
const send = () => button('Send code');

test('[REG-39] [REG-40x] the code goes to a good phone; then the control counts down, also in a form opened later', async () => {
  const { http, ports, runtime } = await openRegister();
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
  await field('Phone number').fill('12a');
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
  await field('Phone number').fill('13800000000');
  await expect.element(send()).not.toHaveAttribute('aria-disabled');
  await send().click();
  await expect.element(page.getByText('The code has been sent to your phone')).toBeVisible();
  expect(http.bodies(PATHS.sms)).toEqual([
    { member_phone: '13800000000', currency: 'RMB', type: 'register_member', site_id: 1001 },
  ]);
  await expect.element(again(300)).toHaveAttribute('aria-disabled', 'true');
  await ports.clock.advance(2000);
  await expect.element(again(298)).toBeVisible();
  const reopen = async () => {
    runtime.overlays.close('register');
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
    runtime.overlays.open('register');
  };
  await reopen();
  await expect.element(again(298)).toBeVisible();
  ports.storage.set('smsWaitUntil', ports.clock.now() + 1000);
  await reopen();
  await field('Phone number').fill('13800000000');
  await expect.element(again(1)).toHaveAttribute('aria-disabled', 'true');
  await ports.clock.advance(1000);
  await expect.element(send()).not.toHaveAttribute('aria-disabled');
});

test.each(WRONG_BY)(
  '[FLD-09] a device clock that is wrong by %i ms, and is then set, changes no wait for a code',
  async (error) => {
    const { ports } = await openRegister({ prepare: wrongClock(error) });
    await field('Phone number').fill('13800000000');
    await send().click();
    await expect.element(again(300)).toBeVisible();
    ports.clock.set(-error);
    await ports.clock.advance(2000);
    await expect.element(again(298)).toBeVisible();
  },
);

test('[REG-40x] another phone empties the code, and no refused phone gets one', async () => {
  const { http } = await openRegister();
  await field('Phone number').fill('13800000000');
  await field('SMS code').fill('123456');
  http.code(PATHS.verification, '104');
  await field('Phone number').fill('13800000001');
  await expect.element(field('SMS code')).toHaveValue('');
  await field('Email').click();
  await expect.element(field('Phone number')).toHaveAccessibleDescription('This phone number is already registered');
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
});

test('[REG-87] [REG-90x] 104 offers the customer service of the site', async () => {
  const { http } = await openRegister({
    config: { customerServiceUrl: { en_US: 'https://chat.example.com/' } },
    prepare: ({ http: given }) => given.code(PATHS.sms, '104'),
  });
  await field('Phone number').fill('13800000000');
  await send().click();
  await expect.element(field('SMS code')).toHaveAccessibleDescription('Please contact customer service');
  await expect.poll(() => button('Customer service').elements().length).toBeGreaterThan(1);
  expect(http.sent(PATHS.sms)).toHaveLength(1);
});
