import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import { button, currency, field, fillRequired, openRegister, PATHS, settings } from './register.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const entry = (code: string, name: string, required = 0) => ({
  name,
  currency: code,
  is_display: 1,
  is_required: required,
  is_unique: 0,
  is_verification: 0,
});
/** RMB may have three contacts, VND needs one of its two. */
const contacts = [
  entry('RMB', 'member_wechat'),
  entry('RMB', 'member_skype'),
  entry('RMB', 'member_others'),
  entry('VND', 'member_zalo', 1),
  entry('VND', 'member_skype'),
];
const open = () =>
  openRegister({ prepare: ({ http }) => http.ok(calls.registerSettings, { list: [...settings, ...contacts] }) });
const more = () => button('More contact details');
const create = () => button('Create account');

test('[REG-12] contacts that may be left out are behind one button; what they hold is sent, open or closed', async () => {
  const { http } = await open();
  await fillRequired();
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false');
  expect(field('Skype').elements()).toEqual([]);
  await more().click();
  await field('Skype').fill('lucky.skype');
  await more().click();
  await create().click();
  await expect.poll(() => http.bodies(PATHS.register)).toMatchObject([{ member_skype: 'lucky.skype' }]);
});

test('[REG-12] [REG-24] one that is wrong is shown with its message, and the focus goes there', async () => {
  const { http } = await open();
  await fillRequired();
  await more().click();
  await field('Skype').fill('x');
  await more().click();
  await expect.element(field('Skype')).toHaveAccessibleDescription(/Skype must have/);
  await more().click();
  await create().click();
  await expect.element(field('Skype')).toHaveFocus();
  expect(http.sent(PATHS.register)).toEqual([]);
});

test('[REG-12] [REG-13] what the platform asks for is in the form, and a single contact has no button', async () => {
  await open();
  await expect.element(more()).toBeVisible();
  await currency().selectOptions('VND');
  await expect.element(field(/^Zalo/)).toBeVisible();
  await expect.element(field('Skype')).toBeVisible();
  expect(page.getByRole('button', { name: 'More contact details' }).elements()).toEqual([]);
});
